import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ContactFormLayout } from './ContactFormLayout'
import { FieldSkeleton } from './FieldSkeleton'

/** The skeleton of the contact form: it has the size of the form and no form controls. */
export function ContactFormSkeleton() {
  // The document brings along the texts of the whole form.
  const { t } = useTranslation(['contact', 'phone'])
  return (
    <div aria-busy>
      <ContactFormLayout
        renderField={({ kind, isRequired }, label) => (
          <FieldSkeleton label={label} required={isRequired} isMultiline={kind === 'textarea'} />
        )}
        submitButton={
          <Button aria-disabled inert>
            <span>{t('send')}</span>
          </Button>
        }
      />
    </div>
  )
}
