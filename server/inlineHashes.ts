import { createHash } from 'node:crypto'

/** CSP hash sources of a document's inline scripts and styles. */
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

/** Hashes a document's inline scripts and styles; data blocks such as JSON-LD need no hash. */
export const getInlineHashes = (html: string): InlineHashes => ({
  scripts: hashElements(html, script),
  styles: hashElements(html, style),
})

/** Merges the hashes of several documents. */
export const mergeInlineHashes = (documents: readonly string[]): InlineHashes => {
  const hashes = documents.map(getInlineHashes)
  return {
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  }
}
