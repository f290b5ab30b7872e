import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import type { IndustryKey } from '@/site/industries'
import { Bubble } from '@/ui/Bubble'
import { Illustration } from '@/ui/Illustration'
import { ButtonLink } from '@/ui/PageLink'
import styles from './IndustryCard.module.css'

interface IndustryCardProps {
  readonly industry: IndustryKey
  readonly shape: NonNullable<ComponentProps<typeof Bubble>['shape']>
}

const colors = {
  financial: 'sunSoft',
  retail: 'coralSoft',
  automotive: 'skySoft',
  health: 'mintSoft',
} as const satisfies Record<IndustryKey, string>

/** A card about an industry: an example of a first message, and two links. */
export function IndustryCard({ industry, shape }: IndustryCardProps) {
  const { t } = useTranslation('industries')
  const { cards, request_demo } = useContent('industries_page')
  const content = cards[industry]
  const name = t(industry)
  return (
    <Bubble component="article" color={colors[industry]} shape={shape} className={styles.card}>
      <div className={styles.scene}>
        <Illustration src={`/pictures/industries/${industry}.svg`} className={styles.picture} />
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
          <span>{request_demo}</span>
          <span className="visually-hidden">{` (${name})`}</span>
        </ButtonLink>
      </div>
    </Bubble>
  )
}
