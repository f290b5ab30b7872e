import { IdempotencyKeyReused, SlotTaken } from '../../contactStore'
import type { Interval } from '../activityTime'
import { transact } from '../coordination/coordinationDatabase'
import { selectAll, selectFirst, type Database } from '../embedded/database'
import { createFingerprint } from '../embedded/idempotencyKeys'

/**
 * The first temporary id. The record of a pending write has a temporary id until the vendor gives its
 * own. The vendor's ids never get this high, and the site's calls allow ids of up to 15 digits.
 */
export const firstTemporaryId = 900_000_000_000_000

export const isTemporaryId = (id: number) => id >= firstTemporaryId

export type WriteOperation =
  'createOrganization' | 'createPerson' | 'createDeal' | 'updateDeal' | 'createActivity'

export interface NewPendingWrite {
  readonly key: string
  readonly operation: WriteOperation
  readonly request: object
  /** The time of a meeting; undefined for other records. */
  readonly slot: Interval | undefined
  /** Runs in the transaction; throws if the write must not be added. */
  readonly check?: () => void
}

export interface PendingWrite {
  readonly id: number
  readonly key: string
  readonly operation: WriteOperation
  readonly request: object
  /** Why the write is pending although the vendor can be reached; undefined if no reason is known. */
  readonly obstacle: string | undefined
}

interface Row {
  readonly id: number
  readonly idempotency_key: string
  readonly operation: WriteOperation
  readonly fingerprint: string
  readonly request: string
  readonly starts_at: number | null
  readonly ends_at: number | null
  readonly vendor_id: number | null
  readonly obstacle: string | null
  readonly problem: string | null
}

const pending = 'vendor_id IS NULL AND problem IS NULL'

/** The queue of pending writes. */
export function createPendingWrites(database: Database, now: () => number = Date.now) {
  const find = (key: string, operation: WriteOperation) =>
    selectFirst<Row>(
      database,
      'SELECT * FROM kept_writes WHERE idempotency_key = :key AND operation = :operation',
      { key, operation },
    )

  const overlapsPending = ({ startsAt, endsAt }: Interval): boolean =>
    selectFirst(
      database,
      `SELECT id FROM kept_writes
       WHERE vendor_id IS NULL AND starts_at < :endsAt AND ends_at > :startsAt LIMIT 1`,
      { startsAt, endsAt },
    ) !== undefined

  return {
    overlapsPending,

    /**
     * The temporary id of a write that was added before; undefined for a new write.
     *
     * @throws {IdempotencyKeyReused} if the key was used with another request before
     */
    findId: (key: string, operation: WriteOperation, request: object): number | undefined => {
      const row = find(key, operation)
      if (row && row.fingerprint !== createFingerprint(key, operation, request)) {
        throw new IdempotencyKeyReused()
      }
      return row && firstTemporaryId + row.id
    },

    /**
     * Adds a write and returns the temporary id of its record.
     *
     * @throws {SlotTaken} if a pending meeting overlaps this one
     */
    add: ({ key, operation, request, slot, check }: NewPendingWrite): Promise<number> =>
      transact(database, () => {
        const row = find(key, operation)
        if (row) return firstTemporaryId + row.id
        if (slot && overlapsPending(slot)) throw new SlotTaken()
        check?.()
        const { lastInsertRowid } = database
          .prepare(
            `INSERT INTO kept_writes
               (idempotency_key, operation, fingerprint, request, starts_at, ends_at, created_at)
             VALUES (:key, :operation, :fingerprint, :request, :startsAt, :endsAt, :at)`,
          )
          .run({
            key,
            operation,
            fingerprint: createFingerprint(key, operation, request),
            request: JSON.stringify(request),
            startsAt: slot?.startsAt ?? null,
            endsAt: slot?.endsAt ?? null,
            at: new Date(now()).toISOString(),
          })
        return firstTemporaryId + Number(lastInsertRowid)
      }),

    /** The next pending write after this one, in the order in which they were added. */
    getNext: (after: number): PendingWrite | undefined => {
      const row = selectFirst<Row>(
        database,
        `SELECT * FROM kept_writes WHERE id > :after AND ${pending} ORDER BY id LIMIT 1`,
        { after },
      )
      return (
        row && {
          id: row.id,
          key: row.idempotency_key,
          operation: row.operation,
          request: JSON.parse(row.request) as object,
          obstacle: row.obstacle ?? undefined,
        }
      )
    },

    /** Whether the write of the record with this temporary id is pending. */
    isPending: (temporaryId: number): boolean =>
      selectFirst(database, `SELECT id FROM kept_writes WHERE id = :id AND ${pending}`, {
        id: temporaryId - firstTemporaryId,
      }) !== undefined,

    /** Whether the meeting with this temporary id is pending, has this deal and starts with the slot. */
    hasMeeting: (temporaryId: number, dealId: number, { startsAt }: Interval): boolean =>
      selectFirst(
        database,
        `SELECT id FROM kept_writes
         WHERE vendor_id IS NULL AND id = :id AND starts_at = :startsAt
           AND request ->> 'deal_id' = :dealId`,
        { id: temporaryId - firstTemporaryId, startsAt, dealId },
      ) !== undefined,

    /** The times of the pending meetings. */
    listSlots: (): Interval[] =>
      selectAll<Row>(
        database,
        'SELECT * FROM kept_writes WHERE vendor_id IS NULL AND starts_at IS NOT NULL',
      ).map(({ starts_at, ends_at }) => ({ startsAt: starts_at ?? 0, endsAt: ends_at ?? 0 })),

    /** The vendor's id of a record; undefined while its write is pending. */
    getVendorId: (temporaryId: number): number | undefined =>
      selectFirst<Row>(database, 'SELECT * FROM kept_writes WHERE id = :id', {
        id: temporaryId - firstTemporaryId,
      })?.vendor_id ?? undefined,

    /**
     * Stores the vendor's id of a record and removes the write's content. The content of a person's
     * write stays while another write of the person is pending: it has the e-mail address by which
     * erasing and exporting find that write.
     */
    finish: (id: number, vendorId: number) =>
      transact(database, () => {
        database
          .prepare('UPDATE kept_writes SET vendor_id = :vendorId WHERE id = :id')
          .run({ id, vendorId })
        database
          .prepare(
            `UPDATE kept_writes SET request = NULL
             WHERE vendor_id IS NOT NULL AND request IS NOT NULL AND (
               operation <> 'createPerson' OR :firstTemporaryId + id NOT IN (
                 SELECT request ->> 'person_id' FROM kept_writes
                 WHERE vendor_id IS NULL AND request ->> 'person_id' IS NOT NULL
               )
             )`,
          )
          .run({ firstTemporaryId })
      }),

    /** Stores why a write is still pending although the vendor can be reached. */
    setObstacle: (id: number, obstacle: string) =>
      transact(database, () => {
        database
          .prepare('UPDATE kept_writes SET obstacle = :obstacle WHERE id = :id')
          .run({ id, obstacle })
      }),

    /** Stores why a write can't be sent to the vendor. It is not tried again. */
    setProblem: (id: number, problem: string) =>
      transact(database, () => {
        database
          .prepare('UPDATE kept_writes SET problem = :problem WHERE id = :id')
          .run({ id, problem })
      }),
  }
}

export type PendingWrites = ReturnType<typeof createPendingWrites>
