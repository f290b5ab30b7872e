/** Spaces, dots, dashes and brackets, and the invisible marks that pasted numbers carry. */
const separators = /[\s.\p{Pd}\u2212()[\]{}\p{Cf}]/gu

const withoutSeparators = (phone: string): string => phone.replace(separators, '')

/** A number typed with its code, as '+34…', or undefined where it is a national one. */
function internationalNumber(dialCode: string, phone: string): string | undefined {
  const number = withoutSeparators(phone.replace('(0)', ''))
  if (number.startsWith('+')) return number
  return number.startsWith(dialCode.replace('+', '00')) ? `+${number.slice(2)}` : undefined
}

/**
 * The number that is sent: without separators and one leading 0, behind the dial code
 * (requirements R29).
 *
 * A visitor may have typed the whole international number into the field, and its code must not
 * stand there twice. '+' is never part of a national number: what starts with it is taken as it is,
 * even where its code is another than the chosen one, and only a trunk '(0)' is dropped. '00' is
 * taken for '+' only before the chosen code, because '00612…' may as well be a slip in '0612…'. The
 * code without either ('34612…') can't be told from a national number and is left alone.
 */
export const fullPhone = (dialCode: string, phone: string): string =>
  internationalNumber(dialCode, phone) ?? dialCode + withoutSeparators(phone).replace(/^0/, '')
