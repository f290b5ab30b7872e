import {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'

/**
 * Why an appointment could not be shown or changed. `invalid` and `expired` are the link's;
 * `outdated` means that the appointment is not what the page shows, `tooManyChanges` that it can only
 * be cancelled.
 */
export type AppointmentFailure =
  WriteFailure | 'invalid' | 'expired' | 'outdated' | 'slotTaken' | 'tooManyChanges'

const failures: Readonly<Record<string, AppointmentFailure>> = {
  [errorCodes.invalidLink]: 'invalid',
  [errorCodes.expiredLink]: 'expired',
  [errorCodes.past]: 'outdated',
  [errorCodes.cancelled]: 'outdated',
  [errorCodes.tooManyChanges]: 'tooManyChanges',
}

const fromServiceError = (error: ContactServiceError): AppointmentFailure => {
  const known = error.kind === 'rejected' ? failures[error.code ?? ''] : undefined
  return known ?? (isConflict(error) ? 'slotTaken' : getWriteFailure(error))
}

/** @param thrown what a call of the contact service failed with */
export function getAppointmentFailure(thrown: unknown): AppointmentFailure {
  const error = toContactServiceError(thrown)
  return error ? fromServiceError(error) : 'failed'
}
