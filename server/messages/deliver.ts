import { hideTokens } from '../bookingLinks'
import { CrmRefusal, CrmUnavailable } from '../crm/crm'
import { getRootMessage } from '../errors'
import { describeEntry, describeFailure } from './describeDelivery'
import type { Outbox, OutboxEntry, Recipient } from './outbox'
import { minuteMs } from '../time'

export interface SendOptions {
  readonly now: () => Date
  /** Ends the attempt when it has taken too long. */
  readonly signal: AbortSignal
}

/** What was to be sent is not true any more, or comes too late. */
export class Obsolete extends Error {}

/**
 * Sends an event to one kind of recipient.
 *
 * @throws {Obsolete} if it is not to be sent any more
 */
export type Send = (entry: OutboxEntry, options: SendOptions) => Promise<void>

export interface Delivery {
  readonly outbox: Outbox
  /** An entry counts as sent if its recipient has no sender, because the owner configured none. */
  readonly senders: Readonly<Partial<Record<Recipient, Send>>>
  readonly now: () => Date
  /** Gets sentences for the operator, without personal data. */
  readonly report: (sentence: string) => void
}

/** Minutes to wait after each failure; after the last one an entry is given up (about two days). */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/** How long an attempt may take, so that a recipient that sends a byte now and then holds up nothing. */
const maxSendMs = minuteMs

/** How long no other process may take an entry that is being sent: longer than sending can take. */
const claimMs = 5 * minuteMs

/** A CRM gets everything as soon as it is well again, however long that takes. */
const crmRetryMinutes = [1, 1, 2, 5]
const lastCrmRetryMinutes = 15

/** Instances and jobs that failed together are not tried again together. */
const addJitter = (milliseconds: number) => milliseconds * (1 - Math.random() / 10)

/** When to try again after this number of failures; undefined to give up. */
function getRetryTime(
  { recipient }: OutboxEntry,
  { error, failures, now }: { error: unknown; failures: number; now: Date },
): Date | undefined {
  if (error instanceof CrmRefusal) return undefined
  const minutes =
    recipient === 'crm'
      ? (crmRetryMinutes[failures - 1] ?? lastCrmRetryMinutes)
      : retryMinutes[failures - 1]
  if (minutes === undefined) return undefined
  const wanted = error instanceof CrmUnavailable ? (error.options.retryAfterSeconds ?? 0) : 0
  return new Date(now.getTime() + Math.max(addJitter(minutes * minuteMs), wanted * 1_000))
}

/** Stores a failure with the entry, and reports the first and the last one. */
async function recordFailure(
  { outbox, now, report }: Omit<Delivery, 'senders'>,
  entry: OutboxEntry,
  error: unknown,
): Promise<void> {
  const failures = entry.attempts + 1
  const retryAt = getRetryTime(entry, { error, failures, now: now() })
  await outbox.markFailed(entry.id, { error: hideTokens(getRootMessage(error)), retryAt })
  const reason = describeFailure(error)
  if (!retryAt) report(`${describeEntry(entry)} is given up after ${failures} tries: ${reason}.`)
  else if (failures === 1) {
    report(`${describeEntry(entry)} could not be sent: ${reason}. It is tried again.`)
  }
}

/**
 * Sends the recipient's entry that is due first; returns false if none is due. A failure is stored
 * with the entry.
 */
export async function deliverNext(
  { outbox, senders, now, report }: Delivery,
  recipient: Recipient,
): Promise<boolean> {
  const startedAt = now()
  const retryAt = new Date(startedAt.getTime() + claimMs)
  const entry = await outbox.takeNext({ recipient, now: startedAt, retryAt })
  if (!entry) return false
  try {
    await senders[recipient]?.(entry, { now, signal: AbortSignal.timeout(maxSendMs) })
  } catch (error) {
    if (error instanceof Obsolete) {
      await outbox.drop(entry.id)
      report(`${describeEntry(entry)} is dropped: ${error.message}.`)
      return true
    }
    await recordFailure({ outbox, now, report }, entry, error)
    return true
  }
  await outbox.markSent(entry.id, now())
  if (entry.attempts > 0) report(`${describeEntry(entry)} is sent at try ${entry.attempts + 1}.`)
  return true
}
