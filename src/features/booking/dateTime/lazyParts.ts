import { lazyAgain } from '@/ui/LoadBoundary'

/*
 * What needs the zone data or asks the contact service, in one chunk. The wizard requests it when it
 * renders, so that it arrives soon after the calendar is shown: earlier, it would take the calendar's time.
 */

export const TimeZoneField = lazyAgain(
  () => import(/* webpackChunkName: "booking-times" */ './TimeZoneField'),
)
export const DaySlots = lazyAgain(
  () => import(/* webpackChunkName: "booking-times" */ './DaySlots'),
)
export const FullMonth = lazyAgain(
  () => import(/* webpackChunkName: "booking-times" */ './FullMonth'),
)

/** Lets all be loaded again. They are lost together, so one boundary stands around them. */
export function forgetLazyParts(): void {
  for (const part of [TimeZoneField, DaySlots, FullMonth]) part.forget()
}
