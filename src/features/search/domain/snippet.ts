import type { SearchEntry } from './search'
import { matchesTerm, markTerms, splitWords } from './words'

/** A snippet is about this long; it ends with a word. */
const longest = 200

/** How much of a paragraph stands before the first word that was found. */
const before = 60

const ellipsis = '…'

/** A piece of a text around the first word that a term finds, cut between words. */
function cut(text: string, terms: readonly string[]): string {
  if (text.length <= longest) return text
  const parts = markTerms(text, terms)
  const found = parts[0]?.marked ? 0 : (parts[0]?.text.length ?? 0)
  const start = found > before ? text.indexOf(' ', found - before) + 1 : 0
  const rest = text.length - start
  const end = rest > longest ? text.lastIndexOf(' ', start + longest) : text.length
  return `${start > 0 ? ellipsis : ''}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`
}

/**
 * What a result shows below its title: the description, unless the body says more about what was
 * asked for; then its paragraph with the most of the terms.
 */
export function createSnippet(
  { title, description, body }: SearchEntry,
  terms: readonly string[],
): string {
  const inTitle = splitWords(title)
  const asked = terms.filter((term) => !matchesTerm(inTitle, term))
  const found = (text: string) => {
    const words = splitWords(text)
    return asked.filter((term) => matchesTerm(words, term)).length
  }
  let best = { text: description, count: found(description) }
  for (const text of body) {
    const count = found(text)
    if (count > best.count) best = { text, count }
  }
  return cut(best.text, terms)
}
