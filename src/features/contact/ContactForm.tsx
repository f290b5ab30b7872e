import { Formik } from 'formik'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { defaultTimeZone, getDeviceTimeZone } from '@/time/deviceTime'
import { notify } from '@/ui/notifications/notify'
import { readOrigin, restoreDraft } from '../contactDetails'
import { ContactFormContent } from './ContactFormContent'
import { selectDraft } from './contactSlice'
import { getEmptyMessage, validateMessage, type ContactMessage } from './domain/contactFields'
import { submitContactForm } from './submitContactForm'
import type { ContactFormProps } from './useTakeOver'

/** The contact form. */
export default function ContactForm({ prerendered }: ContactFormProps) {
  const draft = useAppSelector(selectDraft)
  return (
    <Formik<ContactMessage>
      {...restoreDraft(draft, getEmptyMessage())}
      validate={validateMessage}
      onSubmit={useSubmitContactForm()}
    >
      <ContactFormContent prerendered={prerendered} />
    </Formik>
  )
}

/** Returns Formik's `onSubmit`, which sends the message and shows the outcome in a toast. */
function useSubmitContactForm() {
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
