import type { OutboxRecord } from '../stores/embedded/outbox'
import { removeControlCharacters } from './text'

/** Lists the mails and webhooks, oldest first. */
export function formatOutbox(records: readonly OutboxRecord[]): string {
  if (records.length === 0) return 'There are no mails or webhooks.\n'
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
