import { lazyPart } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. The wizard requests it when it
 * renders, so that it arrives soon after the calendar is shown: earlier, it would take the calendar's time.
 */

export const TimeZoneField = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './TimeZoneField'),
)
export const DaySlots = lazyPart(() => import(/* webpackChunkName: "booking-times" */ './DaySlots'))
export const FullMonth = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)
