import { isIP } from 'node:net'

const contactStores = ['embedded'] as const
export type ContactStoreName = (typeof contactStores)[number]

const logLevels = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Configuration {
  readonly port: number
  readonly host: string
  readonly contactStore: ContactStoreName
  /** The embedded store's file. */
  readonly contactDatabase: string
  /** The site's public address, without a trailing slash. */
  readonly siteUrl: string
  /** The publishable key that the browser sends as `api_token` (requirements R35). */
  readonly siteKey: string
  /** Where the browser calls the contact service: a path of this origin, or an address elsewhere. */
  readonly contactServiceUrl: string
  /** Where the browser asks for its country: a path of this origin, or an address elsewhere. */
  readonly geolocationUrl: string
  /** The web analytics' measurement id; empty where nothing is measured (requirements R38). */
  readonly analyticsId: string
  /** Addresses whose `x-forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** POSTs that one address may make in a minute; 0 means no limit. */
  readonly writesPerMinute: number
  readonly logLevel: LogLevel
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Every variable that was refused, one a line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
}

interface Variable<Value> {
  readonly fallback: Value
  readonly accepts: string
  /** Undefined where the text is refused. */
  readonly parse: (text: string) => Value | undefined
}

const variable = <Value>(described: Variable<Value>) => described

const wholeNumber = (highest: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined

const acceptOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string) =>
    names.find((name) => name === text)

const webUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

const origin = (text: string) => {
  const url = webUrl(text)
  return url?.origin === text.replace(/\/$/, '') ? url.origin : undefined
}

const pathOrUrl = (text: string) => (/^\/(?!\/)/.test(text) || webUrl(text) ? text : undefined)

const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix] = text.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return prefix === undefined || wholeNumber(family === 4 ? 32 : 128)(prefix) !== undefined
}

const proxies = (text: string) => {
  const list = text.split(',').map((part) => part.trim())
  return list.every(isProxy) ? list : undefined
}

const variables = {
  PORT: variable({
    fallback: 4_173,
    accepts: 'a port number from 0 to 65535, 0 for any free port',
    parse: wholeNumber(65_535),
  }),
  HOST: variable({
    fallback: '127.0.0.1',
    accepts: 'a host name or an IP address to listen on',
    parse: (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  CONTACT_STORE: variable<ContactStoreName>({
    fallback: 'embedded',
    accepts: `${contactStores.join(', ')} (no vendor's store is supported yet)`,
    parse: acceptOneOf(contactStores),
  }),
  CONTACT_DATABASE: variable({
    fallback: 'data/contacts.sqlite',
    accepts: 'the path of a file',
    parse: (text: string) => (text.endsWith('/') ? undefined : text),
  }),
  SITE_URL: variable({
    fallback: 'https://www.example.com',
    accepts: 'an http or https origin without a path, such as https://www.example.com',
    parse: origin,
  }),
  // The same default as siteConfig.siteKey in src/site/siteConfig.ts: the browser's build and the
  // gateway share nothing but wire types, and without a setting the two must fit each other.
  SITE_KEY: variable({
    fallback: 'demo-site-key',
    accepts: 'letters, digits, dots, dashes and underscores, at most 200',
    parse: (text: string) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined),
  }),
  CONTACT_SERVICE_URL: variable({
    fallback: '/api/v1',
    accepts: 'a path of this site or an http or https address',
    parse: pathOrUrl,
  }),
  GEOLOCATION_URL: variable({
    fallback: '/api/geolocation',
    accepts: 'a path of this site or an http or https address',
    parse: pathOrUrl,
  }),
  ANALYTICS_ID: variable({
    fallback: '',
    accepts: 'a measurement id, such as G-ABC1234567',
    parse: (text: string) => (/^[A-Z]{1,3}-[\w-]{1,40}$/.test(text) ? text : undefined),
  }),
  TRUSTED_PROXIES: variable({
    fallback: ['loopback', 'linklocal', 'uniquelocal'],
    accepts:
      'a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal',
    parse: proxies,
  }),
  WRITES_PER_MINUTE: variable({
    fallback: 60,
    accepts: 'a whole number of POSTs that one address may make in a minute, 0 for no limit',
    parse: wholeNumber(1_000_000),
  }),
  LOG_LEVEL: variable<LogLevel>({
    fallback: 'warn',
    accepts: logLevels.join(', '),
    parse: acceptOneOf(logLevels),
  }),
}

/**
 * The configuration that an environment describes. An empty variable counts as not set.
 *
 * @throws {ConfigurationError} naming every variable that is refused and what it accepts
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
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
