import { contactServiceApi } from './contactServiceApi'
import { listAll } from './paging'
import type { ActivityRange, MeetingMove, NewActivity } from './schemas/requests'
import {
  createdSchema,
  listedActivitySchema,
  type Created,
  type ListedActivity,
} from './schemas/responses'
import { createWriteRequest, type WriteArgs } from './writeRequest'

interface MeetingMoveArgs {
  readonly id: number
  readonly body: MeetingMove
}

const activitiesApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /** All activities in the inclusive range of UTC dates, in the service's order. */
    listActivities: build.query<ListedActivity[], ActivityRange>({
      queryFn: (range, _api, _extraOptions, baseQuery) =>
        listAll(baseQuery, { path: 'activities', params: range }, listedActivitySchema),
      providesTags: ['Activity'],
    }),
    /** Fails with status 409 if the meeting overlaps another. */
    createActivity: build.mutation<Created, WriteArgs<NewActivity>>({
      query: (args) => createWriteRequest('activities', args),
      responseSchema: createdSchema,
      // Also after an error: a taken slot means that the cached calendar is outdated.
      invalidatesTags: ['Activity'],
    }),
    /**
     * Moves a meeting that this page has booked. The same move can be sent again. Fails like
     * `changeAppointment`, and with status 404 if the meeting is gone.
     */
    moveMeeting: build.mutation<Created, MeetingMoveArgs>({
      query: ({ id, body }) => ({ path: `activities/${id}`, method: 'PUT', body }),
      responseSchema: createdSchema,
      invalidatesTags: ['Activity'],
    }),
  }),
})

export const { listActivities, createActivity, moveMeeting } = activitiesApi.endpoints
