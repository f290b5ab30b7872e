import type { Page, PageRequest } from '../../contactStore'
import { selectAll, withStoreErrors, type Database, type Parameters } from './database'

/** One page of a query. A row more than asked for is read, to know whether others follow. */
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
