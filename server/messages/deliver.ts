import { getRootMessage } from '../errors'
import type { Outbox, OutboxEntry, Recipient } from './outbox'

/** Sends an event to one kind of recipient. */
export type Send = (entry: OutboxEntry, now: Date) => Promise<void>

export interface Delivery {
  readonly outbox: Outbox
  /** An entry whose recipient has no sender is done at once: its owner has not configured it. */
  readonly senders: Readonly<Partial<Record<Recipient, Send>>>
  readonly now: () => Date
}

const minuteMs = 60_000

/** Minutes to wait after each failure; after the last one an entry is given up (about two days). */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/** How long a taken entry belongs to the process that took it: longer than sending can take. */
const claimMs = 5 * minuteMs

/** One at a time, so that a taken entry never waits for others while its claim runs out. */
const batchSize = 1

/** When to try again after so many failures; undefined if it has been tried often enough. */
function getRetryTime(failures: number, now: Date): Date | undefined {
  const minutes = retryMinutes[failures - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs)
}

/**
 * Sends what is due, and returns how many entries that were. A failure is noted with the entry and
 * never stops the others.
 */
export async function deliverDue({ outbox, senders, now }: Delivery): Promise<number> {
  const startedAt = now()
  const entries = await outbox.takeDue({
    now: startedAt,
    retryAt: new Date(startedAt.getTime() + claimMs),
    limit: batchSize,
  })
  for (const entry of entries) {
    try {
      await senders[entry.recipient]?.(entry, now())
    } catch (error) {
      const retryAt = getRetryTime(entry.attempts + 1, now())
      await outbox.markFailed(entry.id, { error: getRootMessage(error), retryAt })
      continue
    }
    await outbox.markSent(entry.id, now())
  }
  return entries.length
}
