import { randomInt } from 'node:crypto'
import type {
  DealUpdate,
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Language } from '@/site/language'
import { toUtcDate } from '../time'
import type { Database, Queries, WriteContext } from './database'
import { insertJobs } from './events'

/** `trap`: the hidden field was filled in. `age`: the form was sent faster than a person can be. */
export type SuspectReason = 'trap' | 'age'

/** What was sent, call by call. References to other records in it mean nothing. */
export interface SuspectParts {
  /** The visitor's. */
  readonly language: Language
  readonly organization?: NewOrganization
  readonly person?: NewPerson
  readonly deal?: NewDeal
  readonly fields?: DealUpdate
  readonly activity?: NewActivity
}

/** The first write of a form's sequence of calls, or a later one, which names the suspect. */
export type SuspectWrite =
  | { readonly id: number }
  | {
      readonly reason: SuspectReason
      /** What the idempotency keys of one sequence have in common; undefined without a key. */
      readonly sequence: string | undefined
    }

/** No store's ids are in this range, so that an id tells whether a record is suspect. */
const firstSuspectId = 5_000_000_000
const endOfSuspectIds = 6_000_000_000

export const isSuspectId = (id: number): boolean => id >= firstSuspectId && id < endOfSuspectIds

/** Older ones are dropped, so that a flood does not fill the disk: each has 60 KB at most. */
const maxSuspects = 2_000

/**
 * Keeps what was sent, in one suspect for each sequence. Resolves to undefined if the named suspect
 * does not exist any more.
 */
export async function keepSuspect(
  { queries, at, lock }: WriteContext,
  write: SuspectWrite,
  parts: SuspectParts,
): Promise<{ readonly id: number; readonly isNew: boolean } | undefined> {
  await lock(`suspect ${'id' in write ? write.id : write.sequence}`)
  const suspects = queries.selectFrom('suspects').select(['id', 'parts'])
  const wanted =
    'id' in write
      ? suspects.where('id', '=', write.id)
      : suspects.where('sequence', '=', write.sequence ?? '')
  const known = await wanted.executeTakeFirst()
  if (known) {
    const all = { ...(JSON.parse(known.parts) as SuspectParts), ...parts }
    const update = queries.updateTable('suspects').set({ parts: JSON.stringify(all) })
    await update.where('id', '=', known.id).execute()
    return { id: known.id, isNew: false }
  }
  if ('id' in write) return undefined
  const { sequence = null, reason } = write
  // Random, so that nobody can count suspects.
  const id = randomInt(firstSuspectId, endOfSuspectIds)
  await queries
    .insertInto('suspects')
    .values({ id, sequence, reason, parts: JSON.stringify(parts), created_at: at.toISOString() })
    .execute()
  await queries
    .deleteFrom('suspects')
    .where('position', '<=', (suspects) =>
      suspects
        .selectFrom('suspects')
        .select('position')
        .orderBy('position', 'desc')
        .limit(1)
        .offset(maxSuspects),
    )
    .execute()
  return { id, isNew: true }
}

/** Reads the suspects, oldest first. */
export const readSuspects = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('suspects')
    .select(['id', 'reason', 'parts', 'created_at'])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, parts: JSON.parse(row.parts) as SuspectParts }))
}

/** A booking or message that waits for the owner (requirements R59). */
export type Suspect = Awaited<ReturnType<typeof readSuspects>>[number]

/**
 * Tells the owner once a day, in UTC, how many suspects wait, if any do (requirements R59). Those of an older
 * file have a mail each.
 */
export const tellOfSuspects = (database: Database, at: Date): Promise<void> =>
  database.transact(async (transaction) => {
    const id = `suspects-${toUtcDate(at.getTime())}`
    // A count that could not be told is out of date, and must not hold back the next one.
    await transaction
      .deleteFrom('jobs')
      .where('event_id', 'like', 'suspects-%')
      .where('event_id', '<>', id)
      .where('state', '=', 'waiting')
      .execute()
    const { count } = await transaction
      .selectFrom('suspects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('reason', '<>', 'kept')
      .executeTakeFirstOrThrow()
    if (count === 0) return
    const createdAt = at.toISOString()
    const event = { type: 'suspects.waiting', id, createdAt, number: 0, count } as const
    await insertJobs(transaction, event, null)
  })
