import {
  call,
  contactServiceApi,
  listActivities,
  toContactServiceError,
  type ActivityRange,
} from '../../contactService'
import { activityRangeOfDay, activityRangeOfMonth, activitiesOnDay } from './domain/activityRange'
import { availability as availabilityOf } from './domain/availability'
import type { IsoDate, Slot, TimeZone } from './domain/types'

export interface Day {
  readonly date: IsoDate
  readonly timeZone: TimeZone
}

const availabilityApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /** The slots of a day; where nothing falls on that day, the month is asked as well (R22). */
    availability: build.query<Slot[], Day>({
      queryFn: async ({ date, timeZone }, { dispatch, signal }) => {
        const list = (range: ActivityRange) =>
          call(
            { dispatch, signal },
            listActivities.initiate(range, { subscribe: false, forceRefetch: true }),
          )
        try {
          let activities = await list(activityRangeOfDay(date, timeZone))
          if (activitiesOnDay(date, timeZone, activities).length === 0) {
            activities = [...activities, ...(await list(activityRangeOfMonth(date)))]
          }
          return { data: availabilityOf(date, timeZone, activities) }
        } catch (thrown) {
          const error = toContactServiceError(thrown)
          if (error) return { error }
          throw thrown
        }
      },
      providesTags: ['Activity'],
    }),
  }),
})

export const { availability } = availabilityApi.endpoints
export const { useAvailabilityQuery } = availabilityApi
