import type { DemoRequest } from './bookingEvents'
import type { Appointment } from './domain/types'

/** What is known of a meeting that was requested. */
export interface RequestedMeeting {
  /** The request whose meeting exists, or may exist. */
  requestedMeeting?: DemoRequest | undefined
  /** When the meeting was when that was certain; undefined if it may not exist. */
  standing?: Appointment | undefined
  /** Where the meeting may have been moved: the outcome is unknown. */
  requestedMove?: Appointment | undefined
}

/** When the meeting certainly is. */
export const getStanding = (state: RequestedMeeting = {}): Appointment | undefined =>
  state.requestedMove ? undefined : state.standing

/** Whether a meeting may exist, or may have been moved. */
export const isUnsettled = (state: RequestedMeeting = {}): boolean =>
  state.requestedMeeting !== undefined && getStanding(state) === undefined

/** The meeting certainly does not exist, or not any more. */
export const forgetMeeting = (state: RequestedMeeting) => {
  state.requestedMeeting = undefined
  state.standing = undefined
  state.requestedMove = undefined
}
