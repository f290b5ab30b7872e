import moment from '@/features/booking/domain/moment'
import { StoreError } from '../contactStore'
import { getErrorMessage } from '../errors'
import { toUtcDate } from '../time'
import { formatDuration, type Interval } from './activityTime'
import type { Database, Queries } from './database'

/** How long a reading may take. No other instance reads meanwhile. */
const maxReadingMs = 20_000

/** A time that is taken in another calendar. */
export interface BusyTime extends Interval {
  /** Unique within the calendar. */
  readonly id: string
  /** Whose time: see `BusyTable`. */
  readonly host: string
}

/** Another calendar whose times are kept in the database. */
export interface BusySource {
  /** Names its rows. */
  readonly name: string
  /** For the operator, such as `the CRM`. */
  readonly title: string
  /** How long it is left alone after a reading that failed. */
  readonly restMs: number
  /**
   * Reads what takes time from an instant on. The result runs in the transaction that stores the times.
   *
   * @throws {Error} whose message the operator may see
   */
  read(
    from: number,
    signal: AbortSignal,
  ): Promise<(queries: Queries) => Promise<readonly BusyTime[]>>
}

export interface BusyReader {
  /** When the last complete reading began, in milliseconds since 1970. */
  getReadAt(): Promise<number>
  /**
   * Reads the source, unless another instance does, or it is left alone after a failure: then it is not
   * this one's turn. What is read replaces what was known.
   */
  read(options?: {
    /** Not if the last reading began then or later. */
    readonly since?: number
    /** Ends the reading as if it had not begun. */
    readonly stop?: AbortSignal
  }): Promise<'read' | 'failed' | 'notItsTurn'>
}

export interface BusyReaderOptions {
  readonly database: Database
  readonly source: BusySource
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
}

/** SQLite takes 32,766 parameters in one statement. */
const rowsPerInsert = 1_000

async function replaceBusyTimes(
  queries: Queries,
  source: string,
  times: readonly BusyTime[],
): Promise<void> {
  await queries.deleteFrom('busy').where('source', '=', source).execute()
  const rows = times
    .filter(({ startsAt, endsAt }) => endsAt > startsAt)
    .map(({ id, host, startsAt, endsAt }) => ({
      source,
      id,
      host,
      utc_date: toUtcDate(startsAt),
      due_time: moment.utc(startsAt).format('HH:mm'),
      duration: formatDuration(endsAt - startsAt),
      starts_at: startsAt,
      ends_at: endsAt,
    }))
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await queries
      .insertInto('busy')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute()
  }
}

/** Keeps the busy times of a source in the database, read by one instance at a time. */
export function createBusyReader(options: BusyReaderOptions): BusyReader {
  const { database, source, now, report } = options
  const { name, title, restMs } = source

  const findRow = (queries: Queries) =>
    queries.selectFrom('busy_reads').selectAll().where('source', '=', name).executeTakeFirst()

  const takeTurn = (since: number) =>
    database.transact(async (transaction) => {
      const at = now()
      const turn = { busy_until: at + maxReadingMs }
      const row = await transaction
        .insertInto('busy_reads')
        .values({ source: name, read_at: 0, failing_since: null, ...turn })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet(turn)
            .where('busy_reads.busy_until', '<=', at)
            .where('busy_reads.read_at', '<', since),
        )
        .returning('source')
        .executeTakeFirst()
      return row !== undefined
    })

  interface TurnEnd {
    readonly busy_until: number
    readonly read_at?: number
    readonly failing_since?: number | null
  }

  const endTurn = (queries: Queries, end: TurnEnd) =>
    queries.updateTable('busy_reads').set(end).where('source', '=', name).execute()

  const isFailing = async (queries: Queries) =>
    ((await findRow(queries))?.failing_since ?? null) !== null

  const store = async (startedAt: number, find: Awaited<ReturnType<BusySource['read']>>) => {
    const wasFailing = await database.transact(async (transaction) => {
      await replaceBusyTimes(transaction, name, await find(transaction))
      const failed = await isFailing(transaction)
      await endTurn(transaction, { read_at: startedAt, busy_until: 0, failing_since: null })
      return failed
    })
    if (wasFailing) report(`The busy times of ${title} can be read again.`)
  }

  const rest = async (error: unknown) => {
    const wasFailing = await database.transact(async (transaction) => {
      const failed = await isFailing(transaction)
      const at = now()
      await endTurn(transaction, {
        busy_until: at + restMs,
        ...(!failed && { failing_since: at }),
      })
      return failed
    })
    if (wasFailing) return
    report(
      `The busy times of ${title} can not be read, so the last known ones count: ${getErrorMessage(error)}.`,
    )
  }

  return {
    getReadAt: () => database.read(async (queries) => (await findRow(queries))?.read_at ?? 0),
    read: async ({ since = Number.MAX_SAFE_INTEGER, stop } = {}) => {
      const row = await database.read(findRow)
      const isDue = !row || (row.busy_until <= now() && row.read_at < since)
      if (!isDue || !(await takeTurn(since))) return 'notItsTurn'
      const startedAt = now()
      const limit = AbortSignal.timeout(maxReadingMs)
      let find
      try {
        find = await source.read(startedAt, stop ? AbortSignal.any([limit, stop]) : limit)
      } catch (error) {
        if (error instanceof StoreError) throw error
        if (stop?.aborted) {
          await database.transact((transaction) => endTurn(transaction, { busy_until: 0 }))
          return 'notItsTurn'
        }
        await rest(error)
        return 'failed'
      }
      await store(startedAt, find)
      return 'read'
    },
  }
}
