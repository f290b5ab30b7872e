import type { Language } from '@/site/language'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { ContactStore } from '../records/recordStore'
import type { Jobs } from '../records/jobs'
import type { Clock } from './clock'

/** Everything that a store holds, in the form that all stores share: times are UTC instants. */
export interface WrittenRecords {
  readonly organizations: readonly { readonly name: string }[]
  readonly persons: readonly object[]
  readonly deals: readonly { readonly fields: Readonly<Record<string, string>> }[]
  readonly activities: readonly {
    readonly subject: string
    readonly startsAt: string | null
    readonly endsAt: string | null
    readonly language: Language
    readonly host: string
  }[]
}

export interface StoreUnderTest {
  readonly store: ContactStore & Jobs
  /** A second instance that shares the records and locks, as another process of the site does. */
  readonly other: ContactStore
  readonly read: () => Promise<WrittenRecords>
  /** Does what is done every hour. */
  readonly clean: () => Promise<unknown>
  /** Gives both an owner's calendar. */
  readonly useCalendar: (calendar: OwnerCalendar) => void
  /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
  readonly clock: Clock
}
