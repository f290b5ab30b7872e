import Container from '@mui/material/Container'
import { plans } from '@/content/plans'
import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import { FaqList } from '@/ui/FaqList'
import { Section, SectionHeading } from '@/ui/Section'
import { CallToAction } from './CallToAction'
import { Implementation } from './Implementation'
import { PageHeader } from './PageHeader'
import { Plan } from './Plan'
import styles from './Plan.module.css'

export default function PricingPage() {
  return (
    <StreamedSections>
      <PageHeader />
      <Plans />
      <Implementation />
      <Customers cases={proof.cases} logos={proof.logos} />
      <BuyerQuestions />
      <CallToAction />
    </StreamedSections>
  )
}

/** The plans side by side, with bubbles that grow with the number of conversations. */
function Plans() {
  return (
    <Container className={styles.plans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </Container>
  )
}

/** Questions of buyers about prices, data and AI. */
function BuyerQuestions() {
  const { title, faqs } = useContent('buyer_questions')
  return (
    <Section id="questions" titleId="questions-title" columns={[4, 8]}>
      <SectionHeading id="questions-title" title={title} />
      <FaqList faqs={faqs} />
    </Section>
  )
}
