import { BookingWizard, DemoAgenda } from '@/features/booking'
import { StreamedSections } from '@/hydration/StreamedSections'

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
