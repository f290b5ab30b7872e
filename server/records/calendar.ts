import { sql } from 'kysely'
import type { ActivityRange } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import type { Interval } from '@/features/booking/domain/interval'
import { getAvailability, getBlocksContext, type TakenTime } from '../calendar/availability'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { Page, PageRequest } from '../contactStore'
import { dayMs, toUtcDate } from '../time'
import { toUtcTime } from './activityTime'
import type { Queries } from './database'

interface BusyOptions {
  /** Meetings that take no time, because they are the visitor's own. */
  readonly ownDeals?: readonly number[]
  readonly ownId?: number
  /** The only other calendar that counts; all by default. */
  readonly source?: string
}

/** What takes the hosts' time in a range: the site's meetings, and the busy times of other calendars. */
export function listBusyTimes(
  queries: Queries,
  { start, end }: Interval,
  { ownDeals = [], ownId = 0, source }: BusyOptions = {},
): Promise<TakenTime[]> {
  // By date, since both engines have an index of it. A meeting may have begun on the day before.
  return queries
    .selectFrom('activities')
    .select(['starts_at as start', 'ends_at as end', 'host', sql.lit(1).as('isDemo')])
    .where('utc_date', '>=', toUtcDate(start - dayMs))
    .where('utc_date', '<=', toUtcDate(end))
    .where('type', '=', 'meeting')
    .where('id', '<>', ownId)
    .where('starts_at', 'is not', null)
    .where((builder) =>
      builder.or([builder('deal_id', 'is', null), builder('deal_id', 'not in', [0, ...ownDeals])]),
    )
    .unionAll((expression) =>
      expression
        .selectFrom('busy')
        .select(['starts_at as start', 'ends_at as end', 'host', sql.lit(0).as('isDemo')])
        .where('starts_at', '<', end)
        .where('ends_at', '>', start)
        .$if(source !== undefined, (query) => query.where('source', '=', source ?? '')),
    )
    .$narrowType<{ start: number; end: number }>()
    .execute()
}

/** The parts of an interval on each UTC date. */
function splitAtMidnight({ start, end }: Interval): Interval[] {
  const first = Math.floor(start / dayMs)
  const days = Math.ceil(end / dayMs) - first
  return Array.from({ length: days }, (_, index) => (first + index) * dayMs).map((day) => ({
    start: Math.max(start, day),
    end: Math.min(end, day + dayMs),
  }))
}

const toListed = (interval: Interval): ListedActivity => ({
  ...toUtcTime(interval),
  source_timezone: 'UTC',
  subject: '',
})

/** When no host can give a demo on the range's UTC dates, by the rules of the owner's calendar. */
export async function listBlocks(
  queries: Queries,
  calendar: OwnerCalendar,
  {
    range,
    page,
    ownDeals,
  }: { range: ActivityRange; page: PageRequest; ownDeals: readonly number[] },
): Promise<Page<ListedActivity>> {
  const days = { start: Date.parse(range.start_date), end: Date.parse(range.end_date) + dayMs }
  const busy = await listBusyTimes(queries, getBlocksContext(days), { ownDeals })
  const blocks = getAvailability(calendar, busy, days).blocks.flatMap(splitAtMidnight)
  const end = page.start + page.limit
  return { items: blocks.slice(page.start, end).map(toListed), more: blocks.length > end }
}
