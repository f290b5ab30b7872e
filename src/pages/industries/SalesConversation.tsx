import { Suspense } from 'react'
import type { Titled } from '../../content/types'
import { DemoChat } from '../../features/demoChat'
import { Reveal } from '../../ui/Reveal'
import styles from './SalesConversation.module.css'

/** The conversations of all assistants, the sales assistant's first. */
export function SalesConversation({ title, description }: Titled) {
  return (
    <section className={styles.band}>
      <Reveal className={styles.section}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          <p>{description}</p>
        </div>
        <div className={styles.chat}>
          <Suspense fallback={null}>
            <DemoChat assistant="salesbot" />
          </Suspense>
        </div>
      </Reveal>
    </section>
  )
}
