import { ManageAppointment } from '@/features/booking'

export default function AppointmentPage() {
  return <ManageAppointment />
}
