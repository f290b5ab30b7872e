import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { defaultTimeZone, getDeviceTimeZone } from '@/time/deviceTime'
import { notify } from '@/ui/notifications/notify'
import { readOrigin } from '../contactDetails'
import type { ContactMessage } from './domain/contactFields'
import { submitContactForm } from './submitContactForm'

/** Returns Formik's `onSubmit`, which sends the message and shows the outcome in a toast. */
export function useSubmitContactForm() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)

  return async (message: ContactMessage) => {
    const timeZone = getDeviceTimeZone() ?? defaultTimeZone
    const origin = readOrigin(window)
    const result = await dispatch(submitContactForm({ message, language, timeZone, origin }))
    if (submitContactForm.fulfilled.match(result)) notify(t('success'), 'success')
    else if (result.payload) notify(t('error_sending'), 'error')
  }
}
