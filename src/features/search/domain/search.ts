import { matchesTerm, searchTerms, splitWords } from './words'

/** Something that can be found, and the path of the page that it leads to. */
export interface SearchEntry {
  readonly kind: 'page' | 'article' | 'faq'
  readonly path: string
  readonly title: string
  readonly description: string
  /** What else stands there, a paragraph each. */
  readonly body: readonly string[]
}

interface IndexedEntry {
  readonly entry: SearchEntry
  readonly title: readonly string[]
  readonly description: readonly string[]
  readonly body: readonly string[]
}

export type SearchIndex = readonly IndexedEntry[]

/** Prepares entries once, so that each search only compares. */
export const indexEntries = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map((entry) => ({
    entry,
    title: splitWords(entry.title),
    description: splitWords(entry.description),
    body: entry.body.flatMap(splitWords),
  }))

/** Where a term is found: 0 in the title, 1 in the description, 2 in the body. */
const findField = ({ title, description, body }: IndexedEntry, term: string) =>
  [title, description, body].findIndex((words) => matchesTerm(words, term))

/**
 * The entries in which every word of the query is found: first those where all are in the title,
 * then the nearer to it the better. Equals stay in the order of the index.
 */
export function search(index: SearchIndex, query: string): SearchEntry[] {
  const terms = searchTerms(query)
  if (terms.length === 0) return []
  return index
    .map((indexed) => ({ indexed, places: terms.map((term) => findField(indexed, term)) }))
    .filter(({ places }) => !places.includes(-1))
    .map(({ indexed, places }) => ({
      entry: indexed.entry,
      rank: places.reduce((sum, place) => sum + place, 0),
    }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry)
}
