import type { ReactNode } from 'react'
import styles from './StepActions.module.css'

interface StepActionsProps {
  /** What is wrong with the step as a whole; announced when it appears. */
  readonly error?: string
  readonly children: ReactNode
}

/** The buttons that end a step, and above them what keeps it from ending. */
export function StepActions({ error, children }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
