import { InvalidReference } from '../../contactStore'
import { selectFirst, type Database } from './database'

const tables = { organization: 'organizations', person: 'persons', deal: 'deals' } as const

export type RecordKind = keyof typeof tables

export const exists = (database: Database, kind: RecordKind, id: number): boolean =>
  selectFirst(database, `SELECT id FROM ${tables[kind]} WHERE id = :id`, { id }) !== undefined

/**
 * Checks that the referenced records exist. Foreign keys would fail too, but SQLite does not say
 * which one.
 */
export function requireReferences(
  database: Database,
  references: Partial<Record<RecordKind, number | undefined>>,
): void {
  for (const [kind, id] of Object.entries(references) as [RecordKind, number | undefined][]) {
    if (id !== undefined && !exists(database, kind, id)) throw new InvalidReference(kind, id)
  }
}
