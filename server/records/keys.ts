import { dayMs } from '../time'
import type { Queries } from './database'
import type { KeyedKind } from './schema'

/** Browsers retry within minutes, but a tab may stay suspended for weeks before it retries. */
const retentionDays = 30

/**
 * Returns the id of the record that a key names (requirements R28); undefined if the key is new, or
 * there is none.
 */
export async function findByKey(
  queries: Queries,
  kind: KeyedKind,
  key: string | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const row = await queries
    .selectFrom('record_keys')
    .select('record_id')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.record_id
}

/** Lets a key name a new record. */
export async function nameByKey(
  queries: Queries,
  { kind, key, id, at }: { kind: KeyedKind; key: string | undefined; id: number; at: Date },
): Promise<void> {
  if (key === undefined) return
  await queries
    .insertInto('record_keys')
    .values({ key, kind, record_id: id, created_at: at.toISOString() })
    .execute()
}

/** Removes the keys that are too old for a retry. */
export async function removeOldKeys(queries: Queries, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - retentionDays * dayMs).toISOString()
  await queries.deleteFrom('record_keys').where('created_at', '<', oldest).execute()
}
