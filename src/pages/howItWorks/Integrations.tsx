import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './Integrations.module.css'

/** The systems that an assistant is connected to. */
export function Integrations() {
  const { title, items } = useContent('how').integrations
  return (
    <section className={styles.integrations} aria-labelledby="integrations-title">
      <div className={styles.inner}>
        <h2 id="integrations-title">{title}</h2>
        <ul>
          {items.map((system) => (
            <li key={system.title}>
              <Reveal>
                <h3>{system.title}</h3>
                <p>{system.description}</p>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
