import {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type BookedAppointment,
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

/** @param thrown what a call of the contact service failed with */
export function getAppointmentFailure(thrown: unknown): AppointmentFailure {
  const error = toContactServiceError(thrown)
  const known = error.kind === 'rejected' ? failures[error.code ?? ''] : undefined
  return known ?? (isConflict(error) ? 'slotTaken' : getWriteFailure(error))
}

/** The form that the visitor has opened. */
export type Intent = 'change' | 'cancel'

/** The views of the page. Each has a title and a text in the dictionary, such as `moved_title`. */
export type View =
  | WriteFailure
  | Intent
  | BookedAppointment['state']
  | 'loading'
  | 'invalid'
  | 'expired'
  | 'cancelledNow'
  | 'moved'

interface ViewState {
  /** Undefined until the appointment is loaded. */
  readonly state: BookedAppointment['state'] | undefined
  readonly loadFailure: AppointmentFailure | undefined
  /** The failure of the last change or cancellation. */
  readonly failure: AppointmentFailure | undefined
  readonly intent: Intent | undefined
  readonly isCancelledNow: boolean
  readonly isMoved: boolean
}

const isLinkFailure = (failure: AppointmentFailure | undefined) =>
  failure === 'invalid' || failure === 'expired'

function getLoadFailureView(failure: AppointmentFailure | undefined): View {
  if (failure === undefined) return 'loading'
  // Loading never fails like this; only a change does.
  const isOfChange =
    failure === 'outdated' || failure === 'slotTaken' || failure === 'tooManyChanges'
  return isOfChange ? 'failed' : failure
}

/** The view of an appointment, or of what its link failed with. */
export function getView(state: ViewState): View {
  if (isLinkFailure(state.failure)) return getLoadFailureView(state.failure)
  // A link may expire while its appointment is shown.
  if (!state.state || isLinkFailure(state.loadFailure)) return getLoadFailureView(state.loadFailure)
  if (state.state === 'past') return 'past'
  if (state.state === 'cancelled') return state.isCancelledNow ? 'cancelledNow' : 'cancelled'
  return state.intent ?? (state.isMoved ? 'moved' : 'booked')
}
