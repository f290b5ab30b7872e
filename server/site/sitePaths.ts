import { decodePercent } from '../decodePercent'

/** The result of parsing a request path. Files are relative to the folder of the built site. */
type ParsedPath =
  | { readonly kind: 'page'; readonly path: string; readonly file: string }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'unknown' }

const unknown: ParsedPath = { kind: 'unknown' }

/**
 * Files that have no URL of their own: HTML files, but not the one that proves to Google whose the site is, and
 * precompressed copies.
 */
const hiddenFile = /(?<!^google[\da-f]+)\.html$|\.(br|gz)$/
const hiddenPage = /(^|\/)(index|404)$/

/** The folder of `security.txt`, which says where to report a vulnerability (RFC 9116). */
const wellKnown = '.well-known'

const isHidden = (segment: string) => segment.startsWith('.') && segment !== wellKnown

/**
 * Parses a request path without its query. The result for a page has the normalized path, to which
 * other spellings are redirected (requirements R5). Unknown are dotfiles, and dotted folders but
 * `.well-known`.
 */
export function parsePagePath(path: string): ParsedPath {
  const decoded = decodePercent(path)
  if (decoded === undefined) return unknown
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some(isHidden)) return unknown
  const last = segments.at(-1)
  if (last === undefined) return { kind: 'page', path: '/', file: 'index.html' }
  if (last.includes('.')) {
    const asset = decoded === `/${segments.join('/')}` && !hiddenFile.test(last)
    return asset ? { kind: 'asset', file: segments.join('/') } : unknown
  }
  const name = segments.join('/').toLowerCase()
  return hiddenPage.test(name) ? unknown : { kind: 'page', path: `/${name}`, file: `${name}.html` }
}

/** The not-found page of a path: below `/en` the English one (requirements R5). */
export const getNotFoundFile = (path: string): string =>
  /^\/+en(\/|$)/i.test(path) ? 'en/404.html' : '404.html'

export type LanguageFiles = ReadonlyMap<string, string>

/** What the server takes from a `_redirects` file; the format allows more than that. */
export interface Redirects {
  /** New paths by the paths that have moved permanently. */
  readonly movedPaths: ReadonlyMap<string, string>
  /** By path: the files that the path serves in other languages than its own. */
  readonly languageFiles: ReadonlyMap<string, LanguageFiles>
  /** The files that serve paths with a token, by the part of the path before the token. */
  readonly tokenFiles: ReadonlyMap<string, string>
}

export function parseRedirects(text: string): Redirects {
  const movedPaths = new Map<string, string>()
  const languageFiles = new Map<string, Map<string, string>>()
  const tokenFiles = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [from = '', to = '', status, condition] = line.trim().split(/\s+/)
    if (!from.startsWith('/') || !to.startsWith('/')) continue
    const file = to.slice(1)
    const [, language] = /^Language=([a-z]{2})$/.exec(condition ?? '') ?? []
    const [, before] = /^([^:]*\/):token$/.exec(from) ?? []
    if (status === '200!' && language !== undefined) {
      languageFiles.set(
        from,
        (languageFiles.get(from) ?? new Map<string, string>()).set(language, file),
      )
    } else if (condition !== undefined) continue
    else if (status === '200' && before !== undefined) tokenFiles.set(before, file)
    else if (status === '301' && !/[*:]/.test(from)) movedPaths.set(from, to)
  }
  return { movedPaths, languageFiles, tokenFiles }
}

/** A path with a token, and its document. Normalizing the path must not change the token. */
export interface TokenPath {
  readonly file: string
  /** The normalized path. */
  readonly path: string
}

/** Finds the document of a path with a token; undefined for all other paths. */
export function findTokenPath(files: Redirects['tokenFiles'], path: string): TokenPath | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const token = segments.pop() ?? ''
  const known = `/${segments.join('/').toLowerCase()}/`
  const file = files.get(known)
  return file === undefined ? undefined : { file, path: known + token }
}
