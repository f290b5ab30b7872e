import { AssistantPicture } from '../../features/assistants'
import { useContent } from '../../i18n/useContent'
import { assistantKeys } from '../../site/assistants'
import { ButtonLink } from '../../ui/ButtonLink'
import styles from './Introduction.module.css'

/** The page's question in a bubble, and its answer in another, on which the assistants arrive. */
export function Introduction() {
  const { tagline, title, answer, book_demo, watch } = useContent('how')
  return (
    <section className={styles.introduction}>
      <div className={styles.question}>
        <p className={styles.tagline}>{tagline}</p>
        <h1>{title}</h1>
      </div>
      <div className={styles.reply}>
        <div className={styles.arrivals}>
          {assistantKeys.map((assistant) => (
            <AssistantPicture key={assistant} assistant={assistant} size={84} />
          ))}
        </div>
        <p className={styles.answer}>{answer}</p>
        <div className={styles.actions}>
          <ButtonLink page="scheduleDemo">{book_demo}</ButtonLink>
          <a className={styles.watch} href="#conversation">
            {watch}
          </a>
        </div>
      </div>
    </section>
  )
}
