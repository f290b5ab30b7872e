import { SlotTaken } from '../../contactStore'
import type { SlotClaims } from '../coordination/slotClaims'
import type { Calendar } from './calendar'
import { overlaps, type CalendarActivity, type Interval } from './vendorTime'

/** An e-mail is due at a time, but takes none (see the embedded store). */
const takesTime = (activity: CalendarActivity): activity is CalendarActivity & Interval =>
  activity.type !== 'email' && activity.startsAt !== null && activity.endsAt !== null

const dayMs = 86_400_000

/** How long before a slot a meeting may have started that reaches into it. */
const longestMeetingMs = 7 * dayMs

const toUtcDate = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A meeting that leaves its slot for another one. */
export interface OwnMeeting {
  readonly id: number
  readonly slot: Interval
}

export interface Slots {
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
  const requireFree = async (slot: Interval, own: OwnMeeting | undefined) => {
    const activities = await calendar.listAfresh({
      start: toUtcDate(slot.startsAt - longestMeetingMs),
      end: toUtcDate(slot.endsAt),
    })
    const others = activities.filter(({ id }) => id !== own?.id)
    if (others.filter(takesTime).some((each) => overlaps(each, slot))) throw new SlotTaken()
  }

  return {
    book: (holder, slot, work, own) =>
      claims.hold(
        holder,
        slot,
        async () => {
          await requireFree(slot, own)
          return work()
        },
        own?.slot,
      ),
  }
}
