import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectLanguage } from '@/i18n/languageSlice'
import { notify } from '@/ui/notifications/notify'
import { readOrigin, type ContactDetails } from '../contactDetails'
import { bookDemo } from './bookDemo'
import { selectAppointment } from './bookingSlice'
import { checkDate } from './dateCheck'
import { useDeviceTimeZone } from './useAppointment'
import { useIndustry } from './useIndustry'

/** Returns a function that books the chosen appointment and shows the outcome in a toast. */
export function useBooking(): (details: ContactDetails) => Promise<void> {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const industry = useIndustry()
  const deviceTimeZone = useDeviceTimeZone()
  const store = useAppStore()

  return async (details) => {
    // Read on demand, so that the form does not render again with each choice in the calendar.
    const appointment = selectAppointment(store.getState(), deviceTimeZone)
    if (!appointment || !dispatch(checkDate(deviceTimeZone))) return
    const origin = readOrigin(window)
    const outcome = await dispatch(bookDemo({ appointment, details, industry, language, origin }))
    if (bookDemo.fulfilled.match(outcome)) notify(t('success_title'), 'success')
    // Of too many bookings the step itself tells.
    else if (outcome.payload && outcome.payload !== 'tooManyBookings')
      notify(t('error_scheduling'), 'error')
  }
}
