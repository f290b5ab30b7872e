import { useTranslation } from 'react-i18next'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'

/** Replaces a contact form that could not be loaded; offers an e-mail address instead. */
export function ContactFormFallback() {
  const { t } = useTranslation('contact')
  return (
    <ErrorAlert>
      <p>
        <span>{t('unavailable')}</span> <EmailLink />
      </p>
    </ErrorAlert>
  )
}
