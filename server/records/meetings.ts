import {
  requireBookableDate,
  SlotTaken,
  TooManyBookings,
  type BookableDates,
} from '../contactStore'
import { getSystemErrorCode } from '../errors'
import type { Database, Queries } from './database'

/** When a meeting begins and ends, in milliseconds since 1970; the end is not included. */
export interface MeetingTime {
  readonly starts_at: number
  readonly ends_at: number
}

export interface MeetingRules {
  /** Undefined allows any date. */
  readonly bookableDates?: BookableDates | undefined
  /** The meeting that is moved, which is not in its own way. */
  readonly ownId?: number | undefined
}

/**
 * Checks a new time of a meeting. Intervals are half-open (requirements R21): a meeting that ends at
 * 10:00 leaves 10:00 free.
 *
 * @throws {DateNotBookable} if its date is none of the bookable dates
 * @throws {SlotTaken} if it overlaps another meeting
 */
export async function requireBookableTime(
  queries: Queries,
  { due_date, starts_at, ends_at }: MeetingTime & { readonly due_date: string },
  { bookableDates, ownId = 0 }: MeetingRules,
): Promise<void> {
  requireBookableDate(due_date, bookableDates)
  const time = { starts_at, ends_at }
  const isTaken =
    (await overlapsMeeting(queries, time, ownId)) || (await overlapsBusyTime(queries, time))
  if (isTaken) throw new SlotTaken()
}

/** Whether a time is taken by a meeting of the site, other than the own one. */
export async function overlapsMeeting(
  queries: Queries,
  { starts_at, ends_at }: MeetingTime,
  ownId: number,
): Promise<boolean> {
  const taken = await queries
    .selectFrom('activities')
    .select('id')
    .where('type', '=', 'meeting')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('id', '<>', ownId)
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether a time is taken in another calendar. */
export async function overlapsBusyTime(
  queries: Queries,
  { starts_at, ends_at }: MeetingTime,
): Promise<boolean> {
  const busy = await queries
    .selectFrom('busy')
    .select('id')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .limit(1)
    .executeTakeFirst()
  return busy !== undefined
}

/** PostgreSQL's code for what an exclusion constraint refuses: two transactions wanted one time. */
const exclusionViolation = '23P01'

/** @throws {SlotTaken} if another transaction has just taken the time */
export async function writeMeetingTime<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw getSystemErrorCode(error) === exclusionViolation ? new SlotTaken() : error
  }
}

/**
 * Waits for other bookings of the same e-mail address, and counts the future meetings of all persons
 * that have it.
 *
 * @param limit the most future meetings of an e-mail address; 0 for no limit
 * @throws {TooManyBookings} if the person has as many
 */
export async function requireBookingsLeft(
  { lock }: Pick<Database, 'lock'>,
  queries: Queries,
  { personId, at, limit }: { personId: number; at: Date; limit: number },
): Promise<void> {
  if (limit === 0) return
  const { address } = await queries
    .selectFrom('persons')
    .select('address')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  await lock(queries, `person ${address}`)
  const { count } = await queries
    .selectFrom('activities')
    .innerJoin('persons', 'persons.id', 'activities.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activities.type', '=', 'meeting')
    .where('activities.ends_at', '>', at.getTime())
    .where('persons.address', '=', address)
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new TooManyBookings()
}
