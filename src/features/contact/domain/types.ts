import type { Origin } from '@/contactService/schemas/origin'
import type { Language } from '@/site/language'
import type { ContactMessage } from './contactFields'

/** The day on which a message was sent, in the visitor's time zone. */
export interface SentDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** An IANA name, for example `Europe/Madrid`. */
  readonly timeZone: string
}

/** A message with its language, where it is sent and where its sender came from. */
export interface MessageRequest {
  readonly message: ContactMessage
  readonly language: Language
  /** An IANA name. */
  readonly timeZone: string
  readonly origin: Origin | undefined
}
