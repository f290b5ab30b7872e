import { yieldToMain } from '@/site/loading'
import { lazyAgain } from '@/ui/lazyAgain'

/*
 * What needs the zone data or asks the contact service, in one chunk. It arrives while the page hydrates, and
 * is evaluated after the calendar is shown: earlier, it would take the calendar's time.
 */

export const TimeZoneField = lazyAgain(
  () => import(/* webpackChunkName: "booking-times", webpackPreload: true */ './TimeZoneField'),
)
export const DaySlots = lazyAgain(
  () => import(/* webpackChunkName: "booking-times", webpackPreload: true */ './DaySlots'),
)
export const FullMonth = lazyAgain(async () => {
  await import(/* webpackChunkName: "booking-times", webpackPreload: true */ './TimeZoneField')
  // After the zone data, in a task of its own: both together would block a phone.
  await yieldToMain()
  return import(/* webpackChunkName: "booking-times", webpackPreload: true */ './FullMonth')
})
