import {
  getWriteFailure,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import { bookingLinkErrors } from '@/contactService/schemas/responses'

/**
 * Why an appointment could not be shown or changed. `invalid` and `expired` are the link's;
 * `outdated` means that the appointment is not what the page shows, `tooManyChanges` that it can only
 * be cancelled.
 */
export type AppointmentFailure =
  WriteFailure | 'invalid' | 'expired' | 'outdated' | 'slotTaken' | 'tooManyChanges'

const failures: Readonly<Record<string, AppointmentFailure>> = {
  [bookingLinkErrors.invalid]: 'invalid',
  [bookingLinkErrors.expired]: 'expired',
  [bookingLinkErrors.past]: 'outdated',
  [bookingLinkErrors.cancelled]: 'outdated',
  [bookingLinkErrors.tooManyChanges]: 'tooManyChanges',
}

const conflict = 409

const fromServiceError = (error: ContactServiceError): AppointmentFailure => {
  if (error.kind !== 'rejected') return getWriteFailure(error)
  const known = failures[error.code ?? '']
  return known ?? (error.status === conflict ? 'slotTaken' : 'failed')
}

/** @param thrown what a call of the contact service failed with */
export function getAppointmentFailure(thrown: unknown): AppointmentFailure {
  const error = toContactServiceError(thrown)
  return error ? fromServiceError(error) : 'failed'
}
