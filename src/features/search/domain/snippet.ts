import type { SearchEntry } from './search'
import { matchesTerm, markTerms, splitWords } from './words'

/** The approximate length of a snippet, which ends with a whole word. */
const maxLength = 200

/** How many characters of context precede the first match. */
const contextLength = 60

const ellipsis = '…'

/** Cuts a text around the first match of a term, between words. */
function cut(text: string, terms: readonly string[]): string {
  if (text.length <= maxLength) return text
  const parts = markTerms(text, terms)
  const found = parts[0]?.isMatch ? 0 : (parts[0]?.text.length ?? 0)
  const start = found > contextLength ? text.indexOf(' ', found - contextLength) + 1 : 0
  const rest = text.length - start
  const end = rest > maxLength ? text.lastIndexOf(' ', start + maxLength) : text.length
  return `${start > 0 ? ellipsis : ''}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`
}

/**
 * The text below a result's title: the description, or the paragraph of the body with the most
 * matches if that has more of them.
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
