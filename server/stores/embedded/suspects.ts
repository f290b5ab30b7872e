import { getOldestKept, type Retention } from '../../retention'
import {
  createSuspectId,
  type Suspect,
  type SuspectOrigin,
  type SuspectParts,
  type SuspectStore,
} from '../../suspects'
import { runInTransaction, selectAll, selectFirst, type Database } from './database'

/** Older ones are dropped, so that a flood does not fill the disk: each has 60 KB at most. */
const maxSuspects = 2_000

type Row = Omit<Suspect, 'parts'> & { readonly parts: string }

const findSuspect = (database: Database, origin: SuspectOrigin): Row | undefined =>
  selectFirst<Row>(
    database,
    'SELECT * FROM suspects WHERE id = :id OR sequence = :sequence',
    'id' in origin
      ? { id: origin.id, sequence: null }
      : { id: null, sequence: origin.sequence ?? null },
  )

function insertSuspect(
  database: Database,
  origin: Exclude<SuspectOrigin, { id: number }>,
  parts: SuspectParts,
  at: Date,
): number {
  const id = createSuspectId()
  database
    .prepare(
      `INSERT INTO suspects (id, sequence, reason, parts, created_at)
       VALUES (:id, :sequence, :reason, :parts, :at)`,
    )
    .run({
      id,
      sequence: origin.sequence ?? null,
      reason: origin.reason,
      parts: JSON.stringify(parts),
      at: at.toISOString(),
    })
  database
    .prepare(
      `DELETE FROM suspects WHERE position NOT IN
         (SELECT position FROM suspects ORDER BY position DESC LIMIT :max)`,
    )
    .run({ max: maxSuspects })
  return id
}

type Transact = <Result>(database: Database, work: () => Result) => Result | Promise<Result>

/** The suspects in an open database. */
export const createSuspects = (
  database: Database,
  now: () => Date,
  transact: Transact = runInTransaction,
): SuspectStore => ({
  keepSuspect: async (origin, parts) =>
    transact(database, () => {
      const known = findSuspect(database, origin)
      if (!known) {
        return 'id' in origin
          ? undefined
          : { id: insertSuspect(database, origin, parts, now()), isNew: true }
      }
      const all = { ...(JSON.parse(known.parts) as SuspectParts), ...parts }
      database
        .prepare('UPDATE suspects SET parts = :parts WHERE id = :id')
        .run({ id: known.id, parts: JSON.stringify(all) })
      return { id: known.id, isNew: false }
    }),
  removeOldSuspects: async (retention) => {
    await transact(database, () => removeOldSuspects(database, retention))
  },
})

/** Reads the suspects, oldest first. */
export const selectSuspects = (database: Database): Suspect[] =>
  selectAll<Row>(
    database,
    'SELECT id, reason, parts, created_at FROM suspects ORDER BY position',
  ).map((row) => ({ ...row, parts: JSON.parse(row.parts) as SuspectParts }))

/** Reads the suspects of a person, by the e-mail address. */
export const selectSuspectsOfPerson = (
  database: Database,
  isWanted: (email: string) => boolean,
): Suspect[] =>
  selectSuspects(database).filter(({ parts }) =>
    parts.person?.email.some(({ value }) => isWanted(value)),
  )

/** Must run in a transaction. Returns the number of removed suspects. */
export const removeSuspects = (database: Database, ids: readonly number[]): number =>
  database
    .prepare('DELETE FROM suspects WHERE id IN (SELECT value FROM json_each(:ids))')
    .run({ ids: JSON.stringify(ids) }).changes

/** Must run in a transaction. Returns the number of removed suspects. */
export function removeOldSuspects(database: Database, retention: Retention): number {
  if (retention.keepDays === 0) return 0
  const oldest = getOldestKept(retention).toISOString()
  return database.prepare('DELETE FROM suspects WHERE created_at < :oldest').run({ oldest }).changes
}
