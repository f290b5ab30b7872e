import type { SiteEvent } from './events'

/** Who is told of every event. */
export const eventRecipients = ['visitor', 'owner', 'webhook', 'crm'] as const

/** All kinds of recipients: `reminder` is the visitor again, before the demo. */
export const recipients = [...eventRecipients, 'reminder'] as const

export type Recipient = (typeof recipients)[number]

/** An event that waits to be sent to one recipient. */
export interface OutboxEntry {
  readonly id: number
  readonly recipient: Recipient
  readonly event: SiteEvent
  /** How often sending has failed. */
  readonly attempts: number
}

/** How many entries of a recipient there are. */
export interface EntryCounts {
  readonly recipient: Recipient
  /** Those that are to be sent by now: a reminder does not wait before its time. */
  readonly waiting: number
  /** Given up within the last 30 days. */
  readonly failed: number
  /** Since when the oldest one waits, ISO 8601 in UTC; null if none waits. */
  readonly waitingSince: string | null
}

/** The queue of events to send. An event is stored together with the record that it is about. */
export interface Outbox {
  /**
   * Takes the recipient's entry that is due first, if any is due. No other process gets the entry
   * before `retryAt`, so that two processes never send it at the same time. Of one booking, an entry
   * is due only after all earlier ones were sent or given up; reminders wait for no other one.
   */
  takeNext(options: {
    recipient: Recipient
    now: Date
    retryAt: Date
  }): Promise<OutboxEntry | undefined>
  markSent(id: number, at: Date): Promise<void>
  /** Removes an entry that is not to be sent any more. */
  drop(id: number): Promise<void>
  /** Without `retryAt` the entry is not sent any more, and stays with the error. */
  markFailed(id: number, failure: { error: string; retryAt?: Date | undefined }): Promise<void>
  /** Recipients without an entry are left out. */
  getEntryCounts(now: Date): Promise<EntryCounts[]>
}
