import { useTranslation } from 'react-i18next'
import { plans } from '../../content/plans'
import { fillIn } from '../../i18n/fillIn'
import { ButtonLink } from '../../ui/ButtonLink'
import { DemoButton } from './DemoButton'
import type { SectionProps } from './section'
import styles from './ClosingCall.module.css'

const lowestPrice = Math.min(...plans.map(({ discountedPrice }) => discountedPrice))

/** The last two lines of the conversation: what it costs, and where to see it. */
export function ClosingCall({ industry, content }: SectionProps) {
  const { t } = useTranslation('industry')
  const { pricing, demo } = content
  return (
    <section className={styles.section}>
      <div className={styles.pricing}>
        <h2>{pricing.title}</h2>
        <p>{fillIn(pricing.description, { price: lowestPrice })}</p>
        <ButtonLink page="pricing" variant="outlined">
          {t('view_pricing')}
        </ButtonLink>
      </div>
      <div className={styles.demo}>
        <h2>{demo.title}</h2>
        <p>{demo.description}</p>
        <DemoButton industry={industry} />
      </div>
    </section>
  )
}
