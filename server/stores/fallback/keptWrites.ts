import { IdempotencyKeyReused, SlotTaken } from '../../contactStore'
import type { Interval } from '../activityTime'
import { transact } from '../coordination/coordinationDatabase'
import { hasTable, selectAll, selectFirst, type Database } from '../embedded/database'
import { createFingerprint } from '../embedded/idempotencyKeys'

/**
 * Records that are kept have ids from here on until the vendor gives them others. No vendor has so
 * many records, and the site's calls take up to 15 digits.
 */
export const firstKeptId = 900_000_000_000_000

export const isKeptId = (id: number) => id >= firstKeptId

export type KeptOperation =
  'createOrganization' | 'createPerson' | 'createDeal' | 'updateDeal' | 'createActivity'

export interface NewKeptWrite {
  readonly key: string
  readonly operation: KeptOperation
  readonly request: object
  /** When the meeting is; undefined for what is none. */
  readonly slot: Interval | undefined
  /** Throws where a new write must not be kept. */
  readonly check?: () => void
}

export interface WaitingWrite {
  readonly id: number
  readonly key: string
  readonly operation: KeptOperation
  readonly request: object
  /** What was in its way when it was tried; undefined if nothing was. */
  readonly obstacle: string | undefined
}

interface Row {
  readonly id: number
  readonly idempotency_key: string
  readonly operation: KeptOperation
  readonly fingerprint: string
  readonly request: string
  readonly starts_at: number | null
  readonly ends_at: number | null
  readonly vendor_id: number | null
  readonly obstacle: string | null
  readonly problem: string | null
}

const waiting = 'vendor_id IS NULL AND problem IS NULL'

/** Whether a file has the table of kept writes: one of an older release may lack it. */
export const hasKeptWrites = (database: Database): boolean => hasTable(database, 'kept_writes')

/** The queue of writes that wait until the vendor can be reached. */
export function createKeptWrites(database: Database, now: () => number = Date.now) {
  const find = (key: string, operation: KeptOperation) =>
    selectFirst<Row>(
      database,
      'SELECT * FROM kept_writes WHERE idempotency_key = :key AND operation = :operation',
      { key, operation },
    )

  const overlapsWaiting = ({ startsAt, endsAt }: Interval): boolean =>
    selectFirst(
      database,
      `SELECT id FROM kept_writes
       WHERE vendor_id IS NULL AND starts_at < :endsAt AND ends_at > :startsAt LIMIT 1`,
      { startsAt, endsAt },
    ) !== undefined

  return {
    overlapsWaiting,

    /**
     * The id under which this write is kept already, undefined if it is not.
     *
     * @throws {IdempotencyKeyReused} if the key was used with another request before
     */
    findId: (key: string, operation: KeptOperation, request: object): number | undefined => {
      const row = find(key, operation)
      if (row && row.fingerprint !== createFingerprint(key, operation, request)) {
        throw new IdempotencyKeyReused()
      }
      return row && firstKeptId + row.id
    },

    /**
     * Keeps a write and returns the id of its record.
     *
     * @throws {SlotTaken} if a meeting that waits overlaps this one
     */
    keep: ({ key, operation, request, slot, check }: NewKeptWrite): Promise<number> =>
      transact(database, () => {
        const row = find(key, operation)
        if (row) return firstKeptId + row.id
        if (slot && overlapsWaiting(slot)) throw new SlotTaken()
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
        return firstKeptId + Number(lastInsertRowid)
      }),

    /** The next write that waits after this one, in the order in which they were asked for. */
    getNext: (after: number): WaitingWrite | undefined => {
      const row = selectFirst<Row>(
        database,
        `SELECT * FROM kept_writes WHERE id > :after AND ${waiting} ORDER BY id LIMIT 1`,
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

    /** Whether a kept record waits to be carried over, by the id that other writes have of it. */
    isWaiting: (keptId: number): boolean =>
      selectFirst(database, `SELECT id FROM kept_writes WHERE id = :id AND ${waiting}`, {
        id: keptId - firstKeptId,
      }) !== undefined,

    /** Whether a meeting waits that was kept under this id for this deal, and begins then. */
    hasMeeting: (keptId: number, dealId: number, { startsAt }: Interval): boolean =>
      selectFirst(
        database,
        `SELECT id FROM kept_writes
         WHERE vendor_id IS NULL AND id = :id AND starts_at = :startsAt
           AND request ->> 'deal_id' = :dealId`,
        { id: keptId - firstKeptId, startsAt, dealId },
      ) !== undefined,

    /** The times of the meetings that wait. */
    listSlots: (): Interval[] =>
      selectAll<Row>(
        database,
        'SELECT * FROM kept_writes WHERE vendor_id IS NULL AND starts_at IS NOT NULL',
      ).map(({ starts_at, ends_at }) => ({ startsAt: starts_at ?? 0, endsAt: ends_at ?? 0 })),

    /** The vendor's id of a kept record, undefined as long as it waits. */
    getVendorId: (keptId: number): number | undefined =>
      selectFirst<Row>(database, 'SELECT * FROM kept_writes WHERE id = :id', {
        id: keptId - firstKeptId,
      })?.vendor_id ?? undefined,

    /**
     * Notes that a write has been carried over, and forgets the personal data in it; of a person,
     * once nothing waits that is theirs, so that it can be found until then.
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
               operation <> 'createPerson' OR :firstKeptId + id NOT IN (
                 SELECT request ->> 'person_id' FROM kept_writes
                 WHERE vendor_id IS NULL AND request ->> 'person_id' IS NOT NULL
               )
             )`,
          )
          .run({ firstKeptId })
      }),

    /** Notes why a write still waits although the vendor can be reached. */
    setObstacle: (id: number, obstacle: string) =>
      transact(database, () => {
        database
          .prepare('UPDATE kept_writes SET obstacle = :obstacle WHERE id = :id')
          .run({ id, obstacle })
      }),

    /** Notes why a write can't be carried over; somebody has to look at it. */
    setProblem: (id: number, problem: string) =>
      transact(database, () => {
        database
          .prepare('UPDATE kept_writes SET problem = :problem WHERE id = :id')
          .run({ id, problem })
      }),
  }
}

export type KeptWrites = ReturnType<typeof createKeptWrites>
