import { createHash } from 'node:crypto'
import { IdempotencyKeyReused, type WriteOptions } from '../../contactStore'
import { selectFirst, type Database } from './database'

/** A browser asks again within minutes; a month leaves room for a tab that slept. */
const keptDays = 30

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

/** Tells two requests apart without keeping what they said: the order of fields does not matter. */
const createFingerprint = (key: string, operation: string, request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([key, operation, canonical(request)]))
    .digest('hex')

export interface Write {
  /** The name of the store's method: a key is good for one request of each. */
  readonly operation: string
  readonly request: unknown
  readonly options: WriteOptions | undefined
  readonly at: Date
}

/**
 * Runs a write that carries a key only once, and remembers its answer beside the record. To be
 * called inside the transaction of the write. A write that throws is not remembered.
 *
 * @throws {IdempotencyKeyReused} when the key came with another request before
 */
export function writeOnce<Answer>(database: Database, write: Write, work: () => Answer): Answer {
  const { operation, request, options, at } = write
  const key = options?.idempotencyKey
  if (key === undefined) return work()

  const fingerprint = createFingerprint(key, operation, request)
  const known = selectFirst<{ fingerprint: string; answer: string }>(
    database,
    `SELECT fingerprint, answer FROM answered_requests
     WHERE idempotency_key = :key AND operation = :operation`,
    { key, operation },
  )
  if (known && known.fingerprint !== fingerprint) throw new IdempotencyKeyReused()
  if (known) return JSON.parse(known.answer) as Answer

  const answer = work()
  const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString()
  database.prepare('DELETE FROM answered_requests WHERE created_at < :oldest').run({ oldest })
  database
    .prepare(
      `INSERT INTO answered_requests (idempotency_key, operation, fingerprint, answer, created_at)
       VALUES (:key, :operation, :fingerprint, :answer, :at)`,
    )
    .run({ key, operation, fingerprint, answer: JSON.stringify(answer), at: at.toISOString() })
  return answer
}
