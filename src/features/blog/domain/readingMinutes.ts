/** What an adult reads in a minute without hurry. */
const wordsPerMinute = 200

/** How long a text of so many words takes to read, in whole minutes; never none. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute))
