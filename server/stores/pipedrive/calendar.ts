import moment from '@/features/booking/domain/moment'
import type { DateRange, Dialect } from './dialect'
import type { VendorClient } from './vendorClient'
import { listAllPages } from './vendorPages'
import type { CalendarActivity } from './vendorTime'

/** How long a loaded part of the calendar may be shown to visitors. */
const freshMs = 45_000

const dateFormat = 'YYYY-MM-DD'
const endOfTime = '9999-12-31'

/**
 * Widens a range to whole months, so that a visitor who clicks through a month causes one look-up. The
 * range of one day starts up to two days before the day and ends up to one day after it, depending on
 * the visitor's zone.
 */
export function widenRange({ start, end }: DateRange): DateRange {
  const firstDay = moment.utc(start).add(2, 'days')
  const lastDay = moment.max(firstDay, moment.utc(end).subtract(1, 'day'))
  return {
    start: firstDay.clone().startOf('month').subtract(2, 'days').format(dateFormat),
    end: lastDay.clone().endOf('month').add(2, 'days').format(dateFormat),
  }
}

interface LoadedPart {
  readonly range: DateRange
  /** When loading began, in milliseconds since 1970. */
  readonly loadedAt: number
  readonly activities: Promise<readonly CalendarActivity[]>
}

export interface ActivityCalendar {
  /** The activities of all users that start on these UTC dates, cached for up to 45 seconds. */
  list(range: DateRange): Promise<readonly CalendarActivity[]>
  /** The cached activities of these dates; undefined if they are not cached. */
  find(range: DateRange): Promise<readonly CalendarActivity[]> | undefined
  /** Reads the activities of these dates from the vendor, not from the cache. */
  listUncached(range: DateRange): Promise<readonly CalendarActivity[]>
  /** Empties the cache. */
  drop(): void
}

/** Creates a cache of the vendor's calendar, so that few calls are made. */
export function createCalendar(
  client: VendorClient,
  dialect: Dialect,
  now: () => number,
): ActivityCalendar {
  let parts: LoadedPart[] = []

  const load = (range: DateRange): LoadedPart => {
    const widened = widenRange(range)
    const reads = listAllPages(client, dialect, {
      path: '/activities',
      query: dialect.getCalendarQuery(widened),
      read: (data) => dialect.readActivity(data),
      isLast: (items) =>
        dialect.listsLatestFirst &&
        (items.findLast((item) => item !== undefined)?.due_date ?? endOfTime) < widened.start,
    })
    const part: LoadedPart = {
      range: dialect.listsLatestFirst ? { ...widened, end: endOfTime } : widened,
      loadedAt: now(),
      activities: reads.then((items) => items.filter((item) => item !== undefined)),
    }
    parts = [...parts.filter(isFresh), part]
    // A failed part is not cached. The caller gets the error from the promise itself.
    part.activities.catch(() => {
      parts = parts.filter((each) => each !== part)
    })
    return part
  }

  const isFresh = ({ loadedAt }: LoadedPart) => now() - loadedAt < freshMs

  const covers =
    ({ start, end }: DateRange) =>
    (part: LoadedPart) =>
      isFresh(part) && part.range.start <= start && part.range.end >= end

  const select = async (part: LoadedPart, { start, end }: DateRange) =>
    (await part.activities)
      .filter(({ due_date }) => due_date >= start && due_date <= end)
      .toSorted(
        (one, other) =>
          one.due_date.localeCompare(other.due_date) ||
          (one.startsAt ?? 0) - (other.startsAt ?? 0) ||
          one.id - other.id,
      )

  const find = (range: DateRange) => {
    const part = parts.find(covers(range))
    return part && select(part, range)
  }

  return {
    find,
    list: async (range) => find(range) ?? select(load(range), range),
    listUncached: async (range) => select(load(range), range),
    drop: () => {
      parts = []
    },
  }
}
