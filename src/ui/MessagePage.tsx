import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  /** A large mark above the title, such as a status code. */
  readonly mark?: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ mark, title, text, children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      {mark && (
        <p className={styles.mark}>
          <span>{mark}</span>
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
