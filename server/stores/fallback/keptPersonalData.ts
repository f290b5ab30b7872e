import { selectAll, type Database } from '../embedded/database'
import { firstKeptId, type KeptOperation } from './keptWrites'
import { referenceNames } from './references'

/** A write with personal data that the vendor does not have yet. */
export interface KeptRecord {
  readonly operation: KeptOperation
  readonly request: object
  readonly created_at: string
}

interface Row {
  readonly id: number
  readonly operation: KeptOperation
  readonly request: string
  readonly created_at: string
}

const hasTable = (database: Database) =>
  selectAll(database, "SELECT 1 FROM sqlite_schema WHERE name = 'kept_writes'").length > 0

const address = /[^\s"'<>:;,()&]+@[^\s"'<>:;,()&]+/g

/** All e-mail addresses in the texts of a request, also those in notes. */
const findAddresses = (value: unknown): string[] => {
  if (typeof value === 'string') return value.match(address) ?? []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(findAddresses)
    : []
}

const getReferences = (request: object): unknown[] =>
  referenceNames.map((name) => Reflect.get(request, name) as unknown)

/** The writes that name the address, and those that belong to the same booking. */
function selectRows(database: Database, isWanted: (email: string) => boolean) {
  if (!hasTable(database)) return []
  const rows = selectAll<Row>(
    database,
    'SELECT id, operation, request, created_at FROM kept_writes WHERE request IS NOT NULL ORDER BY id',
  ).map((row) => {
    const request = JSON.parse(row.request) as object
    return { ...row, request, keptId: firstKeptId + row.id, refersTo: getReferences(request) }
  })
  let found = new Set(rows.filter(({ request }) => findAddresses(request).some(isWanted)))
  for (;;) {
    const linked = rows.filter((row) =>
      [...found].some(
        (other) =>
          other === row ||
          other.refersTo.includes(row.keptId) ||
          row.refersTo.includes(other.keptId),
      ),
    )
    if (linked.length === found.size) return linked
    found = new Set(linked)
  }
}

/** Selects what is kept of a person until the vendor can be reached. */
export const selectKeptOf = (
  database: Database,
  isWanted: (email: string) => boolean,
): KeptRecord[] =>
  selectRows(database, isWanted).map(({ operation, request, created_at }) => ({
    operation,
    request,
    created_at,
  }))

/**
 * Forgets what is kept of a person, so that it is never carried over, and returns how many writes
 * there were. The time of a meeting to come stays taken.
 */
export function removeKeptOf(
  database: Database,
  isWanted: (email: string) => boolean,
  at: Date,
): number {
  const ids = JSON.stringify(selectRows(database, isWanted).map(({ id }) => id))
  if (ids === '[]') return 0
  const isListed = 'id IN (SELECT value FROM json_each(:ids))'
  const now = at.getTime()
  const anonymous = database
    .prepare(
      `UPDATE kept_writes SET request = NULL, problem = 'erased'
       WHERE ${isListed} AND ends_at > :now`,
    )
    .run({ ids, now }).changes
  const deleted = database
    .prepare(`DELETE FROM kept_writes WHERE ${isListed} AND coalesce(ends_at, 0) <= :now`)
    .run({ ids, now }).changes
  return anonymous + deleted
}

/** Removes what was kept, and never carried over, before a time, unless its meeting is still to come. */
export const removeKeptBefore = (database: Database, oldest: Date): number =>
  hasTable(database)
    ? database
        .prepare(
          `DELETE FROM kept_writes WHERE created_at < :oldest AND coalesce(ends_at, 0) < :oldestMs`,
        )
        .run({ oldest: oldest.toISOString(), oldestMs: oldest.getTime() }).changes
    : 0
