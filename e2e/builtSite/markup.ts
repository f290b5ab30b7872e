import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'
import { getAssetCacheControl, hashedFileCacheControl } from '../../server/site/fileHeaders'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Labels are allowed wherever they are not forbidden; lists and menus' summaries have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // The menu's heading comes before the page's.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // An article's title comes before the brand, so titles may be longer; see headModel.test.ts.
    'long-title': ['error', { maxlength: 80 }],
    // Not every browser infers a calendar cell's role from its table.
    'no-redundant-role': 'off',
    // Integrity attributes do not help on one's own origin: who can change the file can change
    // the document.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // By default it allows `display`, but the Content-Security-Policy lets no style attribute through
    // (`docs/decisions.md`, MUI's components are prerendered with emotion).
    'no-inline-style': ['error', { allowedProperties: [] }],
    // MUI's toggle buttons repeat a class name.
    'no-dup-class': 'off',
    // React's serialization, which browsers parse the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
})

/** Returns html-validate's findings in a document, one per line. */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  )
}

/**
 * Returns the variables that a document's stylesheets read without a fallback, and those of them that none of
 * its stylesheets defines: such a declaration has no effect.
 */
export function findVariables(html: string) {
  const css = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('')
  const find = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)
  const defined = new Set(find(/[{;]\s*(--[\w-]+)\s*:/g))
  const read = [...new Set(find(/var\(\s*(--[\w-]+)\s*\)/g))]
  return { read, undefined: read.filter((name) => !defined.has(name)) }
}

/** Files that a document shows or runs; icons, manifests and sharing images do not count. */
const loadedRels = ['stylesheet', 'preload', 'modulepreload']

/** Attributes of the root element with the files that load after the first paint. */
const followingLists = ['data-content', 'data-scripts']

/** Returns the paths of the site's files that a document loads. */
export function getFiles(html: string): string[] {
  const files: string[] = []
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      const { src = '', rel = '', href = '' } = attributes
      if (loadedRels.includes(rel)) files.push(href)
      files.push(src, ...followingLists.flatMap((name) => attributes[name]?.split(' ') ?? []))
    },
  })
  parser.end(html)
  return files.filter((file) => file.startsWith('/'))
}

/** Finds files that a browser would request again on the next visit. */
export const findShortLivedFiles = (html: string): string[] =>
  [...new Set(getFiles(html))]
    .filter((file) => getAssetCacheControl(file.slice(1)) !== hashedFileCacheControl)
    .map((file) => `${file} has no hash in its URL`)
