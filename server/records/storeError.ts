import { errorCodes } from '@/contactService/schemas/responses'
import { HttpError } from '../httpErrors'

type Refusal = readonly [status: number, text: string, code?: string]

/**
 * What a store may refuse, with the texts for the browser, and the codes by which it distinguishes problems of
 * the same status.
 */
const problems = {
  slotTaken: [409, 'This time has just been taken by another meeting'],
  /** The e-mail address or the IP address has as many future meetings as allowed. */
  tooManyBookings: [
    403,
    'There are too many open bookings: please wait until one of them has ended',
    errorCodes.tooManyBookings,
  ],
  /** Also if the link is forged, so that nobody can count bookings. */
  invalidLink: [403, 'This link opens no booking', errorCodes.invalidLink],
  expiredLink: [403, 'This link has expired', errorCodes.expiredLink],
  bookingPast: [409, 'This appointment has already begun', errorCodes.past],
  bookingCancelled: [409, 'This booking is cancelled', errorCodes.cancelled],
  tooManyChanges: [403, 'This booking has been changed too often', errorCodes.tooManyChanges],
  dateNotBookable: [409, 'This date cannot be booked any more'],
  notFound: [404, 'There is no such record', errorCodes.notFound],
  invalidReference: [422, 'There is no such record to refer to'],
  /** The same call may succeed later. */
  unavailable: [503, 'The contact store cannot be reached'],
} as const satisfies Readonly<Record<string, Refusal>>

/** An error of a store. Its texts are sent to the browser, so they must hold no personal data. */
export class StoreError extends HttpError {
  /** @param options `info` names the invalid field and its rule, for the `error_info` of the response */
  constructor(
    readonly problem: keyof typeof problems,
    { info, ...options }: { readonly info?: string; readonly cause?: unknown } = {},
  ) {
    const [status, text, code]: Refusal = problems[problem]
    super(status, text, info ?? code, options)
  }
}
