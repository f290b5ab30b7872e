import { sql, type ExpressionBuilder } from 'kysely'
import type { SiteEvent, Recipient } from '../messages/events'
import { dayMs, maxClockErrorMs, minuteMs, toIso } from '../time'
import type { Database, Queries } from './database'
import type { Schema } from './schema'

/**
 * How long done and failed jobs are kept; done ones without their events. A failed one stays as long as
 * its appointment is to come, so that it can be tried again.
 */
const retentionDays = 30

/** How long no other process may take a job that is being sent: longer than sending can take. */
const claimMs = 5 * minuteMs

/** Skips rows that another instance is taking in this moment. */
const skipLocked = { postgres: sql`FOR UPDATE SKIP LOCKED`, sqlite: sql`` } as const

/** Removes what has been done or given up for long. */
export async function removeOldJobs(queries: Queries, at: number): Promise<void> {
  const oldest = toIso(at - retentionDays * dayMs)
  await sql`
    DELETE FROM jobs WHERE state <> 'waiting' AND coalesce(sent_at, created_at) < ${oldest}
      AND (state = 'sent' OR NOT EXISTS (
        SELECT 1 FROM activities WHERE activities.deal_id = jobs.deal_id AND ends_at > ${at}
      ))`.execute(queries)
}

/** An event that waits to be sent to one recipient. */
export interface Job {
  readonly id: number
  readonly recipient: Recipient
  readonly event: SiteEvent
  /** How often sending has failed; `retryJobs` counts from 0 again. */
  readonly attempts: number
  /** Of the last failure; null before the first one. */
  readonly error: string | null
}

/** Minutes to wait after each failure; after the last one a job is given up (about two days). */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/** Also again after the last one: a CRM gets everything as soon as it is well again, however long that takes. */
const crmRetryMinutes = [1, 1, 2, 5, 15]

/** How many minutes a job waits after this number of failures; undefined if it is given up. */
export const getRetryMinutes = (recipient: Recipient, failures: number): number | undefined =>
  recipient === 'crm'
    ? (crmRetryMinutes[failures - 1] ?? crmRetryMinutes.at(-1))
    : retryMinutes[failures - 1]

/** The longest waits of a job after no failure, after one, and so on; the last is also that after more. */
function getLongestWaits(recipient: Recipient): (number | undefined)[] {
  const minutes = recipient === 'crm' ? crmRetryMinutes : retryMinutes
  // Until it fails, a reminder waits for its time.
  const first = recipient === 'reminder' ? undefined : claimMs
  return [first, ...minutes.map((each) => Math.max(claimMs, each * minuteMs))]
}

/** A job that is due later than it can wait was taken, or failed, while a clock was ahead: it is due now. */
const isDue = (recipient: Recipient, now: number) => (builder: ExpressionBuilder<Schema, 'jobs'>) =>
  builder.or([
    builder('due_at', '<=', toIso(now)),
    ...getLongestWaits(recipient).flatMap((wait, failures, { length }) => {
      if (wait === undefined) return []
      const hasFailed = builder('attempts', failures === length - 1 ? '>=' : '=', failures)
      return hasFailed.and('due_at', '>', toIso(now + wait + maxClockErrorMs))
    }),
  ])

/**
 * The jobs in the records' database, which are written with the records that they tell of. Instants are
 * milliseconds since 1970.
 */
