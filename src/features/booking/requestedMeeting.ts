import type { DemoRequest } from './bookingEvents'
import type { Appointment } from './domain/types'

/** What is known of a meeting that was requested. */
export interface RequestedMeeting {
  /** The request whose meeting exists, or may exist. */
  requestedMeeting?: DemoRequest | undefined
  /** When the meeting was, the last time that this was certain; undefined if it may not exist. */
  lastKnownTime?: Appointment | undefined
  /** The time of a move without a known outcome: the meeting may be there by now. */
  requestedMove?: Appointment | undefined
}

/** When the meeting is, if that is certain. */
export const getCertainTime = (state: RequestedMeeting = {}): Appointment | undefined =>
  state.requestedMove ? undefined : state.lastKnownTime

/** Whether it is unknown if the requested meeting exists, or if it was moved. */
export const isOutcomeUnknown = (state: RequestedMeeting = {}): boolean =>
  state.requestedMeeting !== undefined && getCertainTime(state) === undefined

/** The meeting certainly does not exist, or not any more. */
export const forgetMeeting = (state: RequestedMeeting) => {
  state.requestedMeeting = undefined
  state.lastKnownTime = undefined
  state.requestedMove = undefined
}
