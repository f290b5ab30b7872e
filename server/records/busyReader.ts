import { sql, type UpdateObject } from 'kysely'
import type { Interval } from '@/features/booking/domain/interval'
import { StoreError } from './storeError'
import { getErrorMessage } from '../errors'
import { minuteMs, toUtcTime } from '../time'
import { splitRows, type Queries, type SiteContext } from './database'
import type { Schema } from './schema'

/** How long a reading may take. No other instance reads meanwhile. */
export const maxReadingMs = 20_000

/** The clocks of instances may differ by this. An instant that is further ahead is of a wrong one. */
const maxAheadMs = minuteMs

/** A time that is taken in another calendar. */
interface BusyTime extends Interval {
  /** Unique within the calendar. */
  readonly id: string
  /** Whose time: see `Schema`. */
  readonly host: string
}

type FindTimes = (queries: Queries) => Promise<readonly BusyTime[]>

/** Something of a source cannot be read: what is known counts, and the owner is told. */
export class PartlyReadError extends Error {
  override readonly name = 'PartlyReadError'

  constructor(
    message: string,
    readonly findTimes: FindTimes,
  ) {
    super(message)
  }
}

/** Another calendar whose times are kept in the database. */
export interface BusySource {
  /** Names its rows. */
  readonly name: string
  /** For the owner, such as `the CRM`. */
  readonly title: string
  /** How long it is left alone after a reading that failed. */
  readonly restMs: number
  /**
   * Reads what takes time from an instant on. The result runs in the transaction that stores the times.
   *
   * @throws {Error} whose message the owner may see
   */
  read(from: number, signal: AbortSignal): Promise<FindTimes>
}

interface ReadOptions {
  /** Not if the last reading began then or later. */
  readonly since?: number
  /** Ends the reading as if it had not begun. */
  readonly stop?: AbortSignal
}

async function replaceBusyTimes(
  queries: Queries,
  source: string,
  times: readonly BusyTime[],
): Promise<void> {
  await queries.deleteFrom('busy').where('source', '=', source).execute()
  const rows = times
    .filter(({ start, end }) => end > start)
    .map(({ id, host, start, end }) => {
      const { due_date: utc_date, ...time } = toUtcTime({ start, end })
      return { source, id, host, utc_date, ...time, starts_at: start, ends_at: end }
    })
  for (const some of splitRows(rows)) await queries.insertInto('busy').values(some).execute()
}

const findRow = (queries: Queries, name: string) =>
  queries.selectFrom('busy_reads').selectAll().where('source', '=', name).executeTakeFirst()

/**
 * The readings of a source: when the last complete one began (0 if there is none, or a wrong clock has dated it), when
 * the one began that an instance does now (long ago if none does), and whether the last one has failed. Then the source
 * is left alone, or tried again, and what is known counts.
 */
export async function findTurn(queries: Queries, name: string, at: number) {
  const row = await findRow(queries, name)
  const { read_at = 0, busy_until = 0, failing_since = null } = row ?? {}
  return {
    readAt: read_at <= at + maxAheadMs ? read_at : 0,
    begunAt: busy_until - maxReadingMs,
    isFailing: failing_since !== null,
  }
}

/** Whether nobody reads a source now, none leaves it alone, and the last reading began before `since`. */
const isDue = ({ restMs }: BusySource, since: number, at: number) => sql<boolean>`(
  busy_reads.busy_until NOT BETWEEN ${at + 1} AND ${at + maxReadingMs + restMs + maxAheadMs}
  AND busy_reads.read_at NOT BETWEEN ${since} AND ${at + maxAheadMs})`

/** Keeps the busy times of sources in the database, each read by one instance at a time. */
export function createBusyReader({ database, now, report }: Omit<SiteContext, 'calendar'>) {
  const openedAt = now()
  /** What this reader has said last of sources that fail, by their names. */
  const told = new Map<string, string>()

  const takeTurn = (source: BusySource, since: number) =>
    database.transact(async (transaction) => {
      const at = now()
      const turn = { busy_until: at + maxReadingMs }
      const row = await transaction
        .insertInto('busy_reads')
        .values({ source: source.name, read_at: 0, failing_since: null, ...turn })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet(turn)
            .where(isDue(source, since, at)),
        )
        .returning('source')
        .executeTakeFirst()
      return row !== undefined
    })

  /** Ends a turn, and returns since when the source could not be read before; null if it could. */
  const endTurn = (
    { name }: BusySource,
    end: UpdateObject<Schema, 'busy_reads'> & { readonly busy_until: number },
    findTimes?: FindTimes,
  ) =>
    database.transact(async (transaction) => {
      if (findTimes) await replaceBusyTimes(transaction, name, await findTimes(transaction))
      const row = await findRow(transaction, name)
      await transaction.updateTable('busy_reads').set(end).where('source', '=', name).execute()
      return row?.failing_since ?? null
    })

  /** Says a failure once, and once more after a start. */
  const rest = async (source: BusySource, error: unknown, startedAt: number) => {
    const { name, title, restMs } = source
    const at = now()
    const part = error instanceof PartlyReadError ? error.findTimes : undefined
    const end = {
      busy_until: at + restMs,
      failing_since: sql<number>`coalesce(failing_since, ${at})`,
      // What is known in part is not older than what is known as a whole.
      ...(part && { read_at: startedAt }),
    }
    const failingSince = await endTurn(source, end, part)
    const what = part
      ? `Some busy times of ${title} cannot be read, so what is known of them counts`
      : `The busy times of ${title} cannot be read, so the last known ones count`
    const isTold = told.has(name) ? told.get(name) === what : Number(failingSince) >= openedAt
    if (failingSince !== null && isTold) return
    told.set(name, what)
    report(`${what}: ${getErrorMessage(error)}.`)
  }

  return {
    /** See `findTurn`. */
    getTurn: ({ name }: BusySource) => database.read((queries) => findTurn(queries, name, now())),
    /**
     * Reads a source, unless another instance does, or it is left alone after a failure. What is read replaces what
     * was known. Returns whether it was this instance's turn.
     */
    read: async (
      source: BusySource,
      { since = Number.MAX_SAFE_INTEGER, stop }: ReadOptions = {},
    ): Promise<boolean> => {
      // Looks before it writes: most of the time it is not its turn.
      const left = await database.read((queries) =>
        queries
          .selectFrom('busy_reads')
          .select('source')
          .where('source', '=', source.name)
          .where((builder) => builder.not(isDue(source, since, now())))
          .executeTakeFirst(),
      )
      if (left || !(await takeTurn(source, since))) return false
      const startedAt = now()
      const limit = AbortSignal.timeout(maxReadingMs)
      let findTimes
      try {
        findTimes = await source.read(startedAt, stop ? AbortSignal.any([limit, stop]) : limit)
      } catch (error) {
        if (error instanceof StoreError) throw error
        if (stop?.aborted) await endTurn(source, { busy_until: 0 })
        else await rest(source, error, startedAt)
        return true
      }
      const end = { read_at: startedAt, busy_until: 0, failing_since: null }
      const failingSince = await endTurn(source, end, findTimes)
      told.delete(source.name)
      if (failingSince !== null) report(`The busy times of ${source.title} can be read again.`)
      return true
    },
  }
}
