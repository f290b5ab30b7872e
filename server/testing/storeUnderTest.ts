import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { Contacts } from '../records/contacts'
import type { ContactStore } from '../records/recordStore'
import type { Jobs } from '../records/jobs'
import type { Clock } from './clock'

export interface StoreUnderTest {
  readonly store: ContactStore & Jobs
  /** A second instance that shares the records and locks, as another process of the site does. */
  readonly other: ContactStore
  readonly read: () => Promise<Contacts>
  /** Does what is done every hour. */
  readonly clean: () => Promise<unknown>
  /** Gives both an owner's calendar. */
  readonly useCalendar: (calendar: OwnerCalendar) => void
  /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
  readonly clock: Clock
}
