import { setTimeout as wait } from 'node:timers/promises'
import { IdempotencyKeyReused, StoreUnavailable } from '../../contactStore'
import { selectFirst, type Database } from '../embedded/database'
import { createFingerprint, retentionDays } from '../embedded/idempotencyKeys'
import { transact } from './coordinationDatabase'
import { leaseMs, runWithLease } from './lease'
import { dayMs } from '../../time'

/** How long a repeated request waits for the first one to finish. */
const maxWaitMs = 15_000

interface Row {
  readonly fingerprint: string
  readonly started_at: number
  readonly busy_until: number
  readonly response: string | null
}

export interface JournalledWrite {
  readonly operation: string
  readonly request: unknown
  readonly key: string | undefined
  /** False if callers with the same key only wait for each other, and each carries out its write. */
  readonly isRemembered?: boolean
}

/** The earlier attempts at a write. */
export interface WriteHistory {
  /**
   * When an earlier attempt with an unknown outcome began, in milliseconds since 1970: the record may
   * exist and must be searched for first. Undefined if there was no such attempt.
   */
  readonly lostSince: number | undefined
}

type Beginning =
  | { readonly state: 'begun'; readonly lostSince: number | undefined }
  | { readonly state: 'finished'; readonly response: string }
  | { readonly state: 'busy' }

export interface WriteJournal {
  /**
   * Carries out a write with a key only once and stores its result for repeated requests. A write
   * without a key is always carried out.
   *
   * @throws {IdempotencyKeyReused} if the key was used with another request before
   */
  run<Result>(
    write: JournalledWrite,
    work: (history: WriteHistory) => Promise<Result>,
  ): Promise<Result>
  /** Whether this id is the stored result of a write. */
  isKnown(operation: string, id: number): boolean
}

export interface WriteJournalOptions {
  readonly now: () => number
  /** Whether a write that failed with this error may have been carried out nevertheless. */
  readonly canHaveBeenWritten: (error: unknown) => boolean
}

/** Creates the journal of the writes to a vendor, whose API has no idempotency keys. */
export function createWriteJournal(
  database: Database,
  { now, canHaveBeenWritten }: WriteJournalOptions,
): WriteJournal {
  const begin = (identity: { key: string; operation: string }, fingerprint: string): Beginning => {
    const at = now()
    const row = selectFirst<Row>(
      database,
      `SELECT fingerprint, started_at, busy_until, answer AS response FROM vendor_writes
       WHERE idempotency_key = :key AND operation = :operation`,
      identity,
    )
    if (row && row.fingerprint !== fingerprint) throw new IdempotencyKeyReused()
    if (row?.response) return { state: 'finished', response: row.response }
    if (row && row.busy_until > at) return { state: 'busy' }
    database
      .prepare('DELETE FROM vendor_writes WHERE started_at < :oldest')
      .run({ oldest: at - retentionDays * dayMs })
    database
      .prepare(
        `INSERT INTO vendor_writes
           (idempotency_key, operation, fingerprint, started_at, busy_until, answer)
         VALUES (:key, :operation, :fingerprint, :at, :busyUntil, NULL)
         ON CONFLICT (idempotency_key, operation) DO UPDATE SET busy_until = excluded.busy_until`,
      )
      .run({ ...identity, fingerprint, at, busyUntil: at + leaseMs })
    return { state: 'begun', lostSince: row?.started_at }
  }

  const change = (identity: { key: string; operation: string }, sql: string, more = {}) =>
    transact(database, () => {
      database
        .prepare(`${sql} WHERE idempotency_key = :key AND operation = :operation`)
        .run({ ...identity, ...more })
    })

  return {
    run: async (write, work) => {
      const { operation, request, key, isRemembered = true } = write
      if (key === undefined) return work({ lostSince: undefined })
      const identity = { key, operation }
      const fingerprint = createFingerprint(key, operation, request)
      const deadline = now() + maxWaitMs
      let beginning = await transact(database, () => begin(identity, fingerprint))
      while (beginning.state === 'busy') {
        if (now() > deadline) throw new StoreUnavailable()
        await wait(50)
        beginning = await transact(database, () => begin(identity, fingerprint))
      }
      if (beginning.state === 'finished') {
        return JSON.parse(beginning.response) as Awaited<ReturnType<typeof work>>
      }
      const { lostSince } = beginning
      try {
        const renew = () =>
          change(identity, 'UPDATE vendor_writes SET busy_until = :until', {
            until: now() + leaseMs,
          })
        const result = await runWithLease(renew, () => work({ lostSince }))
        const response = JSON.stringify(result)
        await (isRemembered
          ? change(identity, 'UPDATE vendor_writes SET answer = :response', { response })
          : change(identity, 'DELETE FROM vendor_writes'))
        return result
      } catch (error) {
        const mayExist = lostSince !== undefined || canHaveBeenWritten(error)
        await change(
          identity,
          mayExist ? 'UPDATE vendor_writes SET busy_until = 0' : 'DELETE FROM vendor_writes',
        )
        throw error
      }
    },
    isKnown: (operation, id) =>
      selectFirst(
        database,
        `SELECT operation FROM vendor_writes
         WHERE operation = :operation AND json_extract(answer, '$.id') = :id LIMIT 1`,
        { operation, id },
      ) !== undefined,
  }
}
