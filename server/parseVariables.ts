import { isIP } from 'node:net'

/** The parsers of environment variables; each returns undefined for an invalid text. */

export const parseWholeNumber = (highest: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined

export const parseOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string) =>
    names.find((name) => name === text)

/** Whether a URL stays on this machine, so that data needs no encryption. */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const parseWebUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

export const parseOrigin = (text: string) => {
  const url = parseWebUrl(text)
  return url?.origin === text.replace(/\/$/, '') ? url.origin : undefined
}

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

export const parseRedisUrl = (text: string) =>
  URL.canParse(text) && /^rediss?:\/\/[^/]/.test(text) ? text : undefined

export const parsePostgresUrl = (text: string) =>
  URL.canParse(text) && /^postgres(ql)?:\/\/[^/]/.test(text) ? text : undefined

/** SQLite does not read `:memory:` or a URL such as `file:…` as the path of a file. */
export const parseFilePath = (text: string) =>
  !text.endsWith('/') && !/^(:|[a-z]{2,}:)/i.test(text) ? text : undefined
