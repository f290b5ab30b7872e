import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import styles from './Assistants.module.css'

const AssistantCarousel = lazy(() => import('./AssistantCarousel'))

/** The five assistants, to be leafed through. */
export function Assistants() {
  const { t } = useTranslation('ai_assistants')
  return (
    <Section id="ai-assistants" titleId="ai-assistants-title" className={styles.content}>
      <SectionHeading
        id="ai-assistants-title"
        title={t('title')}
        lead={t('description')}
        layout="center"
      />
      <div className={styles.carousel}>
        <Suspense fallback={null}>
          <AssistantCarousel />
        </Suspense>
      </div>
      <ButtonLink page="howItWorks" variant="outlined" className={styles.more}>
        {t('discover_all')}
      </ButtonLink>
    </Section>
  )
}
