import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectLanguage } from '../../i18n/languageSlice'
import { notify } from '../../ui/notifications/notify'
import type { ContactDetails } from '../contactDetails'
import { bookDemo } from './bookDemo'
import { useAppointment } from './useAppointment'
import { useIndustry } from './useIndustry'

/** Books the chosen appointment for the details given, and says in a toast how it went. */
export function useBooking(): (details: ContactDetails) => Promise<void> {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const industry = useIndustry()
  const { appointment } = useAppointment()

  return async (details) => {
    if (!appointment) return
    const result = await dispatch(bookDemo({ appointment, details, industry, language }))
    if (bookDemo.fulfilled.match(result)) notify(t('success_title'), 'success')
    else if (result.payload && result.payload !== 'slotTaken')
      notify(t('error_scheduling'), 'error')
  }
}
