import { markWords, type MarkedPart } from './words'

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
export function createSnippet(
  texts: readonly string[],
  isFound: (word: string) => boolean,
): MarkedPart[] {
  let best: { readonly text: string; readonly parts: MarkedPart[] } = { text: '', parts: [] }
  for (const text of texts) {
    const parts = markWords(text, isFound)
    if (best.text === '' || countMarks(parts) > countMarks(best.parts)) best = { text, parts }
  }
  return markWords(cut(best.text, best.parts), isFound)
}
