import { formatNumber } from '@/i18n/format'
import type { Language } from '@/site/language'

/** The counter starts when this share of the maximum length is left. */
const shareLeft = 0.1

/** Translates a counter with the form's own dictionary. */
type TranslateCount = (
  key: 'characters_left' | 'characters_over',
  values: { readonly count: number; readonly number: string },
) => string

/**
 * Says how many characters of a text are left, or too many (requirements R39). Empty until the text is
 * near the maximum length.
 */
export function countCharacters(
  maxLength: number,
  text: string,
  language: Language,
  translate: TranslateCount,
): string {
  const left = maxLength - text.trim().length
  if (left > maxLength * shareLeft) return ''
  const count = Math.abs(left)
  return translate(left >= 0 ? 'characters_left' : 'characters_over', {
    count,
    number: formatNumber(count, language),
  })
}
