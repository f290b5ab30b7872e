import type { DemoRequest } from './bookingEvents'
import type { Appointment } from './domain/types'

/** The known facts about a meeting that was requested. */
export interface RequestedMeeting {
  /** The request whose meeting exists, or may exist. */
  requestedMeeting?: DemoRequest | undefined
  /** The last confirmed time of the meeting; undefined while the meeting may not exist. */
  lastKnownTime?: Appointment | undefined
  /** The new time of a move whose outcome is unknown: the meeting may be at either time. */
  requestedMove?: Appointment | undefined
}

/** The time of the meeting, if no move makes it uncertain. */
export const getCertainTime = (state: RequestedMeeting = {}): Appointment | undefined =>
  state.requestedMove ? undefined : state.lastKnownTime

/** Whether it is unknown if the requested meeting exists, or if it was moved. */
export const isOutcomeUnknown = (state: RequestedMeeting = {}): boolean =>
  state.requestedMeeting !== undefined && getCertainTime(state) === undefined

/** Call this once it is certain that the meeting does not exist, or no longer exists. */
export const forgetMeeting = (state: RequestedMeeting) => {
  state.requestedMeeting = undefined
  state.lastKnownTime = undefined
  state.requestedMove = undefined
}
