import { readEmail, readMailbox, type Mailbox } from '@/contactService/schemas/email'
import { siteDefaults } from '@/site/siteDefaults'
import {
  parseCrmUrl,
  parseFilePath,
  parseHttpsUrl,
  parseOneOf,
  parseOrigin,
  parsePathOrUrl,
  parsePattern,
  parsePostgresUrl,
  parseProxies,
  parseRedisUrl,
  parseSmtpUrl,
  parseWebhookSecret,
  parseWholeNumber,
  type TrustedProxies,
} from './parseVariables'
import { UserError } from './errors'
import { Secret } from './secret'

const crmNames = ['none', 'pipedrive'] as const

/** Each level also logs everything that the levels before it log. */
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

/** Defines a variable whose value is never printed: see `Secret`. */
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

const oneOf = <Name extends string>(names: readonly Name[]) => ({
  accepts: names.join(', '),
  parse: parseOneOf(names),
})

const wholeNumber = (highest: number, what: string) => ({
  accepts: `a whole number of ${what}`,
  parse: parseWholeNumber(highest),
})

const portNumber = {
  accepts: 'a port number from 0 to 65535, 0 for any free port',
  parse: parseWholeNumber(65_535),
}

const pathOrUrl = { accepts: 'a path of this site or an http or https URL', parse: parsePathOrUrl }

const defineLimit = (name: string, fallback: number, what: string) =>
  defineVariable({
    name,
    fallback,
    ...wholeNumber(100_000_000, `${what} in a minute, 0 for no limit`),
  })

