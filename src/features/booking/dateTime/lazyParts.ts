import { lazyPart } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. It is requested with the booking page
 * and runs once the calendar is shown.
 */

export const TimeZoneField = lazyPart(
  () => import(/* webpackChunkName: "booking-times", webpackPreload: true */ './TimeZoneField'),
)
export const DaySlots = lazyPart(() => import(/* webpackChunkName: "booking-times" */ './DaySlots'))
export const FullMonth = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)
