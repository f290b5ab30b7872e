import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink'
import { contactFields, type ContactField } from './domain/contactFields'
import styles from './ContactFormLayout.module.css'

interface ContactFormLayoutProps {
  readonly renderField: (field: ContactField, label: string) => ReactNode
  /** Why the last message did not go out, or the form is not there. */
  readonly alert?: ReactNode
  /** What is wrong with the form as a whole; announced when it appears. */
  readonly error?: string | undefined
  readonly submitButton: ReactNode
}

/** The layout that the contact form and its skeleton share. */
export function ContactFormLayout({
  renderField,
  alert,
  error,
  submitButton,
}: ContactFormLayoutProps) {
  const { t } = useTranslation('contact')
  return (
    <div className={styles.form}>
      {contactFields.map((field) => (
        <div key={field.name} className={field.isFullWidth ? styles.fullWidth : undefined}>
          {renderField(field, t(field.name))}
        </div>
      ))}
      <div className={styles.ending}>
        {alert}
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <p className={styles.note}>
          {t('required_note')} {t('privacy_note')}{' '}
          <PageLink page="privacy">{t('privacy_link')}</PageLink>
        </p>
        <div className={styles.submit}>{submitButton}</div>
      </div>
    </div>
  )
}
