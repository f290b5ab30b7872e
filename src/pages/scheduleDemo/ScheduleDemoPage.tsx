import { BookingWizard } from '@/features/booking'

export default function ScheduleDemoPage() {
  return <BookingWizard />
}
