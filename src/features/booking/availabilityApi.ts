import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import {
  contactServiceApi,
  listActivities,
  toContactServiceError,
  type ActivityRange,
  type ContactServiceError,
  type ListedActivity,
} from '@/contactService'
import type { AppDispatch } from '@/store/setupStore'
import { getToday } from '@/time/deviceTime'
import {
  getActivityRangeOfDay,
  getActivityRangeOfMonth,
  hasActivityOnDay,
  getSlots,
} from './domain/availability'
import { getBookableDaysAfter, getLatestDate } from './domain/businessDays'
import type { IsoDate, OwnAppointment, Slot, TimeZone } from './domain/types'

/** After this a search is given up: nobody waits longer for a list of times. */
const limitMs = 6_000

/** Runs a search of several calls, which is aborted if it takes too long. */
async function search<Result>(
  { dispatch, signal, abort }: BaseQueryApi,
  tokenKey: number | undefined,
  find: (
    list: (range: ActivityRange, fresh?: boolean) => Promise<ListedActivity[]>,
  ) => Promise<Result>,
): Promise<{ data: Result } | { error: ContactServiceError }> {
  const timer = setTimeout(abort, limitMs)
  const list = (range: ActivityRange, forceRefetch = false) => {
    const call = (dispatch as AppDispatch)(
      listActivities.initiate({ ...range, tokenKey }, { subscribe: false, forceRefetch }),
    )
    signal.addEventListener('abort', () => {
      call.abort()
    })
    return call.unwrap()
  }
  try {
    return { data: await find(list) }
  } catch (thrown) {
    // A query must resolve to an error, because a thrown one would be logged as a defect.
    return { error: toContactServiceError(thrown) }
  } finally {
    clearTimeout(timer)
  }
}

export interface AvailabilityArgs {
  readonly date: IsoDate
  readonly timeZone: TimeZone
  /** The appointment that the visitor is changing, which takes no time. */
  readonly ownAppointment?: OwnAppointment | undefined
}

export const availabilityApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The slots of a day. If the day has no activities, its month is requested, too (requirements
     * R22).
     */
    getAvailability: build.query<Slot[], AvailabilityArgs>({
      queryFn: ({ date, timeZone, ownAppointment }, api) =>
        search(api, ownAppointment?.tokenKey, async (list) => {
          const ofDay = await list(getActivityRangeOfDay(date, timeZone), true)
          const isFree = !hasActivityOnDay(date, timeZone, ofDay)
          const ofMonth = isFree ? await list(getActivityRangeOfMonth(date), true) : []
          return getSlots(date, timeZone, [...ofDay, ...ofMonth], ownAppointment)
        }),
      providesTags: ['Activity'],
    }),

    /** The first bookable day after a full one that has a free slot, within five weeks. */
    getNextFreeDay: build.query<IsoDate | null, AvailabilityArgs>({
      queryFn: ({ date, timeZone, ownAppointment }, api) =>
        search(api, ownAppointment?.tokenKey, async (list) => {
          const days = getBookableDaysAfter(date, getLatestDate(getToday(timeZone)))
          const [first, last] = [days[0], days.at(-1)]
          if (!first || !last) return null
          const { start_date } = getActivityRangeOfDay(first, timeZone)
          const { end_date } = getActivityRangeOfDay(last, timeZone)
          const activities = await list({ start_date, end_date })
          const isFree = (day: IsoDate) =>
            getSlots(day, timeZone, activities, ownAppointment).some(({ available }) => available)
          return days.find(isFree) ?? null
        }),
      providesTags: ['Activity'],
    }),
  }),
})

export const { getAvailability } = availabilityApi.endpoints
export const { useGetAvailabilityQuery, useGetNextFreeDayQuery } = availabilityApi
