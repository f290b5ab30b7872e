import type { OwnerCalendar } from '../calendar/ownerCalendar'

/** What the writes of one transaction have in common. */
export interface WriteContext {
  readonly at: Date
  readonly calendar: OwnerCalendar
  /** Waits until no other transaction holds the lock of this name: see `Database`. */
  readonly lock: (name: string) => Promise<void>
}
