import { normalizeSearchText } from '../../../i18n/searchText'

const word = /[\p{L}\p{N}]+/gu

/** 'SalesBot' is found by 'bot', too: a capital after a small letter begins a word. */
const insideBeginning = /(?<=\p{Ll})(?=\p{Lu})/u

/** The words of a query as a search compares them, none twice. */
export const searchTerms = (query: string): string[] => [
  ...new Set(normalizeSearchText(query).match(word) ?? []),
]

/** What a text can be found by: each word, and what begins inside it, as a search compares them. */
export const splitWords = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((found) =>
    [found, ...found.split(insideBeginning).slice(1)].map(normalizeSearchText),
  )

/** Whether a word begins with a term: 'cita' finds 'citas', but not 'solicita'. */
export const matchesTerm = (words: readonly string[], term: string): boolean =>
  words.some((candidate) => candidate.startsWith(term))

export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/** A text in parts, the words that a term finds marked. Joined, the parts are the text. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const words = splitWords(match[0])
    if (!terms.some((term) => matchesTerm(words, term))) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), marked: false })
    parts.push({ text: match[0], marked: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false })
  return parts
}
