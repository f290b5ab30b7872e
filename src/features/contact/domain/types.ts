import type { ContactDetails } from '../../contactDetails/domain/types'

/** What a visitor types into the contact form; company and subject may stay empty. */
export interface ContactMessage extends ContactDetails {
  readonly subject: string
  readonly message: string
}

/** The day on which a message was first sent, as the visitor's calendar has it. */
export interface SentDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** An IANA name, for example `Europe/Madrid`. */
  readonly timeZone: string
}
