import type { FormikHelpers } from 'formik'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { defaultTimeZone, getDeviceTimeZone } from '@/time/deviceTime'
import { servicesUnavailable } from './contactSlice'
import type { ContactMessage } from './domain/contactFields'
import type { FormServices } from './loadFormServices'

/** Returns Formik's `onSubmit`, which sends the message and shows the outcome in a toast. */
export function useSubmitContactForm(loadServices: () => Promise<FormServices | undefined>) {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)

  return async (message: ContactMessage, { setErrors }: FormikHelpers<ContactMessage>) => {
    const services = await loadServices()
    if (!services) {
      dispatch(servicesUnavailable())
      return
    }
    const { notify, readOrigin, submitContactForm, validateMessage } = services
    // Formik has not validated if the services were still loading when the form was submitted.
    const errors = validateMessage(message)
    if (Object.keys(errors).length > 0) {
      setErrors(errors)
      return
    }
    const timeZone = getDeviceTimeZone() ?? defaultTimeZone
    const origin = readOrigin(window)
    const result = await dispatch(submitContactForm({ message, language, timeZone, origin }))
    if (submitContactForm.fulfilled.match(result)) notify(t('success'), 'success')
    else if (result.payload) notify(t('error_sending'), 'error')
  }
}
