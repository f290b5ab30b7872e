import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { cheapestPlan, discountPercent } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import styles from './sections.module.css'

/** The price of the smallest plan in large type, and what every plan includes. */
export function PricingTeaser() {
  const { pricing } = useContent('home')
  const language = useTextLanguage()
  const { discountedPrice, originalPrice } = cheapestPlan
  return (
    <Section>
      <Reveal className={styles.pricing}>
        <SectionHeading title={pricing.title}>
          <List className={styles.pricingPoints}>
            {pricing.points.map((point) => (
              <ListItem key={point} disableGutters divider>
                {point}
              </ListItem>
            ))}
          </List>
          <ButtonLink page="pricing">{pricing.view_plans}</ButtonLink>
        </SectionHeading>
        <div className={styles.price}>
          <p className={styles.amount}>
            <span>{pricing.starting_at}</span>{' '}
            <strong>
              {fillIn(pricing.amount, { price: formatNumber(discountedPrice, language) })}
            </strong>{' '}
            <span>{pricing.per_month}</span>
          </p>
          <span>{pricing.before}</span>{' '}
          <s>{fillIn(pricing.original, { price: formatNumber(originalPrice, language) })}</s>{' '}
          <Chip
            component="span"
            size="small"
            color="warning"
            label={fillIn(pricing.discount, { percent: discountPercent })}
          />
        </div>
      </Reveal>
    </Section>
  )
}
