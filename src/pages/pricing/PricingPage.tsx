import { InPieces } from '../../ui/InPieces'
import { CallToAction } from './CallToAction'
import { Implementation } from './Implementation'
import { PageHeader } from './PageHeader'
import { Plans } from './Plans'

export default function PricingPage() {
  return (
    <InPieces>
      <PageHeader />
      <Plans />
      <Implementation />
      <CallToAction />
    </InPieces>
  )
}
