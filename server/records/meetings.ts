import { sql } from 'kysely'
import type { ActivityRange } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import type { Interval } from '@/features/booking/domain/interval'
import {
  getAvailability,
  getHostContext,
  getBlocksContext,
  type TakenTime,
} from '../calendar/availability'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { StoreError } from './storeError'
import { dayMs, listUtcDays, toUtcDate, toUtcTime } from '../time'
import type { Queries, WriteContext } from './database'
import type { ActivityRow } from './schema'

interface BusyOptions {
  /** Meetings that take no time, because they are the visitor's own. */
  readonly ownDeals?: readonly number[]
  readonly ownIds?: readonly number[]
  /** The only other calendar that counts; all by default. */
  readonly source?: string
}

/** How long before a range a meeting that is in it may have begun: users of the CRM make some longer. */
const longestMs = 7 * dayMs

/** What takes the hosts' time in a range: the site's meetings, and the busy times of other calendars. */
export function listBusyTimes(
  queries: Queries,
  { start, end }: Interval,
  { ownDeals = [], ownIds = [], source }: BusyOptions = {},
): Promise<TakenTime[]> {
  // By date, since both engines have an index of it.
  return queries
    .selectFrom('activities')
    .select(['starts_at as start', 'ends_at as end', 'host', sql.lit(1).as('isDemo')])
    .where('utc_date', '>=', toUtcDate(start - longestMs))
    .where('utc_date', '<=', toUtcDate(end))
    .where('type', '=', 'meeting')
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .where('id', 'not in', [0, ...ownIds])
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

/**
 * When no host can give a demo on the range's UTC dates, by their start (requirements R22), in parts that end
 * at midnight UTC, since visitors ask by date.
 *
 * @param ownDeals deals whose meetings take no time, because they are the visitor's own
 */
export async function listBlocks(
  queries: Queries,
  calendar: OwnerCalendar,
  range: ActivityRange,
  ownDeals: readonly number[],
): Promise<ListedActivity[]> {
  const days = { start: Date.parse(range.start_date), end: Date.parse(range.end_date) + dayMs }
  const busy = await listBusyTimes(queries, getBlocksContext(days), { ownDeals })
  return getAvailability(calendar, busy, days).blocks.flatMap((block) =>
    listUtcDays(block).map((day) => ({
      ...toUtcTime({ start: Math.max(block.start, day), end: Math.min(block.end, day + dayMs) }),
      // In UTC (requirements R21).
      source_timezone: '',
      subject: 'Busy',
    })),
  )
}

/**
 * The dates that can be booked now, `YYYY-MM-DD`, inclusive. Only new times are checked: a repeated
 * request gets the same record even if the date has passed.
 */
export interface BookableDates {
  readonly earliest: string
  readonly latest: string
}

/** @throws {StoreError} `dateNotBookable` if `dates` is given and does not include the date */
function requireDate(date: string, dates: BookableDates | undefined): void {
  if (!dates || (date >= dates.earliest && date <= dates.latest)) return
  throw new StoreError('dateNotBookable', {
    info: `body/due_date must be from ${dates.earliest} to ${dates.latest}`,
  })
}

/**
 * Checks a new time of a meeting, and chooses who gives it. Intervals are half-open (requirements R21): a
 * meeting that ends at 10:00 leaves 10:00 free.
 *
 * @param dates undefined allows any date
 * @param moved the meeting that is moved, which is not in its own way
 * @returns the host's id
 * @throws {StoreError} `dateNotBookable` if its date is none of the bookable dates
 * @throws {StoreError} `slotTaken` if the owner's calendar has no host for it
 */
export async function requireBookableTime(
  { queries, calendar }: WriteContext,
  { due_date, starts_at, ends_at }: Pick<ActivityRow, 'due_date' | 'starts_at' | 'ends_at'>,
  dates: BookableDates | undefined,
  moved: Pick<ActivityRow, 'id' | 'host'> = { id: 0, host: '' },
): Promise<string> {
  // Without a time it is in nobody's way.
  if (starts_at === null || ends_at === null) return moved.host
  requireDate(due_date, dates)
  const time = { start: starts_at, end: ends_at }
  const busy = await listBusyTimes(queries, getHostContext(time), { ownIds: [moved.id] })
  const host = getAvailability(calendar, busy, time).findHost(time, moved.host)
  if (!host) throw new StoreError('slotTaken')
  return host.id
}

/**
 * Counts the future meetings of all persons that have the e-mail address of one. Must hold the calendar's lock, so that
 * no other is booked meanwhile.
 *
 * @param ownId the meeting that is changed, which does not count
 * @throws {StoreError} `tooManyBookings` if the person has as many
 */
export async function requireBookingsLeft(
  { queries, at }: WriteContext,
  { openBookingsPerPerson: limit = 0 }: { readonly openBookingsPerPerson?: number },
  personId: number,
  ownId = 0,
): Promise<void> {
  if (limit === 0) return
  const { count } = await queries
    .selectFrom('activities')
    .innerJoin('persons', 'persons.id', 'activities.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activities.type', '=', 'meeting')
    .where('activities.id', '<>', ownId)
    .where('activities.ends_at', '>', at.getTime())
    .where('persons.address', '=', (persons) =>
      persons.selectFrom('persons').select('address').where('id', '=', personId),
    )
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new StoreError('tooManyBookings')
}
