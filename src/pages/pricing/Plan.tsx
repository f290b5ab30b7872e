import { discountPercent, type PlanId, type PricingPlan } from '../../content/plans'
import { fillIn } from '../../i18n/fillIn'
import { selectLanguage } from '../../i18n/languageSlice'
import { formatNumber, formatPercent } from '../../i18n/format'
import { useContent } from '../../i18n/useContent'
import { useAppSelector } from '../../store/hooks'
import { ButtonLink } from '../../ui/ButtonLink'
import styles from './Plan.module.css'

interface PlanProps {
  readonly plan: PricingPlan & { readonly id: PlanId }
}

/** A plan: how much it holds, what it costs, what it includes. */
export function Plan({ plan }: PlanProps) {
  const content = useContent('pricing')
  const language = useAppSelector(selectLanguage)
  const number = (value: number) => formatNumber(value, language)
  const { id, featured } = plan
  const titleId = `plan-${id}`

  return (
    <article
      className={[styles.plan, styles[id], featured && styles.featured].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={styles.name}>
        <h2 id={titleId}>{content.plan_names[id]}</h2>
        {featured && <p className={styles.popular}>{content.popular}</p>}
      </div>
      <div className={styles.volume}>
        <p>
          <span className={styles.bubble}>
            <small>{content.up_to}</small> <strong>{number(plan.conversationsPerMonth)}</strong>
          </span>{' '}
          <span className={styles.unit}>{content.conversations}</span>
        </p>
      </div>
      <div className={styles.price}>
        <p className={styles.before}>
          <span className="visually-hidden">{content.original_price}</span>{' '}
          <s>{fillIn(content.price, { price: number(plan.originalPrice) })}</s>{' '}
          <span className={styles.discount}>
            {fillIn(content.discount, { percent: formatPercent(-discountPercent, language) })}
          </span>
        </p>
        <p className={styles.now}>
          <span className="visually-hidden">{content.discounted_price}</span>{' '}
          <strong>{number(plan.discountedPrice)}</strong> {content.per_month}
        </p>
      </div>
      <ul className={styles.features}>
        <li>{fillIn(content.messages, { count: number(plan.messagesPerMonth) })}</li>
        <li>{content.unlimited_users}</li>
        <li>{content.implementation_included}</li>
        <li>{content.support[plan.support]}</li>
      </ul>
      <ButtonLink page="scheduleDemo" variant={featured ? 'contained' : 'outlined'}>
        {content.schedule_meeting}
      </ButtonLink>
    </article>
  )
}
