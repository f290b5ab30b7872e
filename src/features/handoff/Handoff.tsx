import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './Handoff.module.css'

/** How a conversation goes from an assistant to a person: three stages, each with its own trace. */
export function Handoff() {
  const human = useContent('human')
  const { 0: detection, 1: preparation, 2: transfer } = human.stages
  return (
    <section className={styles.section} aria-labelledby="human-title">
      <Reveal className={styles.panel}>
        <div className={styles.heading}>
          <h2 id="human-title" className={styles.title}>
            {human.title}
          </h2>
          <p>{human.description}</p>
        </div>
        <ol className={styles.stages}>
          <li>
            <h3>{detection.title}</h3>
            <p>{detection.description}</p>
            <p className={styles.customer}>{human.example_customer}</p>
          </li>
          <li>
            <h3>{preparation.title}</h3>
            <p>{preparation.description}</p>
            <div className={styles.note}>
              <p className={styles.noteTitle}>{human.example_note_title}</p>
              <p>{human.example_note}</p>
              <ul>
                {human.example_tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </div>
          </li>
          <li>
            <h3>{transfer.title}</h3>
            <p>{transfer.description}</p>
            <p className={styles.agent}>{human.example_agent}</p>
          </li>
        </ol>
      </Reveal>
    </section>
  )
}
