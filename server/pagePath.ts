/** What the path of a request asks for. Files are named relative to the folder of the pages. */
export type PageAddress =
  | { readonly kind: 'page'; readonly address: string; readonly file: string }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'unknown' }

const unknown: PageAddress = { kind: 'unknown' }

/** Files that stand behind another address or beside another file, and have no address themselves. */
const hiddenFile = /\.(html|br|gz)$/
const hiddenPage = /(^|\/)(index|404)$/

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const isUnsafe = (segment: string) => segment.startsWith('.') || /[\\\0:]/.test(segment)

/**
 * Reads a request's path, without its query. A page is given with its normalized path, to which any
 * other spelling leads (requirements R5). Dotfiles and whatever leaves the folder are unknown.
 */
export function parsePagePath(path: string): PageAddress {
  const decoded = decode(path)
  if (decoded === undefined) return unknown
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some(isUnsafe)) return unknown
  const last = segments.at(-1)
  if (last === undefined) return { kind: 'page', address: '/', file: 'index.html' }
  if (last.includes('.')) {
    const asset = decoded === `/${segments.join('/')}` && !hiddenFile.test(last)
    return asset ? { kind: 'asset', file: segments.join('/') } : unknown
  }
  const name = segments.join('/').toLowerCase()
  return hiddenPage.test(name)
    ? unknown
    : { kind: 'page', address: `/${name}`, file: `${name}.html` }
}

/** The not-found page in the language that the path suggests (requirements R5). */
export const getNotFoundFile = (path: string): string =>
  /^\/+en(\/|$)/i.test(path) ? 'en/404.html' : '404.html'
