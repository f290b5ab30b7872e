import {
  runEndpoint,
  contactServiceApi,
  listActivities,
  toContactServiceError,
  type ActivityRange,
  type CallContext,
  type ContactServiceError,
} from '@/contactService'
import type { AppDispatch } from '@/store/setupStore'
import {
  getActivityRangeOfDay,
  getActivityRangeOfMonth,
  filterActivitiesOnDay,
} from './domain/activityRange'
import { getSlots } from './domain/availability'
import { getBookableDaysAfter } from './domain/businessDays'
import type { Appointment, IsoDate, Slot, TimeZone } from './domain/types'

const aborted: ContactServiceError = { kind: 'unknown', message: 'The request was aborted' }

export interface AvailabilityArgs {
  readonly date: IsoDate
  readonly timeZone: TimeZone
  /** The appointment that the visitor is changing. */
  readonly ownAppointment?: Appointment | undefined
}

export const availabilityApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The slots of a day. If the day has no activities, its month is requested, too (requirements
     * R22).
     */
    getAvailability: build.query<Slot[], AvailabilityArgs>({
      queryFn: async ({ date, timeZone, ownAppointment }, api) => {
        const context: CallContext = { dispatch: api.dispatch as AppDispatch, signal: api.signal }
        const list = (range: ActivityRange) =>
          runEndpoint(
            context,
            listActivities.initiate(range, { subscribe: false, forceRefetch: true }),
          )
        try {
          let activities = await list(getActivityRangeOfDay(date, timeZone))
          if (filterActivitiesOnDay(date, timeZone, activities).length === 0) {
            activities = [...activities, ...(await list(getActivityRangeOfMonth(date)))]
          }
          return { data: getSlots(date, timeZone, activities, ownAppointment) }
        } catch (thrown) {
          // An aborted query must resolve to an error, because a thrown one would be logged as a
          // defect.
          return { error: toContactServiceError(thrown) ?? aborted }
        }
      },
      providesTags: ['Activity'],
    }),

    /** The first bookable day after a full one that has a free slot, within five weeks. */
    getNextFreeDay: build.query<IsoDate | null, AvailabilityArgs & { readonly latest: IsoDate }>({
      queryFn: async ({ date, timeZone, latest }, api) => {
        const context: CallContext = { dispatch: api.dispatch as AppDispatch, signal: api.signal }
        const days = getBookableDaysAfter(date, latest)
        const [first, last] = [days[0], days.at(-1)]
        if (!first || !last) return { data: null }
        const { start_date } = getActivityRangeOfDay(first, timeZone)
        const { end_date } = getActivityRangeOfDay(last, timeZone)
        try {
          const activities = await runEndpoint(
            context,
            listActivities.initiate({ start_date, end_date }, { subscribe: false }),
          )
          const isFree = (day: IsoDate) =>
            getSlots(day, timeZone, activities).some(({ available }) => available)
          return { data: days.find(isFree) ?? null }
        } catch (thrown) {
          return { error: toContactServiceError(thrown) ?? aborted }
        }
      },
      providesTags: ['Activity'],
    }),
  }),
})

export const { getAvailability } = availabilityApi.endpoints
export const { useGetAvailabilityQuery, useGetNextFreeDayQuery } = availabilityApi
