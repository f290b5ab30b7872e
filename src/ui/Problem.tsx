import type { ReactNode } from 'react'
import styles from './Problem.module.css'

interface ProblemProps {
  /** What went wrong, where that is not all that there is to say. */
  readonly title?: string | undefined
  /** What the visitor can do about it. */
  readonly children: ReactNode
}

/** What went wrong and how to go on; it interrupts a screen reader. */
export function Problem({ title, children }: ProblemProps) {
  return (
    <div className={styles.problem} role="alert">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
