import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreError } from './storeError'
import { getErrorMessage, getSystemErrorCode } from '../errors'
import type { CalendarFile } from '../calendar/openCalendar'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { Clock } from '../time'
import type { Schema } from './schema'

/** A transaction that writes, and what its writes have in common. */
export interface WriteContext {
  readonly queries: Queries
  readonly at: Date
  readonly calendar: OwnerCalendar
  /** Whether the CRM need not be asked any more before a booking. */
  readonly isCrmAsked: boolean
  /** Waits until no other transaction holds the lock of this name: see `Database`. */
  readonly lock: (name: string) => Promise<void>
}

/** Runs queries, inside a transaction or outside of one. */
export type Queries = Kysely<Schema>

type Work<Result> = (queries: Queries) => Promise<Result>

/** Statements take 32,766 parameters in SQLite, and no table has more than 20 columns. */
export const rowsPerStatement = 1_000

/** Cuts rows into lists that one statement each can take. */
export const splitRows = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )

/** The records' database, in one of the two engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs queries that change nothing. They never wait for another process's write.
   *
   * @throws {StoreError} `unavailable` if the database can't be read
   */
  read<Result>(work: Work<Result>): Promise<Result>
  /**
   * Runs `work` in one transaction, and again from the start if another transaction was in its way.
   * Rolls back if `work` throws.
   *
   * @throws {StoreError} `unavailable` if the database can't be written, or others keep it locked for too long
   */
  transact<Result>(work: Work<Result>): Promise<Result>
  /**
   * Waits until no other transaction holds the lock of this name, and holds it to the end of this one.
   * Without effect where one transaction runs at a time anyway.
   */
  lock(transaction: Queries, name: string): Promise<void>
  /** @throws {StoreError} `unavailable` if the database can't be written */
  checkReady(): Promise<void>
  /** Removes what is left of deleted records, as far as the engine lets the site do that. */
  compact(): Promise<void>
  /** Ends what has begun; later calls get a `StoreError`. */
  close(): Promise<void>
}

/** What the work beside the visitors' calls shares. */
export interface SiteContext {
  readonly database: Database
  readonly calendar: Pick<CalendarFile, 'get'>
  readonly now: Clock
  /** Gets sentences for the owner, without personal data. */
  readonly report: (sentence: string) => void
}

/** What an engine says of its errors, by their codes, or by their messages where they have none. */
export interface ErrorCodes {
  /** The database can't be reached, read or written; the same call may succeed later. */
  readonly unavailable: RegExp
  /** What the tables' constraints refuse. */
  readonly refusals: Readonly<Record<string, StoreError['problem']>>
  /** Another transaction was in the way: the work can be done again at once. */
  readonly conflict: RegExp
}

/** How long a statement may take in PostgreSQL: others may wait for what it holds. */
export const statementMs = 5_000

/** How long one may take that reads or changes whole tables, in a command or a migration. */
export const longStatementMs = 600_000

/** How long a write is tried, with its wait for its turn. */
const retryLimitMs = 5_000

/** Short: another process holds SQLite's lock for a moment only. */
const retryPauseMs = 3

/** Between two writes that take turns, so that another process can get the lock. */
const gapMs = 1

/** Refuses further reads, or writes, because their visitors would give up before they get a response. */
const maxRunning = 1_000

/** Turns what is no bug into a `StoreError`. */
const toStoreError = (error: unknown, { unavailable, refusals, conflict }: ErrorCodes): unknown => {
  if (error instanceof StoreError) return error
  const code = getSystemErrorCode(error) || getErrorMessage(error)
  const refusal = refusals[code]
  if (refusal) return new StoreError(refusal)
  return unavailable.test(code) || conflict.test(code)
    ? new StoreError('unavailable', { cause: error })
    : error
}

/**
 * Each statement sees what was written before it, also what a lock has waited for, whatever the server's default
 * is; commands that read see one moment instead (`readRecords`). SQLite has one transaction at a time.
 */
export const startTransaction = (queries: Queries) =>
  queries.transaction().setIsolationLevel('read committed')

interface Engine {
  readonly queries: Queries
  readonly codes: ErrorCodes
  /** Whether writes take turns, so that one at a time asks for the lock. */
  readonly isSerial: boolean
  close(): Promise<void>
}

/** Makes `read`, `transact` and `close` of an engine's connections. */
export function createAccess(engine: Engine) {
  const { queries, codes, isSerial } = engine
  const reads = new Set<Promise<unknown>>()
  const writes = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  let lastWrite: Promise<unknown> = Promise.resolve()

  /** Runs work that `close` waits for. What is no bug becomes a `StoreError`. */
  const run = async <Result>(
    running: Set<Promise<unknown>>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (closing || running.size >= maxRunning) throw new StoreError('unavailable')
    const result = work()
    running.add(result)
    try {
      return await result
    } catch (error) {
      throw toStoreError(error, codes)
    } finally {
      running.delete(result)
    }
  }

  /** Writes, and again if another transaction was in the way. */
  const write = async <Result>(attempt: () => Promise<Result>, startedAt: number) => {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        const isLate = performance.now() - startedAt >= retryLimitMs
        const isConflict = codes.conflict.test(getSystemErrorCode(error))
        if (isLate || !isConflict) throw error
      }
      await wait(retryPauseMs)
    }
  }

  const writeInTurn = <Result>(attempt: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now()
    if (!isSerial) return write(attempt, startedAt)
    const isAlone = writes.size === 0
    const written = lastWrite.then(async () => {
      if (!isAlone) await wait(gapMs)
      return write(attempt, startedAt)
    })
    lastWrite = written.catch(() => undefined)
    return written
  }

  const end = async () => {
    await Promise.allSettled([...reads, ...writes])
    await engine.close()
  }

  return {
    read: <Result>(work: Work<Result>) => run(reads, () => work(queries)),
    transact: <Result>(work: Work<Result>) =>
      run(writes, () => writeInTurn(() => startTransaction(queries).execute(work))),
    /** Like `transact`, with a connection that no transaction uses meanwhile. */
    useConnection: <Result>(work: Work<Result>) =>
      run(writes, () => writeInTurn(() => queries.connection().execute(work))),
    close: () => (closing ??= end()),
  }
}
