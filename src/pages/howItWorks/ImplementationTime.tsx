import { useContent } from '../../i18n/useContent'
import styles from './ImplementationTime.module.css'

/** Two weeks, a dot each. */
const days = Array.from({ length: 14 }, (_, day) => day)

/** How long an implementation takes, drawn to scale. */
export function ImplementationTime() {
  const { title, text, items } = useContent('how').time
  return (
    <section className={styles.time} aria-labelledby="time-title">
      <div className={styles.box}>
        <h2 id="time-title">{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day} />
          ))}
        </div>
        <ul className={styles.spans}>
          {items.map(({ before, figure, after }) => (
            <li key={figure}>
              <span>{before}</span> <strong>{figure}</strong> <span>{after}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
