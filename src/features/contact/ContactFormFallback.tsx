import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { ErrorAlert } from '../../ui/ErrorAlert'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** Stands for a contact form that could not be loaded, and names another way to write. */
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
