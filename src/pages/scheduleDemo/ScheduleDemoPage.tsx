import { BookingWizard } from '@/features/booking'
import { DemoAgenda } from './DemoAgenda'

export default function ScheduleDemoPage() {
  return (
    <>
      <BookingWizard />
      <DemoAgenda />
    </>
  )
}
