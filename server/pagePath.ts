/** The result of parsing a request path. Files are relative to the folder of the built site. */
export type ParsedPath =
  | { readonly kind: 'page'; readonly path: string; readonly file: string }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'unknown' }

const unknown: ParsedPath = { kind: 'unknown' }

/** Files that have no URL of their own: HTML files and precompressed copies. */
const hiddenFile = /\.(html|br|gz)$/
const hiddenPage = /(^|\/)(index|404)$/

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Of the only dotfile that is served: it says where to report a vulnerability (RFC 9116). */
const wellKnown = '.well-known'

const isUnsafe = (segment: string) =>
  (segment.startsWith('.') && segment !== wellKnown) || /[\\\0:]/.test(segment)

/**
 * Parses a request path without its query. The result for a page has the normalized path, to which
 * other spellings are redirected (requirements R5). Dotfiles and paths outside the folder are unknown.
 */
export function parsePagePath(path: string): ParsedPath {
  const decoded = decode(path)
  if (decoded === undefined) return unknown
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some(isUnsafe)) return unknown
  const last = segments.at(-1)
  if (last === undefined) return { kind: 'page', path: '/', file: 'index.html' }
  if (last.includes('.')) {
    const asset = decoded === `/${segments.join('/')}` && !hiddenFile.test(last)
    return asset ? { kind: 'asset', file: segments.join('/') } : unknown
  }
  const name = segments.join('/').toLowerCase()
  return hiddenPage.test(name) ? unknown : { kind: 'page', path: `/${name}`, file: `${name}.html` }
}

/** The not-found page in the language of the path (requirements R5). */
export const getNotFoundFile = (path: string): string =>
  /^\/+en(\/|$)/i.test(path) ? 'en/404.html' : '404.html'
