import { contactServiceApi } from './contactServiceApi'
import { listAll } from './paging'
import type { WriteArgs } from './request'
import type { NewDealField } from './schemas/requests'
import { dealFieldSchema, type DealField } from './schemas/responses'

/** Seconds. Only administrators change fields, so they seldom change during a visit. */
const oneHour = 3600

const dealFieldsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- lets callers leave the argument out
    listDealFields: build.query<DealField[], void>({
      queryFn: (_arg, _api, _extraOptions, baseQuery) =>
        listAll(baseQuery, { path: 'dealFields' }, dealFieldSchema),
      keepUnusedDataFor: oneHour,
      providesTags: ['DealField'],
    }),
    createDealField: build.mutation<DealField, WriteArgs<NewDealField>>({
      query: (args) => ({ path: 'dealFields', method: 'POST', ...args }),
      responseSchema: dealFieldSchema,
      invalidatesTags: ['DealField'],
    }),
  }),
})

export const { listDealFields, createDealField } = dealFieldsApi.endpoints
