import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { discountPercent, plans, type PricingPlan } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { BulletList } from '@/ui/BulletList'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import styles from './Plans.module.css'

/** The plans side by side, with their parts in common rows. */
export const Plans = () => (
  <Container className={styles.plans}>
    {plans.map((plan) => (
      <Plan key={plan.id} plan={plan} />
    ))}
  </Container>
)

function Plan({ plan }: { readonly plan: PricingPlan }) {
  const content = useContent('pricing')
  const language = useTextLanguage()
  const { id, featured } = plan
  const titleId = `plan-${id}`
  const count = formatNumber(plan.messagesPerMonth, language)

  return (
    <Card
      component="article"
      className={`${styles.plan} ${styles[id]} ${featured ? styles.featured : styles.plain}`}
      aria-labelledby={titleId}
    >
      <div className={styles.name}>
        <Typography variant="h3" component="h2" id={titleId}>
          {content.plan_names[id]}
        </Typography>
        {featured && <Chip component="p" label={content.popular} />}
      </div>
      <Price plan={plan} />
      <p className={styles.volume}>
        <Reveal component="span" className={styles.bubble}>
          <small>{content.up_to}</small>{' '}
          <strong>{formatNumber(plan.conversationsPerMonth, language)}</strong>
        </Reveal>{' '}
        <span>{content.conversations}</span>
      </p>
      <BulletList
        hasChecks
        className={styles.features}
        items={[
          fillIn(content.messages, { count }),
          content.unlimited_users,
          content.implementation_included,
          content.support[plan.support],
        ]}
      />
      <ButtonLink page="scheduleDemo" variant={featured ? 'contained' : 'outlined'}>
        {content.schedule_meeting}
      </ButtonLink>
    </Card>
  )
}

/** So many characters of a figure fit into the narrowest plan. */
const maxFigureLength = 7

function Price({ plan }: { readonly plan: PricingPlan }) {
  const content = useContent('pricing')
  const language = useTextLanguage()
  const originalPrice = formatNumber(plan.originalPrice, language)
  const amount = fillIn(content.amount, { price: formatNumber(plan.discountedPrice, language) })
  return (
    <div className={styles.price}>
      <Typography color="textSecondary" className={styles.before}>
        <span className="visually-hidden">{content.original_price}</span>{' '}
        <s>{fillIn(content.price, { price: originalPrice })}</s>{' '}
        <Chip
          component="span"
          size="small"
          color="warning"
          label={fillIn(content.discount, { percent: discountPercent })}
        />
      </Typography>
      <p className={styles.now}>
        <span className="visually-hidden">{content.discounted_price}</span>{' '}
        <Typography component="strong" variant={amount.length > maxFigureLength ? 'h2' : 'figure'}>
          {amount}
        </Typography>{' '}
        <span>{content.per_month}</span>
      </p>
    </div>
  )
}
