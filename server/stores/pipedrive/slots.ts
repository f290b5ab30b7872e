import { SlotTaken } from '../../contactStore'
import { overlaps, type Interval } from '../activityTime'
import type { SlotClaims } from '../coordination/slotClaims'
import type { Calendar } from './calendar'
import type { CalendarActivity } from './vendorTime'

/** An e-mail is due at a time, but takes none (see the embedded store). */
const takesTime = (activity: CalendarActivity): activity is CalendarActivity & Interval =>
  activity.type !== 'email' && activity.startsAt !== null && activity.endsAt !== null

const dayMs = 86_400_000

/** How long before a slot a meeting may have started that reaches into it. */
const maxMeetingMs = 7 * dayMs

const toUtcDate = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A meeting that leaves its slot for another one. */
export interface OwnMeeting {
  readonly id: number
  readonly slot: Interval
}

export interface Slots {
  /**
   * Asks nobody: a slot that the calendar in memory does not show counts as free.
   *
   * @throws {SlotTaken} if another meeting has it
   */
  requireKnownFree(slot: Interval, own?: OwnMeeting): Promise<void>
  /**
   * Writes a meeting by `work` while nobody else can take its slot.
   *
   * @throws {SlotTaken} if another meeting has it, or takes it at this moment
   */
  book<Result>(
    holder: string,
    slot: Interval,
    work: () => Promise<Result>,
    own?: OwnMeeting,
  ): Promise<Result>
}

export function createSlots(calendar: Calendar, claims: SlotClaims): Slots {
  const requireFree = (
    activities: readonly CalendarActivity[],
    slot: Interval,
    own: OwnMeeting | undefined,
  ) => {
    const others = activities.filter(({ id }) => id !== own?.id)
    if (others.filter(takesTime).some((each) => overlaps(each, slot))) throw new SlotTaken()
  }

  const requireKnownFree = async (slot: Interval, own?: OwnMeeting) => {
    const days = { start: toUtcDate(slot.startsAt), end: toUtcDate(slot.endsAt) }
    // A look-up that is under way and fails says nothing of the slot.
    const known = await calendar.find(days)?.catch(() => undefined)
    requireFree(known ?? [], slot, own)
  }

  return {
    requireKnownFree,
    book: async (holder, slot, work, own) => {
      await requireKnownFree(slot, own)
      return claims.hold(
        holder,
        slot,
        async () => {
          const activities = await calendar.listAfresh({
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
