import { getEarliestDate } from '@/features/booking/domain/businessDays'
import { getDateInZone } from '@/features/booking/domain/instant'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import { addToDate } from '@/features/booking/domain/isoDate'
import moment from '@/features/booking/domain/moment'
import { firstSlotTime } from '@/features/booking/domain/slots'
import type { IsoDate } from '@/features/booking/domain/types'
import { getAvailability, holdsSlot } from './availability'
import { getOpenTimes, listWeekends, mergeIntervals } from './openTimes'
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

/** The parts of an interval that are in none of the others. */
function subtract(interval: Interval, others: readonly Interval[]): Interval[] {
  const rest: Interval[] = []
  let { start } = interval
  for (const other of mergeIntervals(others.filter((each) => overlaps(each, interval)))) {
    if (start < other.start) rest.push({ start, end: other.start })
    start = Math.max(start, other.end)
  }
  if (start < interval.end) rest.push({ start, end: interval.end })
  return rest
}

const intersect = (interval: Interval, others: readonly Interval[]): Interval[] =>
  others
    .filter((each) => overlaps(each, interval))
    .map(({ start, end }) => ({
      start: Math.max(start, interval.start),
      end: Math.min(end, interval.end),
    }))

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
  const free = subtract(range, [...blocks, ...weekends, early]).filter(holdsSlot)
  const { buffer } = calendar
  const buffers = mergeIntervals(
    taken.map(({ start, end }) => ({ start: start - buffer, end: end + buffer })),
  )

  return days.map(({ date, ...day }) => {
    const open = getOpenTimes(calendar, day)
    const demos = busy.filter(
      ({ start, isDemo }) => isDemo && day.start <= start && start < day.end,
    ).length
    const isFull = demos >= calendar.perDay
    const mark = (state: 'closed' | 'free', what: string) => (part: Interval) => ({
      ...part,
      state,
      what,
      host: '',
    })
    const close = (what: string) => mark('closed', what)
    const workdays = open.flatMap((part) => subtract(part, weekends))
    const shown = [...(isFull ? workdays : [early]), ...free, ...taken]
    const gaps = workdays.flatMap((part) => subtract(part, shown))
    const entries: AgendaEntry[] = [
      ...subtract(day, open).map(close(describeClosing(calendar, date))),
      ...open.flatMap((part) => intersect(part, weekends)).map(close('weekend')),
      ...(isFull
        ? workdays.map(close(`the day’s limit of ${calendar.perDay}`))
        : workdays.flatMap((part) => intersect(part, [early])).map(close('too soon'))),
      ...gaps.flatMap((part) => intersect(part, buffers)).map(close('buffer')),
      ...gaps.flatMap((part) => subtract(part, buffers)).map(close('too short for a demo')),
      ...intersect(day, free).map(mark('free', '')),
      ...taken.filter((each) => overlaps(each, day)),
    ]
    return { date, ...day, entries: entries.toSorted((one, other) => one.start - other.start) }
  })
}
