import type { AppointmentChange, Cancellation } from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import type { FieldDefinition } from '@/features/contactDetails/domain/fields'
import { createValidationSchema } from '@/features/contactDetails/domain/validation'
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

/** The values of the form that cancels a demo. */
export interface CancellationForm {
  readonly reason: string
}

/** `maxLength` is the limit of the contact service. */
export const reasonField = {
  name: 'reason',
  kind: 'textarea',
  isRequired: false,
  maxLength: 500,
} as const satisfies FieldDefinition

export const cancellationFormSchema = createValidationSchema([reasonField])

/** Returns the request's body; undefined, so that the request has none, if the reason is blank. */
export const toCancellation = ({ reason }: CancellationForm): Cancellation | undefined =>
  reason.trim() === '' ? undefined : { reason: reason.trim() }
