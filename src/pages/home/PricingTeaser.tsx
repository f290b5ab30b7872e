import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { cheapestPlan, discountPercent } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import styles from './PricingTeaser.module.css'

/** So many characters of the giant font fit into a phone. */
const maxGiantLength = 4

/** The price of the smallest plan in large type, and what every plan includes. */
export function PricingTeaser() {
  const { pricing } = useContent('home')
  const language = useTextLanguage()
  const { discountedPrice, originalPrice } = cheapestPlan
  const amount = fillIn(pricing.amount, { price: formatNumber(discountedPrice, language) })
  return (
    <Section>
      <Reveal className={styles.pricing}>
        <SectionHeading title={pricing.title}>
          <ul className={styles.points}>
            {pricing.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink page="pricing">{pricing.view_plans}</ButtonLink>
        </SectionHeading>
        <div className={styles.price}>
          <p className={styles.amount}>
            <span>{pricing.starting_at}</span>{' '}
            {amount.length > maxGiantLength ? (
              // In a span, because a direct child has the giant font.
              <span>
                <Typography component="strong" variant="h2" color="textPrimary">
                  {amount}
                </Typography>
              </span>
            ) : (
              <strong>{amount}</strong>
            )}{' '}
            <span>{pricing.per_month}</span>
          </p>
          <span>{pricing.before}</span>{' '}
          <s>{fillIn(pricing.original, { price: formatNumber(originalPrice, language) })}</s>{' '}
          <Chip
            component="span"
            color="warning"
            label={fillIn(pricing.discount, { percent: discountPercent })}
          />
        </div>
      </Reveal>
    </Section>
  )
}
