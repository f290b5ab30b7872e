import { hideBookingTokens } from '../bookingLinks'
import { getRootMessage } from '../errors'
import type { Outbox, OutboxEntry, Recipient } from './outbox'

/** Sends an event to one kind of recipient. */
export type Send = (entry: OutboxEntry, now: Date) => Promise<void>

export interface Delivery {
  readonly outbox: Outbox
  /** An entry counts as sent if its recipient has no sender, because the owner configured none. */
  readonly senders: Readonly<Partial<Record<Recipient, Send>>>
  readonly now: () => Date
}

const minuteMs = 60_000

/** Minutes to wait after each failure; after the last one an entry is given up (about two days). */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/** How long no other process may take an entry that is being sent: longer than sending can take. */
const claimMs = 5 * minuteMs

/** When to try again after this number of failures; undefined to give up. */
function getRetryTime(failures: number, now: Date): Date | undefined {
  const minutes = retryMinutes[failures - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs)
}

/** Sends the entry that is due first; returns false if none is due. A failure is stored with the entry. */
export async function deliverNext({ outbox, senders, now }: Delivery): Promise<boolean> {
  const startedAt = now()
  const retryAt = new Date(startedAt.getTime() + claimMs)
  const entry = await outbox.takeNext({ now: startedAt, retryAt })
  if (!entry) return false
  try {
    await senders[entry.recipient]?.(entry, now())
  } catch (error) {
    await outbox.markFailed(entry.id, {
      error: hideBookingTokens(getRootMessage(error)),
      retryAt: getRetryTime(entry.attempts + 1, now()),
    })
    return true
  }
  await outbox.markSent(entry.id, now())
  return true
}
