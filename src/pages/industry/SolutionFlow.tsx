import { AssistantPicture } from '../../features/assistants'
import { useContent } from '../../i18n/useContent'
import type { SectionProps } from './section'
import styles from './SolutionFlow.module.css'

/** The solution in four steps, told as a conversation in which the assistants take turns. */
export function SolutionFlow({ content }: SectionProps) {
  const assistants = useContent('assistants')
  const { title, description, steps } = content.flow
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <div className={styles.bubble}>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </div>
            <p className={styles.assistant}>
              <AssistantPicture assistant={step.assistant} size={44} />
              {assistants[step.assistant].name}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
