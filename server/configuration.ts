import { isIP } from 'node:net'
import {
  contactStores,
  findStoreProblems,
  parseStoreUrl,
  parseToken,
  type ContactStoreName,
} from './storeConfiguration'
import type { Secret } from './secret'

const logLevels = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Configuration {
  readonly port: number
  readonly host: string
  readonly contactStore: ContactStoreName
  /** Address of the vendor's API; empty for the embedded store. */
  readonly contactStoreUrl: string
  /** The token of the vendor's account; undefined for the embedded store. */
  readonly contactStoreToken: Secret | undefined
  /** Whether bookings are kept in the embedded store while the vendor is unavailable. */
  readonly contactStoreFallback: 'none' | 'embedded'
  /**
   * Path of the embedded store's database file. With a vendor's store it holds what the instances on
   * this host share.
   */
  readonly contactDatabase: string
  /** The site's public origin, without a trailing slash. */
  readonly siteUrl: string
  /** The publishable key that the browser sends as `api_token` (requirements R35). */
  readonly siteKey: string
  /** Base URL of the contact service for the browser: a path of this origin or an absolute URL. */
  readonly contactServiceUrl: string
  /** URL of the geolocation for the browser: a path of this origin or an absolute URL. */
  readonly geolocationUrl: string
  /** The analytics measurement id; empty turns analytics off (requirements R38). */
  readonly analyticsId: string
  /** Proxies (IP addresses or ranges) whose `x-forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** POSTs allowed per IP address and minute; 0 means no limit. */
  readonly writesPerMinute: number
  readonly logLevel: LogLevel
}

export type Environment = Readonly<Record<string, string | undefined>>

/** One line for each invalid variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
}

interface Variable<Value> {
  readonly fallback: Value
  readonly accepts: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
}

const defineVariable = <Value>(variable: Variable<Value>) => variable

const parseWholeNumber = (highest: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined

const parseOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string) =>
    names.find((name) => name === text)

const parseWebUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

const parseOrigin = (text: string) => {
  const url = parseWebUrl(text)
  return url?.origin === text.replace(/\/$/, '') ? url.origin : undefined
}

const parsePathOrUrl = (text: string) =>
  /^\/(?!\/)/.test(text) || parseWebUrl(text) ? text : undefined

const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix] = text.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return prefix === undefined || parseWholeNumber(family === 4 ? 32 : 128)(prefix) !== undefined
}

const parseProxies = (text: string) => {
  const list = text.split(',').map((part) => part.trim())
  return list.every(isProxy) ? list : undefined
}

const variables = {
  PORT: defineVariable({
    fallback: 4_173,
    accepts: 'a port number from 0 to 65535, 0 for any free port',
    parse: parseWholeNumber(65_535),
  }),
  HOST: defineVariable({
    fallback: '127.0.0.1',
    accepts: 'a host name or an IP address to listen on',
    parse: (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  CONTACT_STORE: defineVariable<ContactStoreName>({
    fallback: 'embedded',
    accepts: contactStores.join(', '),
    parse: parseOneOf(contactStores),
  }),
  CONTACT_STORE_URL: defineVariable({
    fallback: '',
    accepts: "the vendor's https address, such as https://example.pipedrive.com",
    parse: parseStoreUrl,
  }),
  CONTACT_STORE_TOKEN: defineVariable<Secret | undefined>({
    fallback: undefined,
    accepts: 'letters, digits, dashes and underscores, 20 to 200 of them',
    parse: parseToken,
  }),
  CONTACT_STORE_FALLBACK: defineVariable<'none' | 'embedded'>({
    fallback: 'none',
    accepts: 'none, embedded',
    parse: parseOneOf(['none', 'embedded']),
  }),
  CONTACT_DATABASE: defineVariable({
    fallback: 'data/contacts.sqlite',
    accepts: 'the path of a file',
    parse: (text: string) => (text.endsWith('/') ? undefined : text),
  }),
  SITE_URL: defineVariable({
    fallback: 'https://www.example.com',
    accepts: 'an http or https origin without a path, such as https://www.example.com',
    parse: parseOrigin,
  }),
  // Must equal the default of siteConfig.siteKey in src/site/siteConfig.ts: browser and gateway
  // share only wire types, and both use the default where SITE_KEY is not set.
  SITE_KEY: defineVariable({
    fallback: 'demo-site-key',
    accepts: 'letters, digits, dots, dashes and underscores, at most 200',
    parse: (text: string) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined),
  }),
  CONTACT_SERVICE_URL: defineVariable({
    fallback: '/api/v1',
    accepts: 'a path of this site or an http or https address',
    parse: parsePathOrUrl,
  }),
  GEOLOCATION_URL: defineVariable({
    fallback: '/api/geolocation',
    accepts: 'a path of this site or an http or https address',
    parse: parsePathOrUrl,
  }),
  ANALYTICS_ID: defineVariable({
    fallback: '',
    accepts: 'a measurement id, such as G-ABC1234567',
    parse: (text: string) => (/^[A-Z]{1,3}-[\w-]{1,40}$/.test(text) ? text : undefined),
  }),
  TRUSTED_PROXIES: defineVariable({
    fallback: ['loopback', 'linklocal', 'uniquelocal'],
    accepts:
      'a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal',
    parse: parseProxies,
  }),
  WRITES_PER_MINUTE: defineVariable({
    fallback: 60,
    accepts: 'a whole number of POSTs that one address may make in a minute, 0 for no limit',
    parse: parseWholeNumber(1_000_000),
  }),
  LOG_LEVEL: defineVariable<LogLevel>({
    fallback: 'warn',
    accepts: logLevels.join(', '),
    parse: parseOneOf(logLevels),
  }),
}

/**
 * Parses environment variables. An empty variable counts as not set.
 *
 * @throws {ConfigurationError} naming every invalid variable and what it accepts
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = []
  const read = <Value>(name: string, { fallback, accepts, parse }: Variable<Value>): Value => {
    const text = environment[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} accepts ${accepts}.`)
    return value ?? fallback
  }
  const configuration: Configuration = {
    port: read('PORT', variables.PORT),
    host: read('HOST', variables.HOST),
    contactStore: read('CONTACT_STORE', variables.CONTACT_STORE),
    contactStoreUrl: read('CONTACT_STORE_URL', variables.CONTACT_STORE_URL),
    contactStoreToken: read('CONTACT_STORE_TOKEN', variables.CONTACT_STORE_TOKEN),
    contactStoreFallback: read('CONTACT_STORE_FALLBACK', variables.CONTACT_STORE_FALLBACK),
    contactDatabase: read('CONTACT_DATABASE', variables.CONTACT_DATABASE),
    siteUrl: read('SITE_URL', variables.SITE_URL),
    siteKey: read('SITE_KEY', variables.SITE_KEY),
    contactServiceUrl: read('CONTACT_SERVICE_URL', variables.CONTACT_SERVICE_URL),
    geolocationUrl: read('GEOLOCATION_URL', variables.GEOLOCATION_URL),
    analyticsId: read('ANALYTICS_ID', variables.ANALYTICS_ID),
    trustedProxies: read('TRUSTED_PROXIES', variables.TRUSTED_PROXIES),
    writesPerMinute: read('WRITES_PER_MINUTE', variables.WRITES_PER_MINUTE),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL),
  }
  if (problems.length === 0) problems.push(...findStoreProblems(configuration))
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
