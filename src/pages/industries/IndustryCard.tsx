import { useTranslation } from 'react-i18next'
import type { StructuredContent } from '../../content/es'
import type { IndustryKey } from '../../site/industries'
import { ButtonLink } from '../../ui/ButtonLink'
import { IndustryPicture } from '../../ui/IndustryPicture'
import styles from './IndustryCard.module.css'

interface IndustryCardProps {
  readonly industry: IndustryKey
  readonly content: StructuredContent['industries_page']['cards'][IndustryKey]
  /** What the button to the booking says; the industry's name follows for those who hear it. */
  readonly request: string
}

/** An industry with the first message that lands in its inbox, and two ways on. */
export function IndustryCard({ industry, content, request }: IndustryCardProps) {
  const { t } = useTranslation('industries')
  const name = t(industry)
  return (
    <article className={`${styles.card} ${styles[industry] ?? ''}`}>
      <div className={styles.scene}>
        <IndustryPicture industry={industry} className={styles.picture} />
        <p className={styles.message}>{content.message}</p>
      </div>
      <h3>{content.title}</h3>
      <p className={styles.description}>{content.description}</p>
      <div className={styles.actions}>
        <ButtonLink page={industry}>{content.view}</ButtonLink>
        <ButtonLink page="scheduleDemo" query={{ industry: name }} variant="outlined">
          {request}
          <span className="visually-hidden"> ({name})</span>
        </ButtonLink>
      </div>
    </article>
  )
}
