import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchDocument } from '@/content/types'
import type { Language } from '@/site/language'
import { getStem, markWords, readQuery, splitWords, type MarkedPart } from './words'

/** A document that was found, with the words marked by which it was. */
export interface SearchResult extends Pick<SearchDocument, 'kind' | 'path' | 'page'> {
  readonly title: readonly MarkedPart[]
  readonly snippet: readonly MarkedPart[]
}

/** Returns the results of a query, the best first. */
export type Search = (query: string) => readonly SearchResult[]

/** Whether another word may be meant: a short one begins too many, and another figure is another fact. */
const mayDiffer = (term: string) => term.length > 3 && !/\d/.test(term)

const tolerant = {
  prefix: mayDiffer,
  fuzzy: (term: string) => mayDiffer(term) && 0.2,
} as const

/**
 * Tried in order until one finds a result: all words exactly, all words with typing errors or as
 * prefixes, any of the words.
 */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', ...tolerant },
  { combineWith: 'OR', ...tolerant },
]

/** The weights of the kinds of documents in the ranking; 1 if missing. */
const weights: Readonly<Partial<Record<SearchDocument['kind'], number>>> = {
  page: 1.5,
  article: 0.7,
  faq: 0.7,
  legal: 0.5,
}

/**
 * Indexes documents for searching.
 *
 * @param ignored words that are left out of texts and queries
 */
export function createSearch(
  documents: readonly SearchDocument[],
  language: Language,
  ignored: string,
): Search {
  const getTerm = (word: string) => getStem(word, language)
  const ignoredTerms = new Set(splitWords(ignored).map(getTerm))
  const knownTerms = new Set(ignoredTerms)
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: ['words', 'title', 'page', 'texts'],
    tokenize: (text) => {
      const words = splitWords(text)
      for (const word of words) knownTerms.add(getTerm(word))
      return words
    },
    processTerm: (word) => {
      const term = getTerm(word)
      return ignoredTerms.has(term) ? null : term
    },
    searchOptions: {
      tokenize: (query) => readQuery(query, (word) => knownTerms.has(getTerm(word))),
      boost: { words: 4, title: 4, page: 0.5 },
      // A low `b`, so that long documents rank as high as short ones.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boostDocument: (id: number) => weights[documents[id]?.kind ?? 'page'] ?? 1,
    },
  })
  index.addAll(documents.map((document, id) => ({ ...document, id })))

  const find = (query: string) => {
    for (const options of attempts) {
      const results = index.search(query, options)
      if (results.length > 0) return results
    }
    return []
  }

  return (query) =>
    find(query).flatMap(({ id, terms }) => {
      const document = documents[id as number]
      if (!document) return []
      const { kind, path, page, title, texts } = document
      const isFound = (word: string) => terms.includes(getTerm(word))
      return {
        kind,
        path,
        ...(page !== undefined && { page }),
        title: markWords(title, isFound),
        snippet: createSnippet(texts, isFound),
      }
    })
}

/** The approximate length of a snippet, which ends with a whole word. */
const maxLength = 200

/** How many characters of context precede the first mark. */
const contextLength = 60

const ellipsis = '…'

const countMarks = (parts: readonly MarkedPart[]) => parts.filter(({ isMark }) => isMark).length

/** Cuts a text around its first mark, between words. */
function cut(text: string, parts: readonly MarkedPart[]): string {
  if (text.length <= maxLength) return text
  const found = parts[0]?.isMark ? 0 : (parts[0]?.text.length ?? 0)
  const hasMark = countMarks(parts) > 0
  const start = hasMark && found > contextLength ? text.indexOf(' ', found - contextLength) + 1 : 0
  const rest = text.length - start
  const end = rest > maxLength ? text.lastIndexOf(' ', start + maxLength) : text.length
  return `${start > 0 ? ellipsis : ''}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`
}

/** The paragraph with the most words that were found, else the first one, cut and marked. */
function createSnippet(texts: readonly string[], isFound: (word: string) => boolean): MarkedPart[] {
  let best: { readonly text: string; readonly parts: MarkedPart[] } = { text: '', parts: [] }
  for (const text of texts) {
    const parts = markWords(text, isFound)
    if (best.text === '' || countMarks(parts) > countMarks(best.parts)) best = { text, parts }
  }
  return markWords(cut(best.text, best.parts), isFound)
}
