import { Formik } from 'formik'
import { useAppSelector } from '@/store/hooks'
import { restoreDraft } from '../contactDetails'
import { ContactFormContent } from './ContactFormContent'
import { selectDraft } from './contactSlice'
import { getEmptyMessage, type ContactMessage } from './domain/contactFields'
import { validateMessage } from './domain/validation'
import { useSubmitContactForm } from './useSubmitContactForm'
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
