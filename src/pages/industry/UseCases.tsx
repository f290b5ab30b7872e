import { useTranslation } from 'react-i18next'
import { AssistantPicture } from '../../features/assistants'
import { useContent } from '../../i18n/useContent'
import type { SectionProps } from './section'
import { UseCaseIcon } from './UseCaseIcon'
import styles from './UseCases.module.css'

/** Four bubbles of unlike size, each with the assistant that is recommended for it. */
export function UseCases({ content }: SectionProps) {
  const { t } = useTranslation('industry')
  const assistants = useContent('assistants')
  const { title, description, items } = content.useCases
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <ul className={styles.mosaic}>
        {items.map((useCase) => (
          <li key={useCase.title} className={styles[useCase.tone]}>
            <UseCaseIcon icon={useCase.icon} />
            <h3>{useCase.title}</h3>
            <p>{useCase.description}</p>
            <p className={styles.recommended}>
              <AssistantPicture assistant={useCase.assistant} size={40} />
              {t('recommended', { assistant: assistants[useCase.assistant].name })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
