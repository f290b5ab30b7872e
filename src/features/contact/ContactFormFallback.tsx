import { useTranslation } from 'react-i18next'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** Shown if the contact form could not be loaded; offers an e-mail address instead. */
export function ContactFormFallback() {
  const { t } = useTranslation('contact')
  return (
    <ContactFormSkeleton
      alert={
        <ErrorAlert>
          <p>
            {t('unavailable')} <EmailLink />
          </p>
        </ErrorAlert>
      }
    />
  )
}
