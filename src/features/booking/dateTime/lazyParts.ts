import { lazyPart } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. It is requested once the calendar is
 * shown: earlier, it would take the bandwidth of what the calendar needs.
 */

export const TimeZoneField = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './TimeZoneField'),
)
export const DaySlots = lazyPart(() => import(/* webpackChunkName: "booking-times" */ './DaySlots'))
export const FullMonth = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)
