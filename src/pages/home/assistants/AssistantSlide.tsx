import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantCard } from '@/features/assistants'
import type { AssistantKey } from '@/site/assistants'
import styles from './AssistantCarousel.module.css'

interface AssistantSlideProps {
  readonly assistant: AssistantKey
  /** From 1 to the number of slides. */
  readonly position: number
  readonly count: number
  readonly selected: boolean
  /** A slide out of view is inert. */
  readonly inView: boolean
}

/** A slide of the carousel. Memoized, so that only slides whose props change render again. */
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
