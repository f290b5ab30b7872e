import type { ContactStore } from '../records/recordStore'
import type { BusyTimes } from './busyTimes'

/** How old the times may be that visitors and the owner are shown. */
const shownMs = 45_000
/** How old they may be for a booking: a moment, so that it looks afresh. */
const bookedMs = 2_000
/** How long a visitor waits for the CRM. */
const deadlineMs = 2_000

/**
 * Lets a store look at the CRM before it shows times or demos, which its users may have moved, or books one.
 *
 * @param now the current time in milliseconds since 1970
 */
export function withBusyTimes(
  store: ContactStore,
  busyTimes: BusyTimes,
  now: () => number,
): ContactStore {
  const refresh = (maxAgeMs: number) => busyTimes.refresh({ since: now() - maxAgeMs, deadlineMs })
  return {
    ...store,
    listActivities: async (...args) => {
      await refresh(shownMs)
      return store.listActivities(...args)
    },
    getBooking: async (booking) => {
      await refresh(shownMs)
      return store.getBooking(booking)
    },
    listDemos: async (since) => {
      await refresh(shownMs)
      return store.listDemos(since)
    },
    createActivity: async (activity, options) => {
      if (activity.type === 'meeting') await refresh(bookedMs)
      return store.createActivity(activity, options)
    },
    changeBooking: async (...args) => {
      await refresh(bookedMs)
      return store.changeBooking(...args)
    },
  }
}
