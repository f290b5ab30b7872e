import {
  BookingCancelled,
  BookingPending,
  BookingPast,
  ContactStoreError,
  DateNotBookable,
  IdempotencyKeyReused,
  InvalidReference,
  RateLimited,
  RecordNotFound,
  SlotTaken,
  StoreUnavailable,
  TooManyBookings,
  TooManyChanges,
  type StoreProblem,
} from '../../../contactStore'
import { getSystemErrorCode, getErrorMessage } from '../../../errors'

/** An error as plain data: the structured clone of an error would lose its class and its code. */
export interface ErrorData {
  readonly message: string
  readonly code: string
  readonly stack: string | undefined
  /** Undefined unless the error is a `ContactStoreError`. */
  readonly problem: StoreProblem | undefined
  readonly retryAfterSeconds: number | undefined
  readonly info: string | undefined
  readonly cause: ErrorData | undefined
}

const errorClasses: Record<StoreProblem, { readonly prototype: ContactStoreError }> = {
  slotTaken: SlotTaken,
  notFound: RecordNotFound,
  invalidReference: InvalidReference,
  keyReused: IdempotencyKeyReused,
  unavailable: StoreUnavailable,
  rateLimited: RateLimited,
  tooManyBookings: TooManyBookings,
  dateNotBookable: DateNotBookable,
  bookingPast: BookingPast,
  bookingCancelled: BookingCancelled,
  bookingPending: BookingPending,
  tooManyChanges: TooManyChanges,
}

/** Turns a thrown value into data that can be sent to another thread. */
export function toErrorData(thrown: unknown): ErrorData {
  const error = thrown instanceof Error ? thrown : undefined
  return {
    message: getErrorMessage(thrown),
    code: getSystemErrorCode(thrown),
    stack: error?.stack,
    problem: thrown instanceof ContactStoreError ? thrown.problem : undefined,
    retryAfterSeconds: thrown instanceof RateLimited ? thrown.retryAfterSeconds : undefined,
    info: thrown instanceof ContactStoreError ? thrown.info : undefined,
    cause: error?.cause === undefined ? undefined : toErrorData(error.cause),
  }
}

/** Makes an error of the original class, with the original message and stack. */
export function fromErrorData(data: ErrorData): Error {
  const { problem, message, stack, code, retryAfterSeconds, info } = data
  const cause = data.cause && fromErrorData(data.cause)
  const error = new Error(message, { cause })
  if (problem !== undefined) Object.setPrototypeOf(error, errorClasses[problem].prototype)
  const fields = { stack, problem, retryAfterSeconds, info, code: code === '' ? undefined : code }
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.assign(error, Object.fromEntries(known))
}
