import { InvalidReference } from '../contactStore'
import type { Queries } from './database'

const tables = { organization: 'organizations', person: 'persons', deal: 'deals' } as const

type ReferredKind = keyof typeof tables

export async function exists(queries: Queries, kind: ReferredKind, id: number): Promise<boolean> {
  const row = await queries
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Checks that the referred records exist. Foreign keys would fail too, but SQLite does not say which
 * one.
 *
 * @throws {InvalidReference} naming the first record that is missing
 */
export async function requireReferences(
  queries: Queries,
  references: Partial<Record<ReferredKind, number | undefined>>,
): Promise<void> {
  for (const [kind, id] of Object.entries(references) as [ReferredKind, number | undefined][]) {
    if (id !== undefined && !(await exists(queries, kind, id))) throw new InvalidReference(kind, id)
  }
}
