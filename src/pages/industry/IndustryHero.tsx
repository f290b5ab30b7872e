import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Bubble } from '@/ui/Bubble'
import { Illustration } from '@/ui/Illustration'
import { PageLink } from '@/ui/PageLink'
import { Section } from '@/ui/Section'
import { DemoButton, type SectionProps } from './section'
import styles from './IndustryHero.module.css'

export function IndustryHero({ industry, content }: SectionProps) {
  const { t } = useTranslation('industry')
  const { figure } = content
  return (
    <Section columns={[7, 5]} className={styles.hero}>
      <div className={styles.pitch}>
        <div className={styles.trail}>
          <Link component={PageLink} page="industries" variant="body2" color="textSecondary">
            {t('all_industries')}
          </Link>
          <Chip label={content.tagline} />
        </div>
        <Typography variant="h1">{content.title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.description}
        </Typography>
        <DemoButton industry={industry} />
      </div>
      <div className={styles.scene}>
        <Illustration
          src={`/pictures/industries/${industry}.svg`}
          inFirstView
          className={styles.picture}
        />
        <Bubble component="p" className={styles.figure}>
          <span>{figure.before}</span>{' '}
          <Typography variant="h1" component="strong" color="textPrimary">
            {figure.value}
          </Typography>{' '}
          <span>{figure.after}</span>
        </Bubble>
      </div>
    </Section>
  )
}
