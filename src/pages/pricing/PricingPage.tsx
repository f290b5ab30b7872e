import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { BuyerQuestions } from './BuyerQuestions'
import { CallToAction } from './CallToAction'
import { Implementation } from './Implementation'
import { PageHeader } from './PageHeader'
import { Plans } from './Plans'

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
