import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** Shown if the contact form could not be loaded; offers an e-mail address instead. */
export function ContactFormFallback() {
  const { t } = useTranslation('contact')
  const { email } = siteConfig
  return (
    <ContactFormSkeleton
      alert={
        <ErrorAlert>
          <p>
            {t('unavailable')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </ErrorAlert>
      }
    />
  )
}
