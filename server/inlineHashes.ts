import { createHash } from 'node:crypto'

/** What a document carries inline, as the sources that a Content-Security-Policy lets through. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashInline = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashElements = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashInline(text))),
]

/** The hashes of the scripts that run and the styles that apply; blocks of data need none. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashElements(html, script),
  styles: hashElements(html, style),
})

/** What any of several documents carries inline. */
export const allInlineHashes = (documents: readonly string[]): InlineHashes => {
  const hashes = documents.map(inlineHashes)
  return {
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  }
}
