import type { BookedAppointment } from '@/contactService'
import type { AppointmentFailure } from './appointmentFailure'

/** The form that the visitor has opened. */
export type Intent = 'change' | 'cancel'

/** The views of the page. Each has a title and a text in the dictionary, such as `moved_title`. */
export type View =
  | 'loading'
  | 'failed'
  | 'offline'
  | 'rateLimited'
  | 'invalid'
  | 'expired'
  | 'past'
  | 'cancelled'
  | 'cancelledNow'
  | 'moved'
  | 'booked'
  | Intent

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

export function getView(state: ViewState): View {
  if (isLinkFailure(state.failure)) return getLoadFailureView(state.failure)
  // A link may expire while its appointment is shown.
  if (!state.state || isLinkFailure(state.loadFailure)) return getLoadFailureView(state.loadFailure)
  if (state.state === 'past') return 'past'
  if (state.state === 'cancelled') return state.isCancelledNow ? 'cancelledNow' : 'cancelled'
  return state.intent ?? (state.isMoved ? 'moved' : 'booked')
}
