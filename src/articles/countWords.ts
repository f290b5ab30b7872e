/** Counts the words of texts. A separate percent sign, as in Spanish, is not a word. */
export const countWords = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** An average adult's reading speed. */
const wordsPerMinute = 200

/** The reading time in whole minutes, at least 1. */
export const getReadingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute))
