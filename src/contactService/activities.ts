import { contactServiceApi } from './contactServiceApi'
import { listAll } from './paging'
import { readListedActivity } from './readers'
import type { ActivityRange, Created, ListedActivity, NewActivity } from './wire'
import { post, type Writing } from './writing'

const activitiesApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /** All activities within the inclusive range of UTC dates, in the service's order. */
    listActivities: build.query<ListedActivity[], ActivityRange>({
      queryFn: (range, _api, _extraOptions, ask) =>
        listAll(ask, { path: 'activities', params: range }, readListedActivity),
      providesTags: ['Activity'],
    }),
    /** Rejected with status 409 where a meeting overlaps another. */
    createActivity: build.mutation<Created, Writing<NewActivity>>({
      query: (writing) => post('activities', writing),
      // After a refusal too: it shows that the calendar is not as it was listed.
      invalidatesTags: ['Activity'],
    }),
  }),
})

export const { listActivities, createActivity } = activitiesApi.endpoints
