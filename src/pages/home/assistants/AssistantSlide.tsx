import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantCard } from '../../../features/assistants'
import type { AssistantKey } from '../../../site/assistants'
import styles from './AssistantCarousel.module.css'

interface AssistantSlideProps {
  readonly assistant: AssistantKey
  /** From 1 to the number of slides. */
  readonly position: number
  readonly count: number
  readonly selected: boolean
  /** Out of view, it is out of reach too. */
  readonly inView: boolean
}

/** A card in the carousel. Only those are rendered again that come, go or change their size. */
export const AssistantSlide = memo(function AssistantSlide({
  assistant,
  position,
  count,
  selected,
  inView,
}: AssistantSlideProps) {
  const { t } = useTranslation('ai_assistants')
  return (
    <div
      className={selected ? `${styles.slide} ${styles.selected}` : styles.slide}
      role="group"
      aria-roledescription={t('slide_role')}
      aria-label={t('slide_label', { position, count })}
      inert={!inView}
    >
      <div className={styles.card}>
        <AssistantCard assistant={assistant} />
      </div>
    </div>
  )
})
