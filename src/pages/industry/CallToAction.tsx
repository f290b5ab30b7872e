import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { cheapestPlan } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { Section } from '@/ui/Section'
import { DemoButton, type SectionProps } from './section'
import styles from './sections.module.css'

/** The end of the page: the lowest price, and a link to book a demo. */
export function CallToAction({ industry, content }: SectionProps) {
  const { t } = useTranslation('industry')
  const { pricing, demo } = content
  const price = formatNumber(cheapestPlan.discountedPrice, useTextLanguage())
  return (
    <Section joined className={styles.bubbles}>
      <Bubble shape="bubbleLarge" className={styles.pricing}>
        <Typography variant="h3" component="h2">
          {pricing.title}
        </Typography>
        <Typography color="textSecondary">{fillIn(pricing.description, { price })}</Typography>
        <ButtonLink page="pricing" variant="outlined">
          {t('view_pricing')}
        </ButtonLink>
      </Bubble>
      <Bubble color="indigoSoft" shape="replyLarge" className={styles.demo}>
        <Typography variant="h2">{demo.title}</Typography>
        <Typography variant="lead">{demo.description}</Typography>
        <DemoButton industry={industry} />
      </Bubble>
    </Section>
  )
}