export const createJobs = (database: Database) => ({
  /**
   * Takes the recipient's job that is due first, if any is due. No other process gets the job for `claimMs`, so
   * that two processes never send it at the same time. Of one booking, a job is due only after all earlier ones were
   * sent or given up; reminders wait for no other one.
   */
  takeNext: (recipient: Recipient, now: number): Promise<Job | undefined> =>
    database.transact(async (transaction) => {
      const row = await transaction
        .updateTable('jobs')
        .set({ due_at: toIso(now + claimMs) })
        .where('id', '=', (builder) =>
          builder
            .selectFrom('jobs')
            .select('id')
            .where('state', '=', 'waiting')
            .where('recipient', '=', recipient)
            .where(isDue(recipient, now))
            // Jobs of one booking are done in order: a later one waits for an earlier one.
            .$if(recipient !== 'reminder', (ordered) =>
              ordered.where(sql<boolean>`NOT EXISTS (
                SELECT 1 FROM jobs AS earlier
                WHERE earlier.state = 'waiting' AND earlier.id < jobs.id
                  AND earlier.recipient = jobs.recipient AND earlier.deal_id = jobs.deal_id)`),
            )
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .modifyEnd(skipLocked[database.engine]),
        )
        .returning(['id', 'recipient', 'event', 'attempts', 'error'])
        .executeTakeFirst()
      return row && { ...row, event: JSON.parse(row.event ?? 'null') as SiteEvent }
    }),
  markSent: (id: number, at: number) =>
    database.transact(async (transaction) => {
      await transaction
        .updateTable('jobs')
        .set({ state: 'sent', event: null, error: null, sent_at: toIso(at) })
        .where('id', '=', id)
        .execute()
    }),
  /**
   * Removes a job that is not to be done any more, and what was given up before for the same visitor, who must not get
   * a confirmation after a cancellation. False if another process has done or removed it meanwhile.
   */
  drop: (id: number) =>
    database.transact(async (transaction) => {
      const dropped = await transaction
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning(['recipient', 'deal_id'])
        .executeTakeFirst()
      if (dropped?.recipient !== 'visitor') return dropped !== undefined
      await transaction
        .deleteFrom('jobs')
        .where('id', '<', id)
        .where('state', '=', 'failed')
        .where('recipient', '=', 'visitor')
        .where('deal_id', '=', dropped.deal_id)
        .execute()
      return true
    }),
  /**
   * Without `retryAt` the job is given up, and stays with the error. False if another process has done or
   * removed it meanwhile, as where this one was suspended.
   */
  markFailed: (id: number, { error, retryAt }: { error: string; retryAt?: number | undefined }) =>
    database.transact(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('jobs')
        .set(({ eb }) => ({
          state: retryAt === undefined ? 'failed' : 'waiting',
          attempts: eb('attempts', '+', 1),
          error,
          ...(retryAt !== undefined && { due_at: toIso(retryAt) }),
        }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0
    }),
  /**
   * How many jobs of each recipient wait and were given up, and since when the oldest one waits. A
   * reminder does not wait before its time. Recipients without a job are left out.
   */
  countJobs: (now: number) =>
    database.read((queries) =>
      queries
        .selectFrom('jobs')
        .select(({ fn }) => [
          'recipient',
          fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
          fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
          fn.min('created_at').filterWhere('state', '=', 'waiting').as('waitingSince'),
        ])
        .where('created_at', '<=', toIso(now))
        .groupBy('recipient')
        .orderBy('recipient')
        .execute(),
    ),
})

export type Jobs = ReturnType<typeof createJobs>

/** Reads the jobs for the owner, oldest first, without the content of their events. */
export const readJobs = (queries: Queries) =>
  queries
    .selectFrom('jobs')
    .select(['id', 'type', 'deal_id', 'recipient', 'state', 'attempts', 'due_at', 'error'])
    .select('created_at')
    .orderBy('id')
    .execute()

export type JobRecord = Awaited<ReturnType<typeof readJobs>>[number]

/**
 * Makes due now what was given up, and mails and webhooks that wait long for their next try. Removes what was given
 * up for visitors and the CRM if they were or will be told something later, which also lets no booking be delivered to
 * the CRM twice at once. Returns how many they are.
 */
export const retryJobs = (
  database: Database,
  at: number,
): Promise<{ retried: number; removed: number }> =>
  database.transact(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('jobs')
      // Looks for the later jobs of all at once: no index has a booking's that are done.
      .where(
        sql<boolean>`id IN (
          SELECT failed.id FROM jobs AS failed JOIN jobs AS later
            ON later.recipient = failed.recipient AND later.deal_id = failed.deal_id
          WHERE failed.state = 'failed' AND failed.recipient IN ('visitor', 'crm')
            AND later.state <> 'failed' AND later.id > failed.id)`,
      )
      .executeTakeFirstOrThrow()
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ state: 'waiting', attempts: 0, due_at: toIso(at) })
      .where((builder) =>
        builder.or([
          builder('state', '=', 'failed'),
          // The CRM's never wait long; reminders wait for their time. What is being sent is due sooner, unless its
          // sender's clock is five minutes ahead.
          builder('state', '=', 'waiting')
            .and('recipient', 'not in', ['crm', 'reminder'])
            .and('due_at', '>', toIso(at + 2 * claimMs)),
        ]),
      )
      .executeTakeFirstOrThrow()
    return { retried: Number(numUpdatedRows), removed: Number(numDeletedRows) }
  })
