import { ManageAppointment } from '@/features/booking'
import { StreamedSections } from '@/hydration/StreamedSections'
import { DemoAgenda } from '../scheduleDemo/ScheduleDemoPage'

export default function AppointmentPage() {
  return (
    <>
      <ManageAppointment />
      <StreamedSections>
        <DemoAgenda />
      </StreamedSections>
    </>
  )
}
