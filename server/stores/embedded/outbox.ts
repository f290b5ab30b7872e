import type { SiteEvent } from '../../messages/events'
import type { EntryCounts, Outbox, OutboxEntry, Recipient } from '../../messages/outbox'
import { runInTransaction, selectAll, selectFirst, type Database } from './database'
import { dayMs } from '../../time'

export interface NewEntries {
  readonly event: SiteEvent
  readonly recipients: readonly Recipient[]
  /** The id of the event's person in this database; null if a vendor stores the person. */
  readonly personId: number | null
}

/** Writes an event, unless one with the same id exists. Must run in a transaction. */
export function insertOutboxEntries(
  database: Database,
  { event, recipients, personId }: NewEntries,
): void {
  const { id, type, createdAt } = event
  const statement = database.prepare(
    `INSERT INTO outbox (event_id, type, recipient, person_id, event, state, due_at, created_at)
     VALUES (:id, :type, :recipient, :personId, :event, 'waiting', :createdAt, :createdAt)
     ON CONFLICT (event_id, recipient) DO NOTHING`,
  )
  for (const recipient of recipients) {
    statement.run({ id, type, recipient, personId, event: JSON.stringify(event), createdAt })
  }
}

/** How long sent entries are kept, without their events. */
const sentRetentionDays = 30

interface DueRow extends Omit<OutboxEntry, 'event'> {
  readonly event: string
}

type Transact = <Result>(database: Database, work: () => Result) => Result | Promise<Result>

/** The outbox in an open database. */
export const createOutbox = (
  database: Database,
  transact: Transact = runInTransaction,
): Outbox => ({
  takeNext: async ({ recipient, now, retryAt }) =>
    transact(database, () => {
      const row = selectFirst<DueRow>(
        database,
        `UPDATE outbox SET due_at = :retryAt
         WHERE id = (
           SELECT id FROM outbox
           WHERE state = 'waiting' AND recipient = :recipient AND due_at <= :now
             -- Events of one booking are sent in order: a later one waits for an earlier one.
             AND NOT EXISTS (
               SELECT 1 FROM outbox AS earlier
               WHERE earlier.state = 'waiting' AND earlier.id < outbox.id
                 AND earlier.recipient = outbox.recipient
                 AND earlier.event ->> '$.number' = outbox.event ->> '$.number'
             )
           ORDER BY due_at, id LIMIT 1
         )
         RETURNING id, recipient, event, attempts`,
        { recipient, now: now.toISOString(), retryAt: retryAt.toISOString() },
      )
      return row && { ...row, event: JSON.parse(row.event) as SiteEvent }
    }),
  markSent: async (id, at) => {
    await transact(database, () => {
      database
        .prepare(
          `UPDATE outbox SET state = 'sent', event = NULL, error = NULL, sent_at = :at
           WHERE id = :id`,
        )
        .run({ id, at: at.toISOString() })
      const oldest = new Date(at.getTime() - sentRetentionDays * dayMs).toISOString()
      database
        .prepare(
          `DELETE FROM outbox WHERE state <> 'waiting' AND coalesce(sent_at, created_at) < :oldest`,
        )
        .run({ oldest })
    })
  },
  markFailed: async (id, { error, retryAt }) => {
    await transact(database, () => {
      database
        .prepare(
          `UPDATE outbox SET state = :state, attempts = attempts + 1, error = :error,
             due_at = coalesce(:retryAt, due_at)
           WHERE id = :id`,
        )
        .run({
          id,
          error,
          state: retryAt ? 'waiting' : 'failed',
          retryAt: retryAt?.toISOString() ?? null,
        })
    })
  },
  getEntryCounts: async () =>
    selectAll<EntryCounts>(
      database,
      `SELECT recipient, count(*) FILTER (WHERE state = 'waiting') AS waiting,
         count(*) FILTER (WHERE state = 'failed') AS failed,
         min(created_at) FILTER (WHERE state = 'waiting') AS waitingSince
       FROM outbox GROUP BY recipient`,
    ),
})

/** An outbox entry as stored: `event` is JSON, and null once it was sent. */
export interface StoredEntry {
  readonly event_id: string
  readonly type: string
  readonly recipient: Recipient
  readonly state: string
  readonly event: string | null
  readonly created_at: string
}

const selectEntries = (database: Database, column: 'id' | 'person_id', ids: readonly number[]) =>
  selectAll<StoredEntry>(
    database,
    `SELECT event_id, type, recipient, state, event, created_at FROM outbox
     WHERE ${column} IN (SELECT value FROM json_each(:ids)) ORDER BY id`,
    { ids: JSON.stringify(ids) },
  )

/** Reads the entries about these persons. */
export const selectEntriesOfPersons = (
  database: Database,
  personIds: readonly number[],
): StoredEntry[] => selectEntries(database, 'person_id', personIds)

/** The ids of unsent entries about persons in a vendor's account with a wanted e-mail address. */
const selectVendorEntryIds = (database: Database, isWanted: (email: string) => boolean): number[] =>
  selectAll<{ readonly id: number; readonly email: string }>(
    database,
    `SELECT id, event ->> '$.sender.email' AS email
     FROM outbox WHERE person_id IS NULL AND event IS NOT NULL`,
  )
    .filter(({ email }) => isWanted(email))
    .map(({ id }) => id)

/** Reads the unsent entries about persons in a vendor's account with a wanted e-mail address. */
export const selectEntriesByEmail = (
  database: Database,
  isWanted: (email: string) => boolean,
): StoredEntry[] => selectEntries(database, 'id', selectVendorEntryIds(database, isWanted))

/** Must run in a transaction. Returns the number of removed entries. */
export const removeEntriesByEmail = (
  database: Database,
  isWanted: (email: string) => boolean,
): number =>
  database
    .prepare('DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(:ids))')
    .run({ ids: JSON.stringify(selectVendorEntryIds(database, isWanted)) }).changes

/** The state of an outbox entry, without the event's content. */
export interface OutboxRecord {
  readonly id: number
  readonly type: string
  readonly recipient: Recipient
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly due_at: string
  readonly error: string | null
  readonly created_at: string
}

/** Reads the outbox for the operator, oldest first. */
export const readOutbox = (database: Database): OutboxRecord[] =>
  selectAll<OutboxRecord>(
    database,
    `SELECT id, type, recipient, state, attempts, due_at, error, created_at
     FROM outbox ORDER BY id`,
  )