/** Adding a setting here is all it takes to read it. */
const variables = {
  port: defineVariable({
    name: 'PORT',
    fallback: 4_173,
    ...portNumber,
  }),
  host: defineVariable({
    name: 'HOST',
    fallback: '127.0.0.1',
    accepts: 'a hostname or an IP address to listen on',
    parse: parsePattern(/^[\w.:-]+$/),
  }),
  /** Where bookings and messages are delivered to. */
  crm: defineVariable<(typeof crmNames)[number]>({
    name: 'CRM',
    fallback: 'none',
    ...oneOf(crmNames),
  }),
  /** URL of the CRM's account; empty without a CRM. */
  crmUrl: defineVariable({
    name: 'CRM_URL',
    fallback: '',
    accepts: "the CRM's https URL, such as https://example.pipedrive.com",
    parse: parseCrmUrl,
  }),
  /** The token of the CRM's account; undefined without a CRM. */
  crmToken: defineSecret(
    'CRM_TOKEN',
    'letters, digits, dashes and underscores, 20 to 200 of them',
    parsePattern(/^[\w-]{20,200}$/),
  ),
  /** The PostgreSQL database of the records; undefined for a SQLite file. */
  databaseUrl: defineSecret(
    'DATABASE_URL',
    'a postgres URL, such as postgres://user:password@localhost/site',
    parsePostgresUrl,
  ),
  /** Path of the SQLite file of the records. Mails without a mail server are written beside it. */
  contactDatabase: defineVariable({
    name: 'CONTACT_DATABASE',
    fallback: 'data/contacts.sqlite',
    accepts: 'the path of a file; a database in memory would forget every booking',
    parse: parseFilePath,
  }),
  /** Path of the owner's calendar, a YAML file; empty for the specified times alone. */
  calendarFile: defineVariable({
    name: 'CALENDAR_FILE',
    fallback: '',
    accepts: 'the path of a YAML file',
    parse: parseFilePath,
  }),
  /** Contacts older than this many days are removed; 0 keeps them. */
  keepContactsDays: defineVariable({
    name: 'KEEP_CONTACTS_DAYS',
    fallback: 0,
    ...wholeNumber(36_500, 'days after which contacts are removed, 0 to keep them'),
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
    parse: parsePattern(/^[\w.-]{1,200}$/),
  }),
  /** Base URL of the contact service for the browser: a path of this origin or an absolute URL. */
  contactServiceUrl: defineVariable({
    name: 'CONTACT_SERVICE_URL',
    fallback: siteDefaults.CONTACT_SERVICE_URL,
    ...pathOrUrl,
  }),
  /** URL of the geolocation for the browser: a path of this origin or an absolute URL. */
  geolocationUrl: defineVariable({
    name: 'GEOLOCATION_URL',
    fallback: siteDefaults.GEOLOCATION_URL,
    ...pathOrUrl,
  }),
  /** The analytics measurement id; empty turns analytics off (requirements R38). */
  analyticsId: defineVariable({
    name: 'ANALYTICS_ID',
    fallback: siteDefaults.ANALYTICS_ID,
    accepts: 'a measurement id, such as G-ABC1234567',
    parse: parsePattern(/^[A-Z]{1,3}-[\w-]{1,40}$/),
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
    'a redis or rediss URL, such as redis://localhost:6379',
    parseRedisUrl,
  ),
  /** Port of the metrics; undefined turns them off. */
  metricsPort: defineVariable<number | undefined>({
    name: 'METRICS_PORT',
    fallback: undefined,
    ...portNumber,
  }),
  /** How far https is enforced: HTTP Strict Transport Security. */
  hsts: defineVariable<HstsScope>({
    name: 'HSTS',
    fallback: 'host',
    ...oneOf(hstsScopes),
  }),
  /** The most connections at one time; any further connection is closed at once. */
  maxConnections: defineVariable({
    name: 'MAX_CONNECTIONS',
    fallback: 4_000,
    accepts: 'a whole number of connections at one time, from 1 to 999999',
    parse: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  }),
  /** Key that signs capabilities and the links in mails; undefined for one in the database. */
  capabilitySecret: defineSecret(
    'CAPABILITY_SECRET',
    'a random text of 32 to 200 characters, the same for all instances',
    parsePattern(/^\S{32,200}$/),
  ),
  /** The most future meetings of one e-mail address; 0 means no limit. */
  openBookingsPerPerson: defineVariable({
    name: 'OPEN_BOOKINGS_PER_PERSON',
    fallback: 3,
    ...wholeNumber(1_000_000, 'future meetings that one e-mail address may have, 0 for no limit'),
  }),
  /** The most future meetings of one IP address; 0 means no limit. */
  openBookingsPerAddress: defineVariable({
    name: 'OPEN_BOOKINGS_PER_ADDRESS',
    fallback: 10,
    ...wholeNumber(1_000_000, 'future meetings that one IP address may have, 0 for no limit'),
  }),
  /** Who sends mails: the site, or the CRM, which then confirms bookings itself. */
  mailTransport: defineVariable<MailTransport>({
    name: 'MAIL_TRANSPORT',
    fallback: 'site',
    ...oneOf(mailTransports),
  }),
  /** The mail server, with its password; undefined writes mails into files beside the contacts. */
  smtpUrl: defineSecret(
    'SMTP_URL',
    'a mail server, such as smtps://user:password@mail.example.com',
    parseSmtpUrl,
  ),
  /** Sender of all mails; undefined for the brand and e-mail address in `siteConfig`. */
  mailFrom: defineVariable<Mailbox | undefined>({
    name: 'MAIL_FROM',
    fallback: undefined,
    accepts: 'an e-mail address, or a name with one: Example <demo@example.com>',
    parse: readMailbox,
  }),
  /** E-mail address that is notified of bookings and messages; empty for nobody. */
  notifyEmail: defineVariable({
    name: 'NOTIFY_EMAIL',
    fallback: '',
    accepts: 'an e-mail address',
    parse: readEmail,
  }),
  /** Link to the video meeting of all demos; empty if each visitor gets a separate link. */
  meetingUrl: defineVariable({
    name: 'MEETING_URL',
    fallback: '',
    accepts: 'the https URL of a video meeting',
    parse: parseHttpsUrl,
  }),
  /** URL to which bookings and messages are sent as JSON; empty for none. */
  webhookUrl: defineVariable({
    name: 'WEBHOOK_URL',
    fallback: '',
    accepts: 'an https URL',
    parse: parseHttpsUrl,
  }),
  /** Key that signs the requests to the webhook. */
  webhookSecret: defineSecret(
    'WEBHOOK_SECRET',
    'whsec_ and 24 to 64 random bytes in base64',
    parseWebhookSecret,
  ),
  logLevel: defineVariable<LogLevel>({
    name: 'LOG_LEVEL',
    fallback: 'notice',
    ...oneOf(logLevels),
  }),
}

/** The most requests in a minute, from one IP address and from all together; 0 means no limit. */
const limits = {
  reads: defineLimit('READS_PER_MINUTE', 3_000, 'requests that one IP address may make'),
  writes: defineLimit('WRITES_PER_MINUTE', 60, 'writes that one IP address may make'),
  allReads: defineLimit('ALL_READS_PER_MINUTE', 300_000, 'requests that all IP addresses may make'),
  allWrites: defineLimit('ALL_WRITES_PER_MINUTE', 1_200, 'writes that all IP addresses may make'),
}

type Variables = Readonly<Record<string, Variable<unknown>>>

type Values<Table extends Variables> = {
  readonly [Property in keyof Table]: Table[Property]['fallback']
}

export type Configuration = Values<typeof variables> & { readonly limits: Values<typeof limits> }

/** Names the variables that others need. */
function findMissing({
  crm,
  crmUrl,
  crmToken,
  webhookUrl,
  webhookSecret,
}: Configuration): string[] {
  const missing = [
    crm !== 'none' && crmUrl === '' && `CRM_URL must be set for CRM=${crm}.`,
    crm !== 'none' && !crmToken && `CRM_TOKEN must be set for CRM=${crm}.`,
    webhookUrl !== '' && !webhookSecret && 'WEBHOOK_SECRET must be set for WEBHOOK_URL.',
  ]
  return missing.filter((sentence) => sentence !== false)
}

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
  if (problems.length === 0) problems.push(...findMissing(configuration))
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
