/** The words of texts. A percent sign that stands alone, as in Spanish, is no word. */
export const countWords = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What an adult reads in a minute without hurry. */
const wordsPerMinute = 200

/** How long a text of so many words takes to read, in whole minutes; never none. */
export const getReadingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute))
