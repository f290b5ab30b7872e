import { SlotTaken } from '../../contactStore'
import { overlaps, type Interval } from '../activityTime'
import type { SlotClaims } from '../coordination/slotClaims'
import type { ActivityCalendar } from './calendar'
import type { CalendarActivity } from './vendorTime'
import { dayMs, toUtcDate } from '../../time'

/** An e-mail has a due time, but does not block a slot. */
const isBlocking = (activity: CalendarActivity): activity is CalendarActivity & Interval =>
  activity.type !== 'email' && activity.startsAt !== null && activity.endsAt !== null

/** The longest meeting: one that started earlier than this before a slot can't overlap the slot. */
const maxMeetingMs = 7 * dayMs

/** A meeting that is moved from its slot to another one. */
export interface OwnMeeting {
  readonly id: number
  readonly slot: Interval
}

export interface Slots {
  /**
   * Checks a slot in the cached calendar only. A slot counts as free if its dates are not cached.
   *
   * @throws {SlotTaken} if another meeting has the slot
   */
  requireFreeInCache(slot: Interval, own?: OwnMeeting): Promise<void>
  /**
   * Writes a meeting by `work` while nobody else can book its slot.
   *
   * @throws {SlotTaken} if another meeting has the slot, or is being booked for it
   */
  book<Result>(
    holder: string,
    slot: Interval,
    work: () => Promise<Result>,
    own?: OwnMeeting,
  ): Promise<Result>
}

export function createSlots(calendar: ActivityCalendar, claims: SlotClaims): Slots {
  const requireFree = (
    activities: readonly CalendarActivity[],
    slot: Interval,
    own: OwnMeeting | undefined,
  ) => {
    const others = activities.filter(({ id }) => id !== own?.id)
    if (others.filter(isBlocking).some((each) => overlaps(each, slot))) throw new SlotTaken()
  }

  const requireFreeInCache = async (slot: Interval, own?: OwnMeeting) => {
    const days = { start: toUtcDate(slot.startsAt), end: toUtcDate(slot.endsAt) }
    // A cached look-up may still be running; if it fails, the slot counts as free.
    const known = await calendar.find(days)?.catch(() => undefined)
    requireFree(known ?? [], slot, own)
  }

  return {
    requireFreeInCache,
    book: async (holder, slot, work, own) => {
      await requireFreeInCache(slot, own)
      return claims.bookWithClaim(
        holder,
        slot,
        async () => {
          const activities = await calendar.listUncached({
            start: toUtcDate(slot.startsAt - maxMeetingMs),
            end: toUtcDate(slot.endsAt),
          })
          requireFree(activities, slot, own)
          return work()
        },
        own?.slot,
      )
    },
  }
}
