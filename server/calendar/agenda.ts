import { getEarliestDate } from '@/features/booking/domain/businessDays'
import { getDateInZone } from '@/features/booking/domain/instant'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import { addToDate } from '@/features/booking/domain/isoDate'
import moment from '@/features/booking/domain/moment'
import { firstSlotTime } from '@/features/booking/domain/slots'
import type { IsoDate } from '@/features/booking/domain/types'
import { getAvailability, holdsSlot } from './availability'
import { getOpenTimes, intersect, listWeekends, mergeIntervals, subtract } from './openTimes'
import type { OwnerCalendar } from './ownerCalendar'

/** A part of the owner's day. */
export interface AgendaEntry extends Interval {
  readonly state: 'free' | 'closed' | 'booked' | 'busy'
  /** Why it is closed, who has booked it, or which calendar has it; empty if it is free. */
  readonly what: string
  /** Whose time it takes; empty if it takes nobody's. */
  readonly host: string
}

export interface AgendaDay extends Interval {
  /** On the owner's clock. */
  readonly date: IsoDate
  readonly entries: readonly AgendaEntry[]
}

/** The owner's days from one on, each from midnight to midnight. */
export const listDays = (
  { zone }: OwnerCalendar,
  now: number,
  count: number,
): (Interval & { readonly date: IsoDate })[] => {
  const today = getDateInZone(now, zone)
  const getStart = (date: IsoDate) => moment.tz(date, zone).valueOf()
  return Array.from({ length: count }, (_, index) => addToDate(today, index)).map((date) => ({
    date,
    start: getStart(date),
    end: getStart(addToDate(date, 1)),
  }))
}

function describeClosing(calendar: OwnerCalendar, date: IsoDate): string {
  if (calendar.closed.some(({ first, last }) => first <= date && date <= last)) return 'closed day'
  return calendar.isHoliday(date) ? 'holiday' : 'outside the hours'
}

/** When the first slot starts that somebody can book, in whatever zone. */
const getSoonest = (now: number): number =>
  Math.min(
    ...moment.tz.names().map((zone) => {
      const earliest = getEarliestDate(getDateInZone(now, zone))
      return moment.tz(`${earliest} ${firstSlotTime}`, zone).valueOf()
    }),
  )

/**
 * What the owner's days look like: free, closed and why, and what takes time.
 *
 * @param taken what takes time in the context of the days: see `getHostContext`
 */
export function listAgenda(
  calendar: OwnerCalendar,
  taken: readonly AgendaEntry[],
  { days, now }: { readonly days: ReturnType<typeof listDays>; readonly now: number },
): AgendaDay[] {
  const range = { start: days[0]?.start ?? now, end: days.at(-1)?.end ?? now }
  const weekends = listWeekends(range)
  const busy = taken.map((each) => ({ ...each, isDemo: each.state === 'booked' }))
  const { blocks } = getAvailability(calendar, busy, range)
  const early = { start: -Infinity, end: getSoonest(now) }
  const free = subtract([range], [...blocks, ...weekends, early]).filter(holdsSlot)
  const { buffer } = calendar
  const buffers = taken.map(({ start, end }) => ({ start: start - buffer, end: end + buffer }))

  return days.map(({ date, ...day }) => {
    const open = getOpenTimes(calendar, day)
    const demos = busy.filter(
      ({ start, isDemo }) => isDemo && day.start <= start && start < day.end,
    ).length
    const gaps = subtract([day], taken)
    /** Why times are closed, or that they are free. Each takes what those before it have left of the day. */
    const layers: readonly (readonly [what: string, times: readonly Interval[]])[] = [
      [describeClosing(calendar, date), subtract([day], open)],
      ['weekend', weekends],
      demos >= calendar.perDay
        ? [`the day’s limit of ${calendar.perDay}`, [day]]
        : ['too soon', [early]],
      ['', free],
      ['buffer', intersect(mergeIntervals(buffers), gaps)],
      ['too short for a demo', gaps],
    ]
    let left: readonly Interval[] = [day]
    const parts = layers.flatMap(([what, times]) => {
      const found = intersect(left, times)
      left = subtract(left, found)
      const state = what === '' ? ('free' as const) : ('closed' as const)
      return found.map((part): AgendaEntry => ({ ...part, state, what, host: '' }))
    })
    const entries = [...parts, ...taken.filter((each) => overlaps(each, day))]
    return { date, ...day, entries: entries.toSorted((one, other) => one.start - other.start) }
  })
}
