import type { Page, PageRequest } from '../../contactStore'
import { selectAll, withStoreErrors, type Database, type Parameters } from './database'

/** Reads one page of a query, with one extra row to know whether there are more. */
export function selectPage<Row>(
  database: Database,
  sql: string,
  parameters: Parameters,
  { start, limit }: PageRequest,
): Page<Row> {
  const rows = withStoreErrors(() =>
    selectAll<Row>(database, `${sql} LIMIT :count OFFSET :start`, {
      ...parameters,
      count: limit + 1,
      start,
    }),
  )
  return { items: rows.slice(0, limit), more: rows.length > limit }
}
