import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/ButtonLink'
import styles from './Assistants.module.css'

const AssistantCarousel = lazy(() => import('./AssistantCarousel'))

/** The five assistants, to be leafed through. */
export function Assistants() {
  const { t } = useTranslation('ai_assistants')
  return (
    <section id="ai-assistants" className={styles.section} aria-labelledby="ai-assistants-title">
      <div className={styles.heading}>
        <h2 id="ai-assistants-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('description')}</p>
      </div>
      <div className={styles.carousel}>
        <Suspense fallback={null}>
          <AssistantCarousel />
        </Suspense>
      </div>
      <ButtonLink page="howItWorks" variant="outlined">
        {t('discover_all')}
      </ButtonLink>
    </section>
  )
}
