import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { assistantKeys } from '@/site/assistants'
import styles from './AssistantCarousel.module.css'
import { AssistantSlide } from './AssistantSlide'
import { CarouselControls } from './CarouselControls'
import { useCarousel } from './useCarousel'

const count = assistantKeys.length

/** The grouped carousel of the ARIA Authoring Practices, without automatic rotation. */
export default function AssistantCarousel() {
  const { t } = useTranslation('ai_assistants')
  const assistants = useContent('assistants')
  const { sectionRef, viewport, selected, deferredSelected, isInView, ...moves } =
    useCarousel(count)
  const [moved, setMoved] = useState(false)
  const names = assistantKeys.map((key) => assistants[key].name)
  const position = (selected ?? 0) + 1
  const name = selected === undefined ? undefined : names[selected]

  return (
    <section
      ref={sectionRef}
      aria-roledescription={t('carousel_role')}
      aria-label={t('carousel_label')}
    >
      <div
        ref={viewport}
        className={selected === undefined ? styles.viewport : `${styles.viewport} ${styles.active}`}
      >
        <div className={styles.slides}>
          {assistantKeys.map((key, index) => (
            <AssistantSlide
              key={key}
              assistant={key}
              position={index + 1}
              count={count}
              selected={index === deferredSelected}
              inView={isInView(index)}
            />
          ))}
        </div>
      </div>
      <CarouselControls
        names={names}
        selected={selected}
        {...moves}
        onMove={() => {
          setMoved(true)
        }}
      />
      <p role="status" className="visually-hidden">
        {moved && name && t('announcement', { name, position, count })}
      </p>
    </section>
  )
}
