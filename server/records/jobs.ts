import { sql, type Selectable } from 'kysely'
import type { SiteEvent } from '../messages/events'
import type { Outbox } from '../messages/outbox'
import { dayMs } from '../time'
import type { Database, Queries } from './database'
import type { JobsTable } from './schema'

/**
 * How long done and failed jobs are kept; done ones without their events. A failed one stays as long as
 * its appointment is to come, so that it can be tried again.
 */
const retentionDays = 30

/** Skips rows that another instance is taking in this moment. */
const skipLocked = { postgres: sql`FOR UPDATE SKIP LOCKED`, sqlite: sql`` } as const

/** Removes what has been done or given up for long. */
export async function removeOldJobs(queries: Queries, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - retentionDays * dayMs).toISOString()
  await queries
    .deleteFrom('jobs')
    .where('state', '<>', 'waiting')
    .where(({ fn }) => fn.coalesce('sent_at', 'created_at'), '<', oldest)
    .where((builder) =>
      builder.or([
        builder('state', '=', 'sent'),
        builder.not(
          builder.exists(
            builder
              .selectFrom('activities')
              .select('activities.id')
              .whereRef('activities.deal_id', '=', 'jobs.deal_id')
              .where('activities.ends_at', '>', at.getTime()),
          ),
        ),
      ]),
    )
    .execute()
}

/** The jobs in the records' database, which are written with the records that they tell of. */
export const createJobs = (database: Database): Outbox => ({
  takeNext: ({ recipient, now, retryAt }) =>
    database.transact(async (transaction) => {
      const row = await transaction
        .updateTable('jobs')
        .set({ due_at: retryAt.toISOString() })
        .where('id', '=', (builder) =>
          builder
            .selectFrom('jobs')
            .select('id')
            .where('state', '=', 'waiting')
            .where('recipient', '=', recipient)
            .where('due_at', '<=', now.toISOString())
            // Jobs of one booking are done in order: a later one waits for an earlier one.
            .$if(recipient !== 'reminder', (ordered) =>
              ordered.where((inner) =>
                inner.not(
                  inner.exists(
                    inner
                      .selectFrom('jobs as earlier')
                      .select('earlier.id')
                      .where('earlier.state', '=', 'waiting')
                      .whereRef('earlier.id', '<', 'jobs.id')
                      .whereRef('earlier.recipient', '=', 'jobs.recipient')
                      .whereRef('earlier.deal_id', '=', 'jobs.deal_id'),
                  ),
                ),
              ),
            )
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .modifyEnd(skipLocked[database.engine]),
        )
        .returning(['id', 'recipient', 'event', 'attempts'])
        .executeTakeFirst()
      return row && { ...row, event: JSON.parse(row.event ?? 'null') as SiteEvent }
    }),
  markSent: (id, at) =>
    database.transact(async (transaction) => {
      await transaction
        .updateTable('jobs')
        .set({ state: 'sent', event: null, error: null, sent_at: at.toISOString() })
        .where('id', '=', id)
        .execute()
    }),
  drop: (id) => database.transact((transaction) => removeJobs(transaction, [id])),
  markFailed: (id, { error, retryAt }) =>
    database.transact(async (transaction) => {
      await transaction
        .updateTable('jobs')
        .set(({ eb }) => ({
          state: retryAt ? 'waiting' : 'failed',
          attempts: eb('attempts', '+', 1),
          error,
          ...(retryAt && { due_at: retryAt.toISOString() }),
        }))
        .where('id', '=', id)
        .execute()
    }),
  getEntryCounts: (now) =>
    database.read((queries) =>
      queries
        .selectFrom('jobs')
        .select(({ fn }) => [
          'recipient',
          fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
          fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
          fn.min('created_at').filterWhere('state', '=', 'waiting').as('waitingSince'),
        ])
        .where('created_at', '<=', now.toISOString())
        .groupBy('recipient')
        .orderBy('recipient')
        .execute(),
    ),
})

/** A job without the content of its event. */
export type JobRecord = Pick<
  Selectable<JobsTable>,
  'id' | 'type' | 'recipient' | 'state' | 'attempts' | 'due_at' | 'error' | 'created_at'
>

/** Reads the jobs for the operator, oldest first. */
export const readJobs = (queries: Queries): Promise<JobRecord[]> =>
  queries
    .selectFrom('jobs')
    .select(['id', 'type', 'recipient', 'state', 'attempts', 'due_at', 'error', 'created_at'])
    .orderBy('id')
    .execute()

/** Lets the jobs that were given up wait again. Returns their number. */
export const retryJobs = (database: Database, at: Date): Promise<number> =>
  database.transact(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ state: 'waiting', attempts: 0, due_at: at.toISOString() })
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  })

export async function removeJobs(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.deleteFrom('jobs').where('id', 'in', ids).execute()
}
