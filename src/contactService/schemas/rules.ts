/**
 * The rules for a visitor's text. The forms check them before sending, the gateway again before storing.
 */

/** The seconds in which nobody fills in a form: the page waits for them, the gateway checks them. */
export const minimumFormAge = 3

/** Text without spaces, @, text, a dot, text (requirements, section 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const minPhoneDigits = 6

export const hasPhoneDigits = (phone: string): boolean =>
  phone.replace(/\D/g, '').length >= minPhoneDigits

/** Whether anything of a text can be seen: spaces and zero-width characters alone can not. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''))
