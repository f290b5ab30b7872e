import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/max'
import { readEmail } from '@/contactService/schemas/email'
import { phoneLabel } from '@/features/contactDetails/domain/note'
import { escapeMarkup, unescapeMarkup } from '@/site/escape'
import { toAsciiDigits } from '@/contactService/schemas/rules'
import { refuse } from '../httpErrors'

/** Prefixes that people write, and that libphonenumber-js does not know. */
const prefixes: readonly (readonly [prefix: RegExp, replacement: string])[] = [
  // A number with its code, pasted behind a code or a plus.
  [/^\+(\d{0,3}\+|00)/, '+'],
  // Mexico's mobiles until 2019: 1 after the code, 01, 044 or 045 before the number.
  [/^\+520?(1|44|45)(?=\d{10}$)/, '+52'],
  // Brazil: 'xx' stands for the code of any carrier.
  [/^\+55xx/i, '+55'],
  // North America dials 011 where others dial 00.
  [/^\+111/, '+'],
]

const isNumber = /^\+[\d ()./-]{6,60}$/

/** The E.164 form of a valid number; undefined for another one. */
function formatIfValid(text: string, defaultCallingCode: string): string | undefined {
  const phone = parse(text, { defaultCallingCode, extract: false })
  return phone?.isValid() ? phone.number : undefined
}

/** The E.164 form of a phone that can be dialled, as it is or as typed in its country; undefined for another one. */
function findDialable(text: string): string | undefined {
  const number = prefixes.reduce((all, [prefix, by]) => all.replace(prefix, by), text)
  if (!isNumber.test(number)) return undefined
  const callingCode = parse(number)?.countryCallingCode
  if (callingCode === undefined) return undefined
  const national = number.slice(1 + callingCode.length)
  return (
    formatIfValid(number, callingCode) ??
    formatIfValid(`0${national}`, callingCode) ??
    formatIfValid(national, callingCode) ??
    (national.startsWith('0')
      ? formatIfValid(`+${national.replace(/^0+/, '')}`, callingCode)
      : undefined)
  )
}

/**
 * Reads a phone as the browser sends it: the dial code, and what was typed without one leading 0. A
 * number that can be dialled becomes its E.164 form; any other stays (requirements R29). The metadata for
 * this is too large for the browser.
 */
export function readPhone(sent: string): string {
  const text = toAsciiDigits(sent)
  return findDialable(text) ?? text
}

/** Words after a number: 'WhatsApp', 'solo tardes'. */
const remark = /(?<=\d)[\p{L}\s]+$/u

/** The phone of a person, for programs to dial: without a remark, which the note keeps. */
const readPersonPhone = (sent: string): string => {
  const text = toAsciiDigits(sent)
  return findDialable(text) ?? findDialable(text.replace(remark, '')) ?? text
}

/** Lone surrogates, what turns text around, and control characters other than tab and line breaks. */
const unwanted = /[\p{Cs}\u202D\u202E]|[^\P{Cc}\t\n\r]/gu

const cleanLine = (text: string) =>
  text.replace(unwanted, '').replace(/[\t\n\r\u2028\u2029]+/g, ' ')

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
  ['phone', (text) => readPersonPhone(cleanLine(text))],
])

/** More than in any body of the site. Thousands of phones would hold up all visitors. */
const maxTexts = 100

/**
 * Returns a copy of a request's body in which every text is clean.
 *
 * @throws {HttpError} if it has too many texts
 */
export function cleanTexts(body: unknown): unknown {
  let count = 0
  const cleanValue = (value: unknown, clean: (text: string) => string): unknown => {
    if (typeof value === 'string') {
      count += 1
      if (count > maxTexts) throw refuse(400)
      return clean(value)
    }
    if (Array.isArray(value)) return value.map((item) => cleanValue(item, clean))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        cleanValue(inner, cleaners.get(name) ?? clean),
      ]),
    )
  }
  return cleanValue(body, cleanLine)
}
