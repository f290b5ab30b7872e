import type { ReactNode } from 'react'
import styles from './ErrorAlert.module.css'

interface ErrorAlertProps {
  /** What went wrong, unless the children say it. */
  readonly title?: string | undefined
  /** What the visitor can do about it. */
  readonly children: ReactNode
}

/** An error and how to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <div className={styles.alert} role="alert">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
