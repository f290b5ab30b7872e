/**
 * The rules for a visitor's text. The forms check them before sending, the gateway again before storing.
 */

/** The seconds in which nobody fills in a form: the page waits for them, the gateway checks them. */
export const minimumFormAge = 3

const isDigit = /^\p{Nd}$/u

/** The value of a digit of any script: each script has ten in a row, and some rows adjoin. */
function getDigit(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let before = 0
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** Text with digits of any script as 0 to 9, and full-width signs as those of ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(getDigit(digit)))

const minPhoneDigits = 6

export const hasPhoneDigits = (phone: string): boolean =>
  toAsciiDigits(phone).replace(/\D/g, '').length >= minPhoneDigits

/** Whether anything of a text can be seen: spaces and zero-width characters alone cannot. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''))
