import { contactServiceApi } from './contactServiceApi'
import { listAll } from './paging'
import { readDealField } from './readers'
import type { DealField, NewDealField } from './wire'
import { post, type Writing } from './writing'

/** Fields change when an administrator changes them: seldom within a visit. Seconds. */
const oneHour = 3600

const dealFieldsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- lets callers leave the argument out
    listDealFields: build.query<DealField[], void>({
      queryFn: (_arg, _api, _extraOptions, ask) =>
        listAll(ask, { path: 'dealFields' }, readDealField),
      keepUnusedDataFor: oneHour,
      providesTags: ['DealField'],
    }),
    createDealField: build.mutation<DealField, Writing<NewDealField>>({
      query: (writing) => ({ ...post('dealFields', writing), read: readDealField }),
      invalidatesTags: ['DealField'],
    }),
  }),
})

export const { listDealFields, createDealField } = dealFieldsApi.endpoints
