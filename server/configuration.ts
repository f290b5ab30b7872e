import {
  parseOneOf,
  parseOrigin,
  parsePathOrUrl,
  parseProxies,
  parseRedisUrl,
  parseWholeNumber,
  type TrustedProxies,
} from './parseVariables'
import {
  findMessageProblems,
  parseEmail,
  parseHttpsUrl,
  parseSender,
  parseSmtpUrl,
  parseWebhookSecret,
} from './messages/parseVariables'
import { UserError } from './errors'
import { Secret } from './secret'
import {
  contactStores,
  findStoreProblems,
  parseStoreUrl,
  parseToken,
  type ContactStoreName,
} from './storeConfiguration'

/** Each level also tells what those before it tell. */
export const logLevels = ['silent', 'error', 'warn', 'notice', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

const mailTransports = ['site', 'crm'] as const
export type MailTransport = (typeof mailTransports)[number]

const hstsScopes = ['off', 'host', 'subdomains', 'preload'] as const
export type HstsScope = (typeof hstsScopes)[number]

/** The most requests in a minute, of one address and of all together; 0 means no limit. */
export interface RequestMaxima {
  readonly reads: number
  readonly writes: number
  readonly allReads: number
  readonly allWrites: number
}

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
  /** Contacts older than this many days are removed; 0 keeps them. */
  readonly keepContactsDays: number
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
  /** The proxies whose `x-forwarded-*` headers are trusted. */
  readonly trustedProxies: TrustedProxies
  /** Requests allowed per minute; 0 means no limit. */
  readonly limits: RequestMaxima
  /** Connections at one time; what comes beyond is closed at once. */
  readonly maxConnections: number
  /** Redis in which several instances count together; undefined to count in memory. */
  readonly redisUrl: Secret | undefined
  /** Port of the metrics; undefined turns them off. */
  readonly metricsPort: number | undefined
  /** How far https is enforced: HTTP Strict Transport Security. */
  readonly hsts: HstsScope
  /** Signs what visitors may do with their records, and links in mails; undefined for random ones. */
  readonly capabilitySecret: Secret | undefined
  /** A form that is sent faster counts as filled in by a script; 0 turns that off. */
  readonly minimumFillSeconds: number
  /** Meetings to come per e-mail address; 0 means no limit. */
  readonly openBookingsPerPerson: number
  /** Meetings to come per IP address; 0 means no limit. */
  readonly openBookingsPerAddress: number
  /** Who sends mails: the site, or the CRM, which then confirms bookings itself. */
  readonly mailTransport: MailTransport
  /** The mail server, with its password; undefined writes mails into files beside the contacts. */
  readonly smtpUrl: Secret | undefined
  /** Sender of all mails; empty for the brand and address in `siteConfig`. */
  readonly mailFrom: string
  /** Who is told of bookings and messages; empty for nobody. */
  readonly notifyEmail: string
  /** Where demos take place; empty if visitors get a link of their own. */
  readonly meetingUrl: string
  /** Gets bookings and messages as JSON; empty for nobody. */
  readonly webhookUrl: string
  /** Signs what the webhook gets. */
  readonly webhookSecret: Secret | undefined
  readonly logLevel: LogLevel
}

export type Environment = Readonly<Record<string, string | undefined>>

