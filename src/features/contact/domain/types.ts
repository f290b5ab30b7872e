import type { Language } from '@/site/language'
import type { ContactMessage } from './contactFields'

/** The day on which a message was first sent, in the visitor's time zone. */
export interface SentDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** An IANA name, for example `Europe/Madrid`. */
  readonly timeZone: string
}

/** A message with its language, and when and where it is sent. */
export interface MessageRequest {
  readonly message: ContactMessage
  readonly language: Language
  /** Milliseconds since 1970, by the device's clock. */
  readonly sentAt: number
  /** An IANA name. */
  readonly timeZone: string
}

/**
 * Language, time and zone of a message's first attempt. Retries reuse them, because other values would
 * create other records. They apply only to the message with this hash.
 */
export interface FirstAttempt extends Omit<MessageRequest, 'message'> {
  readonly messageHash: string
}
