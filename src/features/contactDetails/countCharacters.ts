/** The counter starts when this share of the maximum length is left. */
const shareLeft = 0.1

/** A counter's text, a key of the form's dictionary, and the number in it. */
export interface CharacterCount {
  readonly key: 'characters_left' | 'characters_over'
  readonly count: number
}

/**
 * Counts how many characters of a text are left, or too many (requirements R39). Returns undefined
 * until the text is near the maximum length.
 */
export function countCharacters(maxLength: number, text: string): CharacterCount | undefined {
  const left = maxLength - text.trim().length
  if (left > maxLength * shareLeft) return undefined
  return left >= 0
    ? { key: 'characters_left', count: left }
    : { key: 'characters_over', count: -left }
}