/** One line for each invalid variable. */
export class ConfigurationError extends UserError {
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

/** Nothing prints such a value: see `Secret`. */
const defineSecret = (accepts: string, parse: (text: string) => string | undefined) =>
  defineVariable<Secret | undefined>({
    fallback: undefined,
    accepts,
    parse: (text) => {
      const secret = parse(text)
      return secret === undefined ? undefined : new Secret(secret)
    },
  })

const defineMaximum = (fallback: number, what: string) =>
  defineVariable({
    fallback,
    accepts: `a whole number of ${what} in a minute, 0 for no limit`,
    parse: parseWholeNumber(100_000_000),
  })

/** SQLite takes `:memory:` and addresses such as `file:…` for something else than a path. */
const isFilePath = (text: string) => !text.endsWith('/') && !/^(:|[a-z]{2,}:)/i.test(text)

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
  CONTACT_STORE_TOKEN: defineSecret(
    'letters, digits, dashes and underscores, 20 to 200 of them',
    parseToken,
  ),
  CONTACT_STORE_FALLBACK: defineVariable<'none' | 'embedded'>({
    fallback: 'none',
    accepts: 'none, embedded',
    parse: parseOneOf(['none', 'embedded']),
  }),
  CONTACT_DATABASE: defineVariable({
    fallback: 'data/contacts.sqlite',
    accepts: 'the path of a file; a database in memory would forget every booking',
    parse: (text: string) => (isFilePath(text) ? text : undefined),
  }),
  KEEP_CONTACTS_DAYS: defineVariable({
    fallback: 0,
    accepts: 'a whole number of days after which contacts are removed, 0 to keep them',
    parse: parseWholeNumber(36_500),
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
  TRUSTED_PROXIES: defineVariable<TrustedProxies>({
    fallback: 0,
    accepts:
      'a number of proxies from 0 to 9, or a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal',
    parse: parseProxies,
  }),
  READS_PER_MINUTE: defineMaximum(3_000, 'requests that one address may make'),
  WRITES_PER_MINUTE: defineMaximum(60, 'writes that one address may make'),
  ALL_READS_PER_MINUTE: defineMaximum(300_000, 'requests that all addresses may make'),
  ALL_WRITES_PER_MINUTE: defineMaximum(1_200, 'writes that all addresses may make'),
  REDIS_URL: defineSecret(
    'a redis or rediss address, such as redis://localhost:6379',
    parseRedisUrl,
  ),
  METRICS_PORT: defineVariable<number | undefined>({
    fallback: undefined,
    accepts: 'a port number from 0 to 65535, 0 for any free port',
    parse: parseWholeNumber(65_535),
  }),
  HSTS: defineVariable<HstsScope>({
    fallback: 'host',
    accepts: hstsScopes.join(', '),
    parse: parseOneOf(hstsScopes),
  }),
  MAX_CONNECTIONS: defineVariable({
    fallback: 4_000,
    accepts: 'a whole number of connections at one time, from 1 to 999999',
    parse: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  }),
  CAPABILITY_SECRET: defineSecret(
    'a random text of 32 to 200 characters, the same for all instances',
    (text) => (/^\S{32,200}$/.test(text) ? text : undefined),
  ),
  MINIMUM_FILL_SECONDS: defineVariable({
    fallback: 3,
    accepts: 'the whole seconds in which nobody fills in a form, 0 to 60',
    parse: parseWholeNumber(60),
  }),
  OPEN_BOOKINGS_PER_PERSON: defineVariable({
    fallback: 3,
    accepts: 'a whole number of meetings to come that one e-mail address may have, 0 for no limit',
    parse: parseWholeNumber(1_000_000),
  }),
  OPEN_BOOKINGS_PER_ADDRESS: defineVariable({
    fallback: 10,
    accepts: 'a whole number of meetings to come that one IP address may have, 0 for no limit',
    parse: parseWholeNumber(1_000_000),
  }),
  MAIL_TRANSPORT: defineVariable<MailTransport>({
    fallback: 'site',
    accepts: mailTransports.join(', '),
    parse: parseOneOf(mailTransports),
  }),
  SMTP_URL: defineSecret(
    'a mail server, such as smtps://user:password@mail.example.com',
    parseSmtpUrl,
  ),
  MAIL_FROM: defineVariable({
    fallback: '',
    accepts: 'an e-mail address, or a name with one: Example <demo@example.com>',
    parse: parseSender,
  }),
  NOTIFY_EMAIL: defineVariable({
    fallback: '',
    accepts: 'an e-mail address',
    parse: parseEmail,
  }),
  MEETING_URL: defineVariable({
    fallback: '',
    accepts: 'the https address of a video meeting',
    parse: parseHttpsUrl,
  }),
  WEBHOOK_URL: defineVariable({
    fallback: '',
    accepts: 'an https address',
    parse: parseHttpsUrl,
  }),
  WEBHOOK_SECRET: defineSecret('whsec_ and 24 to 64 random bytes in base64', parseWebhookSecret),
  LOG_LEVEL: defineVariable<LogLevel>({
    fallback: 'notice',
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
    keepContactsDays: read('KEEP_CONTACTS_DAYS', variables.KEEP_CONTACTS_DAYS),
    siteUrl: read('SITE_URL', variables.SITE_URL),
    siteKey: read('SITE_KEY', variables.SITE_KEY),
    contactServiceUrl: read('CONTACT_SERVICE_URL', variables.CONTACT_SERVICE_URL),
    geolocationUrl: read('GEOLOCATION_URL', variables.GEOLOCATION_URL),
    analyticsId: read('ANALYTICS_ID', variables.ANALYTICS_ID),
    trustedProxies: read('TRUSTED_PROXIES', variables.TRUSTED_PROXIES),
    limits: {
      reads: read('READS_PER_MINUTE', variables.READS_PER_MINUTE),
      writes: read('WRITES_PER_MINUTE', variables.WRITES_PER_MINUTE),
      allReads: read('ALL_READS_PER_MINUTE', variables.ALL_READS_PER_MINUTE),
      allWrites: read('ALL_WRITES_PER_MINUTE', variables.ALL_WRITES_PER_MINUTE),
    },
    maxConnections: read('MAX_CONNECTIONS', variables.MAX_CONNECTIONS),
    redisUrl: read('REDIS_URL', variables.REDIS_URL),
    metricsPort: read('METRICS_PORT', variables.METRICS_PORT),
    hsts: read('HSTS', variables.HSTS),
    capabilitySecret: read('CAPABILITY_SECRET', variables.CAPABILITY_SECRET),
    minimumFillSeconds: read('MINIMUM_FILL_SECONDS', variables.MINIMUM_FILL_SECONDS),
    openBookingsPerPerson: read('OPEN_BOOKINGS_PER_PERSON', variables.OPEN_BOOKINGS_PER_PERSON),
    openBookingsPerAddress: read('OPEN_BOOKINGS_PER_ADDRESS', variables.OPEN_BOOKINGS_PER_ADDRESS),
    mailTransport: read('MAIL_TRANSPORT', variables.MAIL_TRANSPORT),
    smtpUrl: read('SMTP_URL', variables.SMTP_URL),
    mailFrom: read('MAIL_FROM', variables.MAIL_FROM),
    notifyEmail: read('NOTIFY_EMAIL', variables.NOTIFY_EMAIL),
    meetingUrl: read('MEETING_URL', variables.MEETING_URL),
    webhookUrl: read('WEBHOOK_URL', variables.WEBHOOK_URL),
    webhookSecret: read('WEBHOOK_SECRET', variables.WEBHOOK_SECRET),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL),
  }
  if (problems.length === 0) {
    problems.push(...findStoreProblems(configuration), ...findMessageProblems(configuration))
  }
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
