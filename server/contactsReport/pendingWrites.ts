import type { PendingWriteSummary } from '../stores/fallback/readPendingWrites'
import { removeControlCharacters } from './text'

/** Lists the pending writes; empty if there are none. */
export function formatPendingWrites(records: readonly PendingWriteSummary[]): string {
  if (records.length === 0) return ''
  const lines = records.map(({ created_at, operation, what, problem }) =>
    [created_at, operation, what, problem].map(removeControlCharacters).join('  ').trimEnd(),
  )
  const heading = `pending writes to the CRM (${records.length})`
  return ['', heading, ...lines, ''].join('\n')
}
