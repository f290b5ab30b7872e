import {
  runEndpoint,
  contactServiceApi,
  listActivities,
  toContactServiceError,
  type ActivityRange,
  type CallContext,
  type ContactServiceError,
} from '../../contactService'
import type { AppDispatch } from '../../store/setupStore'
import { activityRangeOfDay, activityRangeOfMonth, activitiesOnDay } from './domain/activityRange'
import { availability as availabilityOf } from './domain/availability'
import type { IsoDate, Slot, TimeZone } from './domain/types'

const aborted: ContactServiceError = { kind: 'unknown', message: 'Nobody waits any more' }

export interface Day {
  readonly date: IsoDate
  readonly timeZone: TimeZone
}

export const availabilityApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The slots of a day. If the day has no activities, its month is requested, too (requirements
     * R22).
     */
    availability: build.query<Slot[], Day>({
      queryFn: async ({ date, timeZone }, api) => {
        const context: CallContext = { dispatch: api.dispatch as AppDispatch, signal: api.signal }
        const list = (range: ActivityRange) =>
          runEndpoint(
            context,
            listActivities.initiate(range, { subscribe: false, forceRefetch: true }),
          )
        try {
          let activities = await list(activityRangeOfDay(date, timeZone))
          if (activitiesOnDay(date, timeZone, activities).length === 0) {
            activities = [...activities, ...(await list(activityRangeOfMonth(date)))]
          }
          return { data: availabilityOf(date, timeZone, activities) }
        } catch (thrown) {
          // An aborted query must resolve to an error, because a thrown one would be logged as a
          // defect.
          return { error: toContactServiceError(thrown) ?? aborted }
        }
      },
      providesTags: ['Activity'],
    }),
  }),
})

export const { availability } = availabilityApi.endpoints
export const { useAvailabilityQuery } = availabilityApi
