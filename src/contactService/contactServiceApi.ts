import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { createContractError, errorTexts } from './errors'

/**
 * The one api of the contact service; each resource injects its endpoints.
 *
 * Reading costs: one look at the calendar takes 20 of the account's daily tokens, which all its
 * integrations share. So nothing is asked again because a window got the focus or the network came
 * back, and a day that was looked at less than five minutes ago is shown from the cache. That is
 * safe because a booking asks afresh before it writes (requirements R27).
 */
export const contactServiceApi = createApi({
  reducerPath: 'contactService',
  baseQuery,
  // A response that its endpoint's `responseSchema` does not allow.
  catchSchemaFailure: () => createContractError(errorTexts.unexpectedData),
  tagTypes: ['Activity', 'DealField'],
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 300,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
})
