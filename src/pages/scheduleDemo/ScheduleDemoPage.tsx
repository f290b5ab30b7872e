import { BookingWizard } from '@/features/booking'
import { StreamedSections } from '@/hydration/StreamedSections'
import { DemoAgenda } from './DemoAgenda'

export default function ScheduleDemoPage() {
  return (
    <>
      <BookingWizard />
      <StreamedSections>
        <DemoAgenda />
      </StreamedSections>
    </>
  )
}
