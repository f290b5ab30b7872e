import type { Origin } from '@/contactService/schemas/origin'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { formatHtmlNote } from '@/features/contactDetails/domain/note'
import {
  getPhoneLines,
  languageNames,
  type ActivityFacts,
  type DealFacts,
} from '@/features/contactDetails/domain/requests'
import { contactFields, type ContactMessage } from './contactFields'

/**
 * The request bodies of the contact form (requirements, section 7). Texts that only the CRM's users
 * read are in Spanish whatever the visitor's language.
 */

/** Time and duration of the e-mail (requirements, section 9). */
const emailTime = '12:00'
const emailDuration = '00:30'

const noSubject = 'Sin asunto'

const languageCodes: Readonly<Record<Language, string>> = { es: 'ESP', en: 'ENG' }

/** `Contacto Web {ESP|ENG} - {subject}` (requirements R30). */
const formatTitle = ({ subject }: ContactMessage, language: Language): string =>
  `Contacto Web ${languageCodes[language]} - ${subject.trim() || noSubject}`

/** A message with its language, where it is sent and where its sender came from. */
export interface MessageRequest {
  readonly message: ContactMessage
  readonly language: Language
  /** An IANA name, for example `Europe/Madrid`. */
  readonly timeZone: string
  readonly origin: Origin | undefined
}

type DealParts = Pick<MessageRequest, 'message' | 'language'>

export const toNewDeal = ({ message, language }: DealParts): DealFacts => ({
  title: formatTitle(message, language),
  status: 'open',
  value: siteConfig.deals.message,
  currency: siteConfig.deals.currency,
})

const getNoteLines = (message: ContactMessage) =>
  contactFields.flatMap(({ name, noteLabel }) =>
    noteLabel ? [[noteLabel, message[name]] as const] : [],
  )

/** The e-mail activity, due on the day of the message, `YYYY-MM-DD`, in the visitor's zone (requirements R37). */
export const toNewEmail = (parts: Omit<MessageRequest, 'origin'>, date: string): ActivityFacts => ({
  subject: formatTitle(parts.message, parts.language),
  type: 'email',
  due_date: date,
  due_time: emailTime,
  duration: emailDuration,
  note: formatHtmlNote([
    ...getNoteLines(parts.message),
    ...getPhoneLines(parts.message),
    ['Idioma preferido', languageNames[parts.language]],
  ]),
  source_timezone: parts.timeZone,
})
