import type { WaitingRecord } from '../stores/fallback/readWaiting'
import { removeControlCharacters } from './text'

/** Lists what waits to be carried over to the vendor; empty where nothing does. */
export function formatWaiting(records: readonly WaitingRecord[]): string {
  if (records.length === 0) return ''
  const lines = records.map(({ created_at, operation, what, problem }) =>
    [created_at, operation, what, problem].map(removeControlCharacters).join('  ').trimEnd(),
  )
  const heading = `waiting to be carried over to the CRM (${records.length})`
  return ['', heading, ...lines, ''].join('\n')
}
