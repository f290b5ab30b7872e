import type { AppointmentChange } from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import type { Appointment } from './types'

/** The appointment that the contact service tells of; without a zone it is in UTC. */
export const toAppointment = ({
  due_date: date,
  due_time: time,
  source_timezone: zone,
}: BookedAppointment): Appointment => ({ date, time, timeZone: zone || 'UTC' })

export const toAppointmentChange = ({ date, time, timeZone }: Appointment): AppointmentChange => ({
  due_date: date,
  due_time: time,
  source_timezone: timeZone,
})
