import type { FailureResponse } from '@/contactService/schemas/responses'

/** The complete body of an error response. */
export const failure = (error: string, error_info?: string): FailureResponse => ({
  success: false,
  error,
  ...(error_info === undefined ? {} : { error_info }),
  data: null,
})
