import { lazyPart } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. It is prefetched once the page's own
 * code is there, so that it arrives while the calendar renders: earlier, it would take the calendar's bandwidth.
 */

export const TimeZoneField = lazyPart(
  () => import(/* webpackChunkName: "booking-times", webpackPrefetch: true */ './TimeZoneField'),
)
export const DaySlots = lazyPart(() => import(/* webpackChunkName: "booking-times" */ './DaySlots'))
export const FullMonth = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)
