import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantCard } from '../../../features/assistants'
import { useContent } from '../../../i18n/useContent'
import { assistantKeys } from '../../../site/assistants'
import styles from './AssistantCarousel.module.css'
import { CarouselControls } from './CarouselControls'
import { useCarousel } from './useCarousel'

const count = assistantKeys.length

/** The carousel of the ARIA Authoring Practices, in its grouped kind; nothing moves by itself. */
export default function AssistantCarousel() {
  const { t } = useTranslation('ai_assistants')
  const assistants = useContent('assistants')
  const { approach, viewport, selected, isInView, ...moves } = useCarousel(count)
  const [moved, setMoved] = useState(false)
  const names = assistantKeys.map((key) => assistants[key].name)
  const position = (selected ?? 0) + 1
  const name = selected === undefined ? undefined : names[selected]

  const classOf = (index: number) =>
    index === selected ? `${styles.slide} ${styles.selected}` : styles.slide

  return (
    <section
      ref={approach}
      aria-roledescription={t('carousel_role')}
      aria-label={t('carousel_label')}
    >
      <div
        ref={viewport}
        className={selected === undefined ? styles.viewport : `${styles.viewport} ${styles.active}`}
      >
        <div className={styles.slides}>
          {assistantKeys.map((key, index) => (
            <div
              key={key}
              className={classOf(index)}
              role="group"
              aria-roledescription={t('slide_role')}
              aria-label={t('slide_label', { position: index + 1, count })}
              inert={!isInView(index)}
            >
              <div className={styles.card}>
                <AssistantCard assistant={key} />
              </div>
            </div>
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
