import Container from '@mui/material/Container'
import { plans } from '@/content/plans'
import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import { FaqSection } from '@/ui/FaqList'
import { CallToAction } from './CallToAction'
import { Implementation } from './Implementation'
import { PageHeader } from './PageHeader'
import { Plan } from './Plan'
import styles from './Plan.module.css'

export default function PricingPage() {
  const { title, faqs } = useContent('buyer_questions')
  return (
    <StreamedSections>
      <PageHeader />
      <Container className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </Container>
      <Implementation />
      <Customers cases={proof.cases} logos={proof.logos} />
      <FaqSection title={title} faqs={faqs} />
      <CallToAction />
    </StreamedSections>
  )
}
