import type { FailureEnvelope } from '../../src/contactService/wire'

/** The whole body of a failure. */
export const failure = (error: string, error_info?: string): FailureEnvelope => ({
  success: false,
  error,
  ...(error_info === undefined ? {} : { error_info }),
  data: null,
})
