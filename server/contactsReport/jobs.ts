import type { JobRecord } from '../records/jobs'
import { removeControlCharacters } from './text'

/** Lists the jobs, oldest first. */
export function formatJobs(records: readonly JobRecord[]): string {
  if (records.length === 0) return 'There are no jobs.\n'
  const lines = records.map(({ created_at, type, recipient, state, attempts, due_at, error }) => {
    const failures = attempts === 0 ? '' : `${attempts} failed`
    const next = state === 'waiting' ? `next ${due_at}` : ''
    return [created_at, type, recipient, state, failures, next, error]
      .map(removeControlCharacters)
      .filter((cell) => cell !== '')
      .join('  ')
  })
  return `${lines.join('\n')}\n`
}
