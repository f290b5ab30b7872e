import { matchesTerm, getSearchTerms, splitWords } from './words'

/** A page, article or question that can be found, with the path to link to. */
export interface SearchEntry {
  readonly kind: 'page' | 'article' | 'faq'
  readonly path: string
  readonly title: string
  readonly description: string
  /** All other texts, one per paragraph. */
  readonly body: readonly string[]
}

interface IndexedEntry {
  readonly entry: SearchEntry
  readonly title: readonly string[]
  readonly description: readonly string[]
  readonly body: readonly string[]
}

export type SearchIndex = readonly IndexedEntry[]

/** Prepares entries once, so that each search only has to compare. */
export const indexEntries = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map((entry) => ({
    entry,
    title: splitWords(entry.title),
    description: splitWords(entry.description),
    body: entry.body.flatMap(splitWords),
  }))

/** The field with the term: 0 for the title, 1 for the description, 2 for the body; -1 for none. */
const findField = ({ title, description, body }: IndexedEntry, term: string) =>
  [title, description, body].findIndex((words) => matchesTerm(words, term))

/**
 * The entries that contain every word of the query. Matches in the title rank before those in the
 * description, and those before the body. Entries of equal rank keep their order.
 */
export function search(index: SearchIndex, query: string): SearchEntry[] {
  const terms = getSearchTerms(query)
  if (terms.length === 0) return []
  return index
    .map((indexed) => ({ indexed, fields: terms.map((term) => findField(indexed, term)) }))
    .filter(({ fields }) => !fields.includes(-1))
    .map(({ indexed, fields }) => ({
      entry: indexed.entry,
      rank: fields.reduce((sum, field) => sum + field, 0),
    }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry)
}
