import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './Implementation.module.css'

/** What is done before the first conversation, for nothing. */
export function Implementation() {
  const { implementation } = useContent('pricing')
  return (
    <section className={styles.band} aria-labelledby="implementation-title">
      <div className={styles.content}>
        <div className={styles.claim}>
          <p className={styles.zero} aria-hidden="true">
            0
          </p>
          <h2 id="implementation-title">{implementation.title}</h2>
          <p className={styles.description}>{implementation.description}</p>
        </div>
        <Reveal>
          <ol className={styles.steps}>
            {implementation.steps.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </section>
  )
}
