/**
 * All errors of the contact service. Serialisable, because they are kept in the store. `message` is
 * for developers and logs; visitors read texts of the dictionaries.
 */
export type ContactServiceError =
  /**
   * No response: the network failed before, during or after the request. A write may have happened.
   */
  | { readonly kind: 'offline'; readonly message: string }
  /** `retryAfter`: seconds, if the service said so. */
  | {
      readonly kind: 'rateLimited'
      readonly status: 429
      readonly retryAfter?: number
      readonly message: string
    }
  /**
   * An error response with any other status. Without a known `code`, 409 means that the slot can't be
   * booked any more. The codes are in `schemas/responses.ts`.
   */
  | {
      readonly kind: 'rejected'
      readonly status: number
      readonly code?: string
      readonly message: string
    }
  /**
   * No response within the time limit, one that violates the contract, or an exception. A write may have
   * happened.
   */
  | { readonly kind: 'failed'; readonly message: string }

/** Messages of the error catalogue (requirements R33). */
export const errorTexts = {
  offline: 'The contact service could not be reached',
  timeout: 'The contact service did not answer in time',
  notSent: 'The request could not be made',
  invalidJson: 'Invalid JSON response from the service',
  noErrorText: 'no error text',
  status: (status: number, error: string) => `Pipedrive API error: ${status} - ${error}`,
  unsuccessful: (error: string) => `Unsuccessful response from the service: ${error}`,
  unexpectedData: 'Unexpected data in the response of the service',
  endlessPages: 'The pages of the response do not come to an end',
  notDetected: 'The country could not be detected',
} as const

export const createFailure = (cause: unknown): ContactServiceError => ({
  kind: 'failed',
  message: getTextProperty(cause, 'message') ?? String(cause),
})

/** Converts an unwrapped call's rejection to one of our errors. */
export const toContactServiceError = (thrown: unknown): ContactServiceError =>
  isContactServiceError(thrown) ? thrown : createFailure(thrown)

/** Whether the service answered 409; `errorCodes` says what that means. */
export const isConflict = (error: ContactServiceError): boolean =>
  error.kind === 'rejected' && error.status === 409

/** Kinds of failed writes that visitors see different messages for. */
export type WriteFailure = 'offline' | 'rateLimited' | 'failed'

export const getWriteFailure = ({ kind }: ContactServiceError): WriteFailure =>
  kind === 'offline' || kind === 'rateLimited' ? kind : 'failed'

const kinds: readonly (string | undefined)[] = [
  'offline',
  'rateLimited',
  'rejected',
  'failed',
] satisfies ContactServiceError['kind'][]

const isContactServiceError = (thrown: unknown): thrown is ContactServiceError =>
  kinds.includes(getTextProperty(thrown, 'kind'))

function getTextProperty(holder: unknown, key: string): string | undefined {
  if (typeof holder !== 'object' || holder === null) return undefined
  const value: unknown = Reflect.get(holder, key)
  return typeof value === 'string' ? value : undefined
}
