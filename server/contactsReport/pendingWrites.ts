import type { PendingWriteSummary } from '../stores/fallback/readPendingWrites'
import { removeControlCharacters } from './text'

/** Lists the pending writes; empty where there are none. */
export function formatPendingWrites(records: readonly PendingWriteSummary[]): string {
  if (records.length === 0) return ''
  const lines = records.map(({ created_at, operation, what, problem }) =>
    [created_at, operation, what, problem].map(removeControlCharacters).join('  ').trimEnd(),
  )
  const heading = `waiting to be carried over to the CRM (${records.length})`
  return ['', heading, ...lines, ''].join('\n')
}
