import { normalizeSearchText } from '@/i18n/searchText'

const word = /[\p{L}\p{N}]+/gu

/** 'SalesBot' matches 'bot', too: a capital after a lower-case letter starts a word. */
const innerWordStart = /(?<=\p{Ll})(?=\p{Lu})/u

/** The normalized words of a query, without duplicates. */
export const getSearchTerms = (query: string): string[] => [
  ...new Set(normalizeSearchText(query).match(word) ?? []),
]

/** The normalized words of a text, and the parts of words that start with a capital. */
export const splitWords = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((found) =>
    [found, ...found.split(innerWordStart).slice(1)].map(normalizeSearchText),
  )

/** Whether one of the words starts with a term: 'cita' matches 'citas', but not 'solicita'. */
export const matchesTerm = (words: readonly string[], term: string): boolean =>
  words.some((candidate) => candidate.startsWith(term))

export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text into parts and marks those that match a term. Joined, the parts are the text. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const words = splitWords(match[0])
    if (!terms.some((term) => matchesTerm(words, term))) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false })
    parts.push({ text: match[0], isMatch: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
