import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectLanguage } from '@/i18n/languageSlice'
import { notify } from '@/ui/notifications/notify'
import type { ContactDetails } from '../contactDetails'
import { bookDemo, canTryAgain } from './bookDemo'
import { selectAppointment } from './bookingSlice'
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
    if (!appointment) return
    const result = await dispatch(bookDemo({ appointment, details, industry, language }))
    if (bookDemo.fulfilled.match(result)) notify(t('success_title'), 'success')
    else if (result.payload && canTryAgain(result.payload)) notify(t('error_scheduling'), 'error')
  }
}
