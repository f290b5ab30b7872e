import { lazyPart } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. The document names it last
 * (`getLaterChunks`), and it runs once the calendar is shown.
 */

export const TimeZoneField = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './TimeZoneField'),
)
export const DaySlots = lazyPart(() => import(/* webpackChunkName: "booking-times" */ './DaySlots'))
export const FullMonth = lazyPart(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)
