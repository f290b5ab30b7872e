import { Formik } from 'formik'
import { useAppSelector } from '@/store/hooks'
import type { FieldErrors } from '../contactDetails'
import { ContactFormContent } from './ContactFormContent'
import { selectDraft } from './contactSlice'
import { getEmptyMessage, type ContactMessage } from './domain/contactFields'
import { useFormServices } from './useFormServices'
import { useSubmitContactForm } from './useSubmitContactForm'

/** The contact form. Visitors can type while the code that validates and sends is still loading. */
export default function ContactForm() {
  const draft = useAppSelector(selectDraft)
  const { services, loadServices } = useFormServices()
  const submit = useSubmitContactForm(loadServices)

  const validate = async (message: ContactMessage): Promise<FieldErrors<ContactMessage>> =>
    (await loadServices())?.validateMessage(message) ?? {}

  return (
    <Formik<ContactMessage>
      initialValues={draft?.details ?? getEmptyMessage()}
      initialTouched={{ country: draft?.countryChosen ?? false }}
      validate={validate}
      onSubmit={submit}
    >
      <ContactFormContent services={services} onEngage={loadServices} />
    </Formik>
  )
}
