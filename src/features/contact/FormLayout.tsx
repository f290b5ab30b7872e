import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink'
import styles from './FormLayout.module.css'

interface FormLayoutProps {
  readonly name: ReactNode
  readonly email: ReactNode
  readonly phone: ReactNode
  readonly company: ReactNode
  readonly subject: ReactNode
  readonly message: ReactNode
  /** Why the last message did not go out. */
  readonly problem?: ReactNode
  /** What is wrong with the form as a whole; announced when it appears. */
  readonly error?: string | undefined
  readonly submit: ReactNode
}

/** Where everything stands, the same before the form is live and after. */
export function FormLayout({ problem, error, submit, ...fields }: FormLayoutProps) {
  const { t } = useTranslation('contact')
  return (
    <div className={styles.form}>
      {fields.name}
      {fields.email}
      {fields.phone}
      {fields.company}
      <div className={styles.wide}>{fields.subject}</div>
      <div className={styles.wide}>{fields.message}</div>
      <div className={styles.ending}>
        {problem}
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <p className={styles.note}>
          {t('required_note')} {t('privacy_note')}{' '}
          <PageLink page="privacy">{t('privacy_link')}</PageLink>
        </p>
        <div className={styles.submit}>{submit}</div>
      </div>
    </div>
  )
}
