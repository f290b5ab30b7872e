import {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type BookedAppointment,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'

/** Why an appointment could not be shown; `invalid` and `expired` are the link's. */
export type LoadFailure = WriteFailure | 'invalid' | 'expired'

/**
 * Why an appointment could not be changed: `outdated` means that it is not what the page shows,
 * `tooManyChanges` that it can only be cancelled.
 */
export type AppointmentFailure = LoadFailure | 'outdated' | 'slotTaken' | 'tooManyChanges'

const getCode = (error: ContactServiceError) => error.kind === 'rejected' && error.code

/** @param thrown what the call that loads an appointment failed with */
export function getLoadFailure(thrown: unknown): LoadFailure {
  const error = toContactServiceError(thrown)
  const code = getCode(error)
  if (code === errorCodes.invalidLink) return 'invalid'
  return code === errorCodes.expiredLink ? 'expired' : getWriteFailure(error)
}

/** @param thrown what a change or cancellation failed with */
export function getAppointmentFailure(thrown: unknown): AppointmentFailure {
  const error = toContactServiceError(thrown)
  const code = getCode(error)
  if (code === errorCodes.past || code === errorCodes.cancelled) return 'outdated'
  if (code === errorCodes.tooManyChanges) return 'tooManyChanges'
  return isConflict(error) ? 'slotTaken' : getLoadFailure(error)
}

/** The form that the visitor has opened. */
export type FormName = 'change' | 'cancel'

/** The views of the page. Each has a title and a text in the dictionary, such as `moved_title`. */
export type View =
  LoadFailure | FormName | BookedAppointment['state'] | 'loading' | 'moved' | 'cancelledNow'

export const isLinkFailure = (failure: AppointmentFailure | undefined) =>
  failure === 'invalid' || failure === 'expired'
