import type { Language } from '../../../site/language'
import type { ContactMessage } from './contactFields'

/** The day on which a message was first sent, as the visitor's calendar has it. */
export interface SentDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** An IANA name, for example `Europe/Madrid`. */
  readonly timeZone: string
}

/** What is sent off: a message, and from where and when. */
export interface MessageRequest {
  readonly message: ContactMessage
  readonly language: Language
  readonly sent: SentDay
}

/**
 * In which language and when a message was first tried: another wording or another day would make
 * another record of it. It holds for the message with this hash alone.
 */
export interface FirstTry extends Omit<MessageRequest, 'message'> {
  readonly messageHash: string
}
