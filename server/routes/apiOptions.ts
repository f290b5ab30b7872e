import type { BookingLinks } from '../bookingLinks'
import type { Capabilities } from '../capabilities'
import type { Configuration } from '../configuration'
import type { Metrics } from '../operations/metrics'
import type { ContactStore } from '../records/recordStore'
import type { Clock } from '../time'

/** What the calls of the API use. */
export interface ApiOptions {
  readonly configuration: Configuration
  readonly store: ContactStore
  /** Lets visitors refer to the records that they created. */
  readonly capabilities: Capabilities
  /** Opens bookings by the tokens in mails. */
  readonly bookingLinks: BookingLinks
  readonly metrics: Metrics
  readonly now: Clock
}
