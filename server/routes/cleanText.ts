import { readEmail } from '@/contactService/schemas/email'
import { phoneLabel } from '@/features/contactDetails/domain/note'
import { escapeMarkup, unescapeMarkup } from '@/site/escape'
import { readPhone } from './readPhone'

/** Lone surrogates, and control characters other than tab and line breaks. */
const unwanted = /\p{Cs}|[^\P{Cc}\t\n\r]/gu

const cleanLine = (text: string) => text.replace(unwanted, '').replace(/[\t\n\r]+/g, ' ')

/**
 * Escapes markup that the browser has not escaped. Unescaping first keeps text that is escaped
 * already from being escaped twice.
 */
const cleanHtml = (html: string) =>
  html
    .replace(unwanted, '')
    .split('<br>')
    .map((line) => escapeMarkup(unescapeMarkup(line)))
    .join('<br>')

/** The last line of a note with the visitor's phone: an earlier one is part of a message. */
const phoneLine = new RegExp(`^(.*(?:^|<br>)${phoneLabel}: )([^<]*)`, 's')

const cleanNote = (note: string) =>
  cleanHtml(note).replace(
    phoneLine,
    (_line, before: string, phone: string) => before + readPhone(phone),
  )

/** As the form reads it, or for the validation to refuse. */
const cleanEmail = (text: string) => readEmail(text) ?? cleanLine(text)

/** How the texts of a field are cleaned; `cleanLine` for all others. */
const cleaners: ReadonlyMap<string, (text: string) => string> = new Map([
  // The CRM shows these two as HTML, with lines that are separated by `<br>` (requirements R36).
  ['note', cleanNote],
  ['description', cleanHtml],
  ['email', cleanEmail],
  ['phone', (text) => readPhone(cleanLine(text))],
])

/** Returns a copy of a request's body in which every text is clean. */
export function cleanTexts(value: unknown, clean = cleanLine): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      cleanTexts(inner, cleaners.get(name) ?? clean),
    ]),
  )
}
