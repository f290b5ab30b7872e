/** The counter starts when this share of the maximum length is left. */
const shareLeft = 0.1

/** Translates a counter with the form's own dictionary. */
type TranslateCount = (
  key: 'characters_left' | 'characters_over',
  values: { readonly count: number },
) => string

/**
 * Says how many characters of a text are left, or too many (requirements R39). Empty until the text is
 * near the maximum length.
 */
export function countCharacters(
  maxLength: number,
  text: string,
  translate: TranslateCount,
): string {
  const left = maxLength - text.trim().length
  if (left > maxLength * shareLeft) return ''
  return left >= 0
    ? translate('characters_left', { count: left })
    : translate('characters_over', { count: -left })
}
