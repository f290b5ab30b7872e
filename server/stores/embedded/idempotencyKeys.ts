import { createHash } from 'node:crypto'
import { IdempotencyKeyReused, type WriteOptions } from '../../contactStore'
import { selectFirst, type Database } from './database'
import { dayMs } from '../../time'

/** Browsers retry within minutes, but a tab may stay suspended for weeks before it retries. */
export const retentionDays = 30

/** Removes the keys that are too old for a retry. */
export function sweepIdempotencyKeys(database: Database, at: Date): void {
  const oldest = new Date(at.getTime() - retentionDays * dayMs).toISOString()
  database.prepare('DELETE FROM answered_requests WHERE created_at < :oldest').run({ oldest })
}

const toCanonicalJson = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCanonicalJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, toCanonicalJson(inner)]),
  )
}

/** Hashes a request, so that its content is not stored. The order of fields does not matter. */
export const createFingerprint = (key: string, operation: string, request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([key, operation, toCanonicalJson(request)]))
    .digest('hex')

export interface Write {
  /** The store's method: the same key may be used once per operation. */
  readonly operation: string
  readonly request: unknown
  readonly options: WriteOptions | undefined
  readonly at: Date
}

/**
 * Runs a write with an idempotency key only once, and stores its result for repeated requests. Must
 * run in a transaction. Nothing is stored of a write that throws.
 *
 * @throws {IdempotencyKeyReused} if the key was used with another request before
 */
export function writeOnce<Result>(database: Database, write: Write, work: () => Result): Result {
  const { operation, request, options, at } = write
  const key = options?.idempotencyKey
  if (key === undefined) return work()

  const fingerprint = createFingerprint(key, operation, request)
  const known = selectFirst<{ fingerprint: string; response: string }>(
    database,
    `SELECT fingerprint, answer AS response FROM answered_requests
     WHERE idempotency_key = :key AND operation = :operation`,
    { key, operation },
  )
  if (known && known.fingerprint !== fingerprint) throw new IdempotencyKeyReused()
  if (known) return JSON.parse(known.response) as Result

  const result = work()
  sweepIdempotencyKeys(database, at)
  database
    .prepare(
      `INSERT INTO answered_requests (idempotency_key, operation, fingerprint, answer, created_at)
       VALUES (:key, :operation, :fingerprint, :response, :at)`,
    )
    .run({ key, operation, fingerprint, response: JSON.stringify(result), at: at.toISOString() })
  return result
}
