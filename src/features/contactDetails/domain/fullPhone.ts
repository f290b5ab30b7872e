import { hasPhoneDigits, toAsciiDigits } from '@/contactService/schemas/rules'

/** What is pasted before a number: 'tel:', 'Tel. ', 'https://wa.me/', a picture of a phone. */
const label = /^[\p{L}\p{So}\p{DI}\s.:/]+/u

/** What is pasted after a number, as from a list. */
const end = /[\s\p{So}\p{DI},;.]+$/u

/** `ext. 12`, `x12`, `#12`, `int. 12`, `;ext=12` after a number. */
const extensionAfter =
  /^(.*\d)[\s,;([]*(?:(?:e?x|int)\p{L}*|anexo|ramal|#)[\s.:=#]*(\d{1,7})[\s)\]]*$/iu

/**
 * The number without its extension, if it has six digits without it, and the extension, which may be
 * empty. Digits of any script become ASCII.
 */
export function splitExtension(phone: string): readonly [number: string, extension: string] {
  const text = toAsciiDigits(phone).replace(label, '').replace(end, '')
  const [, number = '', extension = ''] = extensionAfter.exec(text) ?? []
  return hasPhoneDigits(number) ? [number, extension] : [text, '']
}

/** Spaces, dots, dashes and brackets, and the invisible characters of pasted numbers. */
const separators = /[\s.·•\p{Pd}\u2212()[\]{}\p{Cf}]/gu

const removeSeparators = (phone: string): string => phone.replace(separators, '')

/** The number as '+34…' if it was typed with its country code, else undefined. */
function parseInternationalNumber(dialCode: string, phone: string): string | undefined {
  const number = removeSeparators(phone.replace('(0)', ''))
  if (number.startsWith('+')) return number
  return number.startsWith(dialCode.replace('+', '00')) ? `+${number.slice(2)}` : undefined
}

/**
 * The phone number as sent: the dial code and the number, without separators and one leading 0
 * (requirements R29).
 *
 * A visitor may have typed the whole international number, whose code must not be repeated. A
 * national number never starts with '+', so a number that does is kept, even if its code is not the
 * chosen one; only a trunk '(0)' is dropped. '00' counts as '+' only before the chosen code,
 * because '00612…' may be a typo of '0612…'. The code alone ('34612…') cannot be told from a
 * national number and is kept. The gateway reads what can't be dialled so (`server/routes/cleanText.ts`).
 */
export function formatFullPhone(dialCode: string, phone: string): string {
  const [number] = splitExtension(phone)
  return (
    parseInternationalNumber(dialCode, number) ??
    dialCode + removeSeparators(number).replace(/^0/, '')
  )
}
