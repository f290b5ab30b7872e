import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/max'
import { toAsciiDigits } from '@/contactService/schemas/rules'

/** Prefixes that people write, and that libphonenumber-js does not know. */
const prefixes: readonly (readonly [prefix: RegExp, replacement: string])[] = [
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

/**
 * Reads a phone as the browser sends it: the dial code, and what was typed without one leading 0. A
 * number that can be dialled, as it is or as typed in its country, becomes its E.164 form; any other
 * stays (requirements R29). The metadata for this is too large for the browser.
 */
export function readPhone(sent: string): string {
  const text = toAsciiDigits(sent)
  const number = prefixes.reduce((all, [prefix, by]) => all.replace(prefix, by), text)
  if (!isNumber.test(number)) return text
  const callingCode = parse(number)?.countryCallingCode
  if (callingCode === undefined) return text
  const national = number.slice(1 + callingCode.length)
  return (
    formatIfValid(number, callingCode) ??
    formatIfValid(`0${national}`, callingCode) ??
    formatIfValid(national, callingCode) ??
    (national.startsWith('0') ? formatIfValid(`+${national.slice(1)}`, callingCode) : undefined) ??
    text
  )
}
