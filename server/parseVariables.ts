import { isIP } from 'node:net'
import { decodePercent } from './decodePercent'

/** The parsers of environment variables; each returns undefined for an invalid text. */

export const parseWholeNumber = (highest: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined

export const matching = (pattern: RegExp) => (text: string) =>
  pattern.test(text) ? text : undefined

/** Not with a name and password: `fetch` would refuse it, and quote it in its error. */
const parseWebUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

/** @param hostname of a URL, so that an IPv6 address is in brackets */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** https, because personal data or a token is sent to the URL; http only for this machine. */
const parseSafeUrl = (text: string): URL | undefined => {
  const url = parseWebUrl(text)
  return url?.protocol === 'https:' || isLoopback(url?.hostname ?? '') ? url : undefined
}

export const parseHttpsUrl = (text: string) => (parseSafeUrl(text) ? text : undefined)

/** An API version at the end of the URL, removed because the site calls both versions. */
const versionPath = /\/(api\/)?v\d$/

/** Reads the CRM's URL, with or without an API version. */
export function parseCrmUrl(text: string): string | undefined {
  const url = parseSafeUrl(text)
  if (!url || url.search || url.hash) return undefined
  const path = url.pathname.replace(/\/+$/, '').replace(versionPath, '')
  return `${url.origin}${path}`
}

/** Reads an origin. The result has the host in lower case and not the scheme's usual port, as in browsers. */
export const parseOrigin = (text: string): string | undefined =>
  /^https?:\/\/[^/\\?#@\s]+\/?$/i.test(text) ? parseWebUrl(text)?.origin : undefined

export const parsePathOrUrl = (text: string) =>
  /^\/(?!\/)/.test(text) || parseWebUrl(text) ? text : undefined

/** The number of proxies in front of the server, or their IP addresses and ranges. */
export type TrustedProxies = number | readonly string[]

const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = parseWholeNumber(family === 4 ? 32 : 128)(prefix)
  // With 0 bits every IP address would count as a proxy, so a client could claim any address.
  return bits !== undefined && bits > 0
}

export const parseProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d$/.test(text)) return Number(text)
  const list = text.split(',').map((part) => part.trim())
  return list.every(isProxy) ? list : undefined
}

const canDecode = (text: string) => decodePercent(text) !== undefined

/**
 * Refuses a URL whose password has a /, # or ? after some digits, which would be a port.
 *
 * @param canRead whether the server's client can read the % in a URL
 */
const parseServerUrl =
  (scheme: RegExp, canRead: (text: string) => boolean = () => true) =>
  (text: string) => {
    if (!URL.canParse(text) || !scheme.test(text) || !canRead(text)) return undefined
    const { pathname, search, hash } = new URL(text)
    return `${pathname}${search}${hash}`.includes('@') ? undefined : text
  }

export const parseRedisUrl = parseServerUrl(/^rediss?:\/\/[^/]/, canDecode)
/** Its client leaves a % as it is unless two hex digits follow. */
export const parsePostgresUrl = parseServerUrl(/^postgres(ql)?:\/\/[^/]/, (text) =>
  canDecode(text.replace(/%(?![\da-f]{2})/gi, '')),
)
/** Its client leaves what it cannot decode as it is. */
export const parseSmtpUrl = parseServerUrl(/^smtps?:\/\/[^/]/)

const minKeyBytes = 24
const maxKeyBytes = 64

/** Reads a secret as Standard Webhooks writes it. */
export function parseWebhookSecret(text: string): string | undefined {
  const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1]
  if (key === undefined) return undefined
  const { length } = Buffer.from(key, 'base64')
  return length >= minKeyBytes && length <= maxKeyBytes ? text : undefined
}

/**
 * SQLite does not read `:memory:` or a URL such as `file:…` as the path of a file. Quotes and `~` mean something in
 * a shell alone: elsewhere they would be parts of a new folder's name.
 */
export const parseFilePath = (text: string) =>
  !text.endsWith('/') && !/^(["'~:]|[a-z]{2,}:)/i.test(text) ? text : undefined
