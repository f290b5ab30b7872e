import { siteDefaults } from '@/site/siteDefaults'
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

export type Environment = Readonly<Record<string, string | undefined>>

/** One line for each invalid variable. */
export class ConfigurationError extends UserError {
  override readonly name = 'ConfigurationError'
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
}

interface Variable<Value> {
  readonly name: string
  readonly fallback: Value
  readonly accepts: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
}

const defineVariable = <Value>(variable: Variable<Value>) => variable

/** Nothing prints such a value: see `Secret`. */
const defineSecret = (name: string, accepts: string, parse: (text: string) => string | undefined) =>
  defineVariable<Secret | undefined>({
    name,
    fallback: undefined,
    accepts,
    parse: (text) => {
      const secret = parse(text)
      return secret === undefined ? undefined : new Secret(secret)
    },
  })

const defineLimit = (name: string, fallback: number, what: string) =>
  defineVariable({
    name,
    fallback,
    accepts: `a whole number of ${what} in a minute, 0 for no limit`,
    parse: parseWholeNumber(100_000_000),
  })

/** SQLite takes `:memory:` and addresses such as `file:…` for something else than a path. */
const isFilePath = (text: string) => !text.endsWith('/') && !/^(:|[a-z]{2,}:)/i.test(text)

/** Adding a setting here is all it takes to read it. */
const variables = {
  port: defineVariable({
    name: 'PORT',
    fallback: 4_173,
    accepts: 'a port number from 0 to 65535, 0 for any free port',
    parse: parseWholeNumber(65_535),
  }),
  host: defineVariable({
    name: 'HOST',
    fallback: '127.0.0.1',
    accepts: 'a host name or an IP address to listen on',
    parse: (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  contactStore: defineVariable<ContactStoreName>({
    name: 'CONTACT_STORE',
    fallback: 'embedded',
    accepts: contactStores.join(', '),
    parse: parseOneOf(contactStores),
  }),
  /** Address of the vendor's API; empty for the embedded store. */
  contactStoreUrl: defineVariable({
    name: 'CONTACT_STORE_URL',
    fallback: '',
    accepts: "the vendor's https address, such as https://example.pipedrive.com",
    parse: parseStoreUrl,
  }),
  /** The token of the vendor's account; undefined for the embedded store. */
  contactStoreToken: defineSecret(
    'CONTACT_STORE_TOKEN',
    'letters, digits, dashes and underscores, 20 to 200 of them',
    parseToken,
  ),
  /** Whether bookings are kept in the embedded store while the vendor is unavailable. */
  contactStoreFallback: defineVariable<'none' | 'embedded'>({
    name: 'CONTACT_STORE_FALLBACK',
    fallback: 'none',
    accepts: 'none, embedded',
    parse: parseOneOf(['none', 'embedded']),
  }),
  /**
   * Path of the embedded store's database file. With a vendor's store it holds what the instances on
   * this host share.
   */
  contactDatabase: defineVariable({
    name: 'CONTACT_DATABASE',
    fallback: 'data/contacts.sqlite',
    accepts: 'the path of a file; a database in memory would forget every booking',
    parse: (text: string) => (isFilePath(text) ? text : undefined),
  }),
  /** Contacts older than this many days are removed; 0 keeps them. */
  keepContactsDays: defineVariable({
    name: 'KEEP_CONTACTS_DAYS',
    fallback: 0,
    accepts: 'a whole number of days after which contacts are removed, 0 to keep them',
    parse: parseWholeNumber(36_500),
  }),
  /** The site's public origin, without a trailing slash. */
  siteUrl: defineVariable({
    name: 'SITE_URL',
    fallback: siteDefaults.SITE_URL,
    accepts: 'an http or https origin without a path, such as https://www.example.com',
    parse: parseOrigin,
  }),
  /** The publishable key that the browser sends as `api_token` (requirements R35). */
  siteKey: defineVariable({
    name: 'SITE_KEY',
    fallback: siteDefaults.SITE_KEY,
    accepts: 'letters, digits, dots, dashes and underscores, at most 200',
    parse: (text: string) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined),
  }),
  /** Base URL of the contact service for the browser: a path of this origin or an absolute URL. */
  contactServiceUrl: defineVariable({
    name: 'CONTACT_SERVICE_URL',
    fallback: siteDefaults.CONTACT_SERVICE_URL,
    accepts: 'a path of this site or an http or https address',
    parse: parsePathOrUrl,
  }),
  /** URL of the geolocation for the browser: a path of this origin or an absolute URL. */
  geolocationUrl: defineVariable({
    name: 'GEOLOCATION_URL',
    fallback: siteDefaults.GEOLOCATION_URL,
    accepts: 'a path of this site or an http or https address',
    parse: parsePathOrUrl,
  }),
  /** The analytics measurement id; empty turns analytics off (requirements R38). */
  analyticsId: defineVariable({
    name: 'ANALYTICS_ID',
    fallback: siteDefaults.ANALYTICS_ID,
    accepts: 'a measurement id, such as G-ABC1234567',
    parse: (text: string) => (/^[A-Z]{1,3}-[\w-]{1,40}$/.test(text) ? text : undefined),
  }),
  /** The proxies whose `x-forwarded-*` headers are trusted. */
  trustedProxies: defineVariable<TrustedProxies>({
    name: 'TRUSTED_PROXIES',
    fallback: 0,
    accepts:
      'a number of proxies from 0 to 9, or a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal',
    parse: parseProxies,
  }),
  /** Redis in which several instances count together; undefined to count in memory. */
  redisUrl: defineSecret(
    'REDIS_URL',
    'a redis or rediss address, such as redis://localhost:6379',
    parseRedisUrl,
  ),
  /** Port of the metrics; undefined turns them off. */
  metricsPort: defineVariable<number | undefined>({
    name: 'METRICS_PORT',
    fallback: undefined,
    accepts: 'a port number from 0 to 65535, 0 for any free port',
    parse: parseWholeNumber(65_535),
  }),
  /** How far https is enforced: HTTP Strict Transport Security. */
  hsts: defineVariable<HstsScope>({
    name: 'HSTS',
    fallback: 'host',
    accepts: hstsScopes.join(', '),
    parse: parseOneOf(hstsScopes),
  }),
  /** Connections at one time; what comes beyond is closed at once. */
  maxConnections: defineVariable({
    name: 'MAX_CONNECTIONS',
    fallback: 4_000,
    accepts: 'a whole number of connections at one time, from 1 to 999999',
    parse: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  }),
  /** Signs what visitors may do with their records, and links in mails; undefined for random ones. */
  capabilitySecret: defineSecret(
    'CAPABILITY_SECRET',
    'a random text of 32 to 200 characters, the same for all instances',
    (text) => (/^\S{32,200}$/.test(text) ? text : undefined),
  ),
  /** A form that is sent faster counts as filled in by a script; 0 turns that off. */
  minimumFillSeconds: defineVariable({
    name: 'MINIMUM_FILL_SECONDS',
    fallback: 3,
    accepts: 'the whole seconds in which nobody fills in a form, 0 to 60',
    parse: parseWholeNumber(60),
  }),
  /** Meetings to come per e-mail address; 0 means no limit. */
  openBookingsPerPerson: defineVariable({
    name: 'OPEN_BOOKINGS_PER_PERSON',
    fallback: 3,
    accepts: 'a whole number of meetings to come that one e-mail address may have, 0 for no limit',
    parse: parseWholeNumber(1_000_000),
  }),
  /** Meetings to come per IP address; 0 means no limit. */
  openBookingsPerAddress: defineVariable({
    name: 'OPEN_BOOKINGS_PER_ADDRESS',
    fallback: 10,
    accepts: 'a whole number of meetings to come that one IP address may have, 0 for no limit',
    parse: parseWholeNumber(1_000_000),
  }),
  /** Who sends mails: the site, or the CRM, which then confirms bookings itself. */
  mailTransport: defineVariable<MailTransport>({
    name: 'MAIL_TRANSPORT',
    fallback: 'site',
    accepts: mailTransports.join(', '),
    parse: parseOneOf(mailTransports),
  }),
  /** The mail server, with its password; undefined writes mails into files beside the contacts. */
  smtpUrl: defineSecret(
    'SMTP_URL',
    'a mail server, such as smtps://user:password@mail.example.com',
    parseSmtpUrl,
  ),
  /** Sender of all mails; empty for the brand and address in `siteConfig`. */
  mailFrom: defineVariable({
    name: 'MAIL_FROM',
    fallback: '',
    accepts: 'an e-mail address, or a name with one: Example <demo@example.com>',
    parse: parseSender,
  }),
  /** Who is told of bookings and messages; empty for nobody. */
  notifyEmail: defineVariable({
    name: 'NOTIFY_EMAIL',
    fallback: '',
    accepts: 'an e-mail address',
    parse: parseEmail,
  }),
  /** Where demos take place; empty if visitors get a link of their own. */
  meetingUrl: defineVariable({
    name: 'MEETING_URL',
    fallback: '',
    accepts: 'the https address of a video meeting',
    parse: parseHttpsUrl,
  }),
  /** Gets bookings and messages as JSON; empty for nobody. */
  webhookUrl: defineVariable({
    name: 'WEBHOOK_URL',
    fallback: '',
    accepts: 'an https address',
    parse: parseHttpsUrl,
  }),
  /** Signs what the webhook gets. */
  webhookSecret: defineSecret(
    'WEBHOOK_SECRET',
    'whsec_ and 24 to 64 random bytes in base64',
    parseWebhookSecret,
  ),
  logLevel: defineVariable<LogLevel>({
    name: 'LOG_LEVEL',
    fallback: 'notice',
    accepts: logLevels.join(', '),
    parse: parseOneOf(logLevels),
  }),
}

/** The most requests in a minute, of one address and of all together; 0 means no limit. */
const limits = {
  reads: defineLimit('READS_PER_MINUTE', 3_000, 'requests that one address may make'),
  writes: defineLimit('WRITES_PER_MINUTE', 60, 'writes that one address may make'),
  allReads: defineLimit('ALL_READS_PER_MINUTE', 300_000, 'requests that all addresses may make'),
  allWrites: defineLimit('ALL_WRITES_PER_MINUTE', 1_200, 'writes that all addresses may make'),
}

type Variables = Readonly<Record<string, Variable<unknown>>>

type Values<Table extends Variables> = {
  readonly [Property in keyof Table]: Table[Property]['fallback']
}

export type Configuration = Values<typeof variables> & { readonly limits: Values<typeof limits> }

/**
 * Parses environment variables. An empty variable counts as not set.
 *
 * @throws {ConfigurationError} naming every invalid variable and what it accepts
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = []
  const read = ({ name, fallback, accepts, parse }: Variable<unknown>) => {
    const text = environment[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} accepts ${accepts}.`)
    return value
  }
  const readAll = <Table extends Variables>(table: Table) =>
    Object.fromEntries(
      Object.entries(table).map(([property, variable]) => [property, read(variable)]),
    ) as Values<Table>
  const configuration = { ...readAll(variables), limits: readAll(limits) }
  if (problems.length === 0) {
    problems.push(...findStoreProblems(configuration), ...findMessageProblems(configuration))
  }
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
