import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { FieldPlace } from '../../ui/FieldPlace'
import { ErrorAlert } from '../../ui/ErrorAlert'
import { FormLayout } from './FormLayout'

interface WaitingFormProps {
  /** Set where the form could not be loaded. */
  readonly unavailable?: boolean
}

/** The form before it is live: the places of its fields, into which nothing can be typed. */
export function WaitingForm({ unavailable = false }: WaitingFormProps) {
  const { t } = useTranslation('contact')
  const { email } = siteConfig
  return (
    <div role="group" aria-label={t('form_label')} aria-busy={!unavailable}>
      <FormLayout
        name={<FieldPlace label={t('name')} required />}
        email={<FieldPlace label={t('email')} required />}
        phone={<FieldPlace label={t('phone')} required />}
        company={<FieldPlace label={t('company')} />}
        subject={<FieldPlace label={t('subject')} />}
        message={<FieldPlace label={t('message')} required lines />}
        problem={
          unavailable && (
            <ErrorAlert>
              <p>
                {t('unavailable')} <a href={`mailto:${email}`}>{email}</a>
              </p>
            </ErrorAlert>
          )
        }
        submit={<Button disabled>{t('send')}</Button>}
      />
    </div>
  )
}
