import type { SiteEvent } from './events'

/** Who is told of an event. */
export const recipients = ['visitor', 'owner', 'webhook'] as const

export type Recipient = (typeof recipients)[number]

/** An event that waits to be sent to one recipient. */
export interface OutboxEntry {
  readonly id: number
  readonly recipient: Recipient
  readonly event: SiteEvent
  /** How often sending has failed. */
  readonly attempts: number
}

/** Events to send. They are written with the record that they tell of. */
export interface Outbox {
  /**
   * Takes the entry that is due first, if any is. Until `retryAt` nobody else is given it, so that
   * two processes never send the same entry at once.
   */
  takeNext(options: { now: Date; retryAt: Date }): Promise<OutboxEntry | undefined>
  markSent(id: number, at: Date): Promise<void>
  /** Without `retryAt` the entry is given up, and stays as a dead letter. */
  markFailed(id: number, failure: { error: string; retryAt?: Date | undefined }): Promise<void>
}
