import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { createContractError, errorTexts } from './errors'

/**
 * The api of the contact service; each resource injects its endpoints.
 *
 * Reading is expensive: loading the calendar once takes 20 of the account's daily tokens, which all
 * its integrations share. So nothing is refetched on focus or reconnect, and a day loaded less than
 * five minutes ago comes from the cache. That is safe because a booking checks again before it
 * writes (requirements R27).
 */
export const contactServiceApi = createApi({
  reducerPath: 'contactService',
  baseQuery,
  // For responses that do not match the endpoint's `responseSchema`.
  catchSchemaFailure: () => createContractError(errorTexts.unexpectedData),
  tagTypes: ['Activity', 'DealField'],
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 300,
  endpoints: () => ({}),
})
