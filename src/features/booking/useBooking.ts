import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks'
import { selectLanguage } from '../../i18n/languageSlice'
import { notify } from '../../ui/notifications/notify'
import type { ContactDetails } from '../contactDetails'
import { bookDemo } from './bookDemo'
import { selectAppointment } from './bookingSlice'
import { useOwnTimeZone } from './useAppointment'
import { useIndustry } from './useIndustry'

/** Books the chosen appointment for the details given, and says in a toast how it went. */
export function useBooking(): (details: ContactDetails) => Promise<void> {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const industry = useIndustry()
  const ownTimeZone = useOwnTimeZone()
  const store = useAppStore()

  return async (details) => {
    // Read when it is needed, so that the form need not follow each choice in the calendar.
    const appointment = selectAppointment(store.getState(), ownTimeZone)
    if (!appointment) return
    const result = await dispatch(bookDemo({ appointment, details, industry, language }))
    if (bookDemo.fulfilled.match(result)) notify(t('success_title'), 'success')
    else if (result.payload && result.payload !== 'slotTaken')
      notify(t('error_scheduling'), 'error')
  }
}
