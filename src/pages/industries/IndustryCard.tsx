import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { StructuredContent } from '@/content/es'
import type { IndustryKey } from '@/site/industries'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { IndustryPicture } from '@/ui/IndustryPicture'
import styles from './IndustryCard.module.css'

interface IndustryCardProps {
  readonly industry: IndustryKey
  readonly content: StructuredContent['industries_page']['cards'][IndustryKey]
  /**
   * The label of the booking button, which continues with the industry's name for screen readers.
   */
  readonly request: string
  readonly shape: NonNullable<ComponentProps<typeof Bubble>['shape']>
}

const colors = {
  financial: 'sunSoft',
  retail: 'coralSoft',
  automotive: 'skySoft',
  health: 'mintSoft',
} as const

/** A card about an industry: an example of a first message, and two links. */
export function IndustryCard({ industry, content, request, shape }: IndustryCardProps) {
  const { t } = useTranslation('industries')
  const name = t(industry)
  return (
    <Bubble component="article" color={colors[industry]} shape={shape} className={styles.card}>
      <div className={styles.scene}>
        <IndustryPicture industry={industry} className={styles.picture} />
        <Bubble component="p" color="indigo" shape="reply" className={styles.message}>
          {content.message}
        </Bubble>
      </div>
      <Typography variant="h2" component="h3">
        {content.title}
      </Typography>
      <p className={styles.description}>{content.description}</p>
      <div className={styles.actions}>
        <ButtonLink page={industry}>{content.view}</ButtonLink>
        <ButtonLink page="scheduleDemo" query={{ industry: name }} variant="outlined">
          <span>{request}</span>
          <span className="visually-hidden">{` (${name})`}</span>
        </ButtonLink>
      </div>
    </Bubble>
  )
}
