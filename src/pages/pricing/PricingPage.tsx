import { InPieces } from '../../ui/InPieces'
import { Closing } from './Closing'
import { Implementation } from './Implementation'
import { Opening } from './Opening'
import { Plans } from './Plans'

export default function PricingPage() {
  return (
    <InPieces>
      <Opening />
      <Plans />
      <Implementation />
      <Closing />
    </InPieces>
  )
}
