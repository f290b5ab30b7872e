import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { Button } from '../../ui/Button'
import { Problem } from '../../ui/Problem'
import { TextArea } from '../../ui/TextArea'
import { TextInput } from '../../ui/TextInput'
import { FormLayout } from './FormLayout'
import styles from './WaitingForm.module.css'

interface WaitingFormProps {
  /** Set where the form could not be loaded. */
  readonly unavailable?: boolean
}

/** The form before it is live: its fields hold the space, and nothing can be typed or sent. */
export function WaitingForm({ unavailable = false }: WaitingFormProps) {
  const { t } = useTranslation('contact')
  const { email } = siteConfig
  return (
    <fieldset className={styles.waiting} disabled aria-busy={!unavailable}>
      <legend className="visually-hidden">{t('form_label')}</legend>
      <FormLayout
        name={<TextInput label={t('name')} required />}
        email={<TextInput label={t('email')} required />}
        phone={<TextInput label={t('phone')} required />}
        company={<TextInput label={t('company')} />}
        subject={<TextInput label={t('subject')} />}
        message={<TextArea label={t('message')} required />}
        problem={
          unavailable && (
            <Problem>
              <p>
                {t('unavailable')} <a href={`mailto:${email}`}>{email}</a>
              </p>
            </Problem>
          )
        }
        submit={<Button disabled>{t('send')}</Button>}
      />
    </fieldset>
  )
}
