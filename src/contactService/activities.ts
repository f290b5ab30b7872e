import { contactServiceApi } from './contactServiceApi'
import { listAll } from './paging'
import type { WriteArgs } from './request'
import type { ActivityRange, NewActivity } from './schemas/requests'
import {
  createdSchema,
  listedActivitySchema,
  type Created,
  type ListedActivity,
} from './schemas/responses'

/** `tokenKey`: the key of the token in an appointment's link, which leaves out that appointment. */
interface ListArgs extends ActivityRange {
  readonly tokenKey?: number | undefined
}

const activitiesApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /** All activities in the inclusive range of UTC dates, in the service's order. */
    listActivities: build.query<ListedActivity[], ListArgs>({
      queryFn: ({ tokenKey, ...params }, _api, _extraOptions, baseQuery) =>
        listAll(baseQuery, { path: 'activities', params, tokenKey }, listedActivitySchema),
      providesTags: ['Activity'],
    }),
    /**
     * A deal has at most one meeting: another time moves it. Fails with status 409 if it overlaps
     * another.
     */
    createActivity: build.mutation<Created, WriteArgs<NewActivity>>({
      query: (args) => ({ path: 'activities', method: 'POST', ...args }),
      responseSchema: createdSchema,
      // Also after an error: a taken slot means that the cached calendar is outdated.
      invalidatesTags: ['Activity'],
    }),
  }),
})

export const { listActivities, createActivity } = activitiesApi.endpoints
