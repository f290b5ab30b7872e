import { discountPercent, plans } from '../../content/plans'
import { fillIn } from '../../i18n/fillIn'
import { useContent } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/ButtonLink'
import { Reveal } from '../../ui/Reveal'
import styles from './PricingTeaser.module.css'

const cheapest = plans.reduce((one, other) =>
  other.discountedPrice < one.discountedPrice ? other : one,
)

/** What the smallest plan costs, as large as it goes, and what every plan includes. */
export function PricingTeaser() {
  const { pricing } = useContent('home')
  return (
    <section className={styles.section} aria-labelledby="pricing-title">
      <Reveal className={styles.content}>
        <div className={styles.pitch}>
          <h2 id="pricing-title" className={styles.title}>
            {pricing.title}
          </h2>
          <ul className={styles.points}>
            {pricing.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink page="pricing">{pricing.view_plans}</ButtonLink>
        </div>
        <div className={styles.price}>
          <p className={styles.discount}>
            {fillIn(pricing.discount, { percent: discountPercent })}
          </p>
          <p className={styles.amount}>
            <span>{pricing.starting_at}</span> <strong>{cheapest.discountedPrice}</strong>{' '}
            <span>{pricing.per_month}</span>
          </p>
          <p className={styles.before}>
            <s>{fillIn(pricing.before, { price: cheapest.originalPrice })}</s>
          </p>
        </div>
      </Reveal>
    </section>
  )
}
