import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './ProcessSteps.module.css'

/** The four steps as a stair that leads across the page. */
export function ProcessSteps() {
  const { title, result_label, items } = useContent('how').steps
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <h2 id="process-title">{title}</h2>
      <ol className={styles.steps}>
        {items.map((step, index) => (
          <li key={step.title}>
            <Reveal className={styles.step}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
                <p className={styles.result}>
                  <span>{result_label}</span> {step.result}
                </p>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
    </section>
  )
}
