import { readEmail, readMailbox, type Mailbox } from '@/contactService/schemas/email'
import { siteConfig } from '@/site/siteConfig'
import { siteDefaults } from '@/site/siteDefaults'
import {
  isLoopback,
  matching,
  parseCrmUrl,
  parseFilePath,
  parseHttpsUrl,
  parseOrigin,
  parsePathOrUrl,
  parsePostgresUrl,
  parseProxies,
  parseRedisUrl,
  parseSmtpUrl,
  parseWebhookSecret,
  parseWholeNumber,
  type TrustedProxies,
} from './parseVariables'
import { createProblemsError } from './errors'
import { Secret } from './secret'

/** Each level also logs everything that the levels before it log. */
export const logLevels = ['silent', 'error', 'warn', 'notice', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

export type Environment = Readonly<Record<string, string | undefined>>

interface Variable<Value> {
  readonly fallback: Value
  /** Says in the message about an invalid text what is valid. */
  readonly accepts: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
}

const define = <Value>(
  fallback: Value,
  accepts: string,
  parse: Variable<Value>['parse'],
): Variable<Value> => ({ fallback, accepts, parse })

/** Defines a variable whose value is never printed: see `Secret`. */
const defineSecret = (accepts: string, parse: Variable<string>['parse']) =>
  define<Secret | undefined>(undefined, accepts, (text) => {
    const secret = parse(text)
    return secret === undefined ? undefined : new Secret(secret)
  })

const defineChoice = <Name extends string>(fallback: Name, names: readonly Name[]) =>
  define<Name>(fallback, names.join(', '), (text) => names.find((name) => name === text))

const defineNumber = (fallback: number, highest: number, what: string) =>
  define(fallback, `a whole number, at most ${highest}, of ${what}`, parseWholeNumber(highest))

const defineLimit = (fallback: number, what: string) =>
  defineNumber(fallback, 100_000_000, `${what} in a minute, 0 for no limit`)

const portRule = [
  'a port number from 0 to 65535, 0 for any free port',
  parseWholeNumber(65_535),
] as const

/** The most frequent mistake in a URL with a password. */
const encoding = 'with / # ? % in the password written as %2F %23 %3F %25'

const pathOrUrl = 'a path of this site or an http or https URL'

/**
 * Adding a setting here is all it takes to read it: `crmUrl` is the variable CRM_URL. What each means is in the README.
 * An empty text and undefined mean that there is none.
 */
const variables = {
  port: define(4_173, ...portRule),
  host: define('127.0.0.1', 'a hostname or an IP address to listen on', matching(/^[\w.:-]+$/)),
  crm: defineChoice('none', ['none', 'pipedrive']),
  crmUrl: define('', "the CRM's https URL, such as https://example.pipedrive.com", parseCrmUrl),
  crmToken: defineSecret(
    'letters, digits, dashes and underscores, 20 to 200 of them',
    matching(/^[\w-]{20,200}$/),
  ),
  databaseUrl: defineSecret(
    `a postgres URL, such as postgres://user:password@localhost/site, ${encoding}`,
    parsePostgresUrl,
  ),
  contactDatabase: define(
    'data/contacts.sqlite',
    'the path of a file, without quotes or ~; a database in memory would forget every booking',
    parseFilePath,
  ),
  calendarFile: define('', 'the path of a YAML file, without quotes or ~', parseFilePath),
  keepContactsDays: defineNumber(
    0,
    36_500,
    'days after which contacts are removed, 0 to keep them',
  ),
  siteUrl: define(
    siteDefaults.SITE_URL,
    'an http or https origin without a path, such as https://www.example.com',
    parseOrigin,
  ),
  siteKey: define(
    siteDefaults.SITE_KEY,
    'letters, digits, dots, dashes and underscores, at most 200',
    matching(/^[\w.-]{1,200}$/),
  ),
  contactServiceUrl: define(siteDefaults.CONTACT_SERVICE_URL, pathOrUrl, parsePathOrUrl),
  geolocationUrl: define(siteDefaults.GEOLOCATION_URL, pathOrUrl, parsePathOrUrl),
  analyticsId: define(
    siteDefaults.ANALYTICS_ID,
    'a measurement id, such as G-ABC1234567',
    matching(/^[A-Z]{1,3}-[\w-]{1,40}$/),
  ),
  trustedProxies: define<TrustedProxies>(
    0,
    'a number of proxies from 0 to 9, or a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal',
    parseProxies,
  ),
  readsPerMinute: defineLimit(3_000, 'requests that one IP address may make'),
  writesPerMinute: defineLimit(60, 'writes that one IP address may make'),
  allReadsPerMinute: defineLimit(300_000, 'requests that all IP addresses may make'),
  allWritesPerMinute: defineLimit(1_200, 'writes that all IP addresses may make'),
  maxConnections: define(
    4_000,
    'a whole number of connections at one time, from 1 to 999999',
    (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  ),
  redisUrl: defineSecret(
    `a redis or rediss URL, such as redis://:password@localhost:6379, ${encoding}`,
    parseRedisUrl,
  ),
  metricsPort: define<number | undefined>(undefined, ...portRule),
  hsts: defineChoice('host', ['off', 'host', 'subdomains', 'preload']),
  capabilitySecret: defineSecret(
    'a random text of 32 to 200 characters, the same for all instances',
    matching(/^\S{32,200}$/),
  ),
  openBookingsPerPerson: defineNumber(
    3,
    1_000_000,
    'future meetings that one e-mail address may have, 0 for no limit',
  ),
  openBookingsPerAddress: defineNumber(
    10,
    1_000_000,
    'future meetings that one IP address may have, 0 for no limit',
  ),
  mailTransport: defineChoice('site', ['site', 'crm']),
  smtpUrl: defineSecret(
    `a mail server, such as smtps://user:password@mail.example.com, ${encoding}`,
    parseSmtpUrl,
  ),
  mailFrom: define<Mailbox | undefined>(
    undefined,
    'an e-mail address, or a name with one: Example <demo@example.com>, "Example, S.A." <demo@example.com>',
    readMailbox,
  ),
  notifyEmail: define('', 'one e-mail address', readEmail),
  meetingUrl: define('', 'the https URL of a video meeting', parseHttpsUrl),
  webhookUrl: define('', 'an https URL without name and password', parseHttpsUrl),
  webhookSecret: defineSecret('whsec_ and 24 to 64 random bytes in base64', parseWebhookSecret),
  logLevel: defineChoice('notice', logLevels),
}

export type Configuration = {
  readonly [Property in keyof typeof variables]: (typeof variables)[Property]['fallback']
}

/** The variable of a property: `CRM_URL` of `crmUrl`. */
export const getVariableName = (property: string): string =>
  property.replace(/[A-Z]/g, '_$&').toUpperCase()

/** Says which variables do not go together. */
function findContradictions(configuration: Configuration): string[] {
  const { port, metricsPort, crm, crmUrl, crmToken } = configuration
  const { mailTransport, webhookUrl, webhookSecret } = configuration
  const found = [
    // 0 is any free port.
    metricsPort === port && port !== 0 && 'METRICS_PORT must differ from PORT.',
    crm !== 'none' && crmUrl === '' && `CRM_URL must be set for CRM=${crm}.`,
    crm !== 'none' && !crmToken && `CRM_TOKEN must be set for CRM=${crm}.`,
    // A webhook may bring bookings to any CRM.
    mailTransport === 'crm' &&
      crm === 'none' &&
      webhookUrl === '' &&
      'CRM or WEBHOOK_URL must be set for MAIL_TRANSPORT=crm, or nobody sends mails.',
    webhookUrl !== '' && !webhookSecret && 'WEBHOOK_SECRET must be set for WEBHOOK_URL.',
  ]
  return found.filter((sentence) => sentence !== false)
}

/**
 * Parses environment variables. An empty variable counts as not set.
 *
 * @throws {UserError} naming every invalid variable and what it accepts
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = []
  const read = (name: string, { fallback, accepts, parse }: Variable<unknown>) => {
    const text = environment[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} accepts ${accepts}.`)
    return value
  }
  const configuration = Object.fromEntries(
    Object.entries(variables).map(([property, variable]) => [
      property,
      read(getVariableName(property), variable),
    ]),
  ) as Configuration
  if (problems.length === 0) problems.push(...findContradictions(configuration))
  if (problems.length > 0) throw createProblemsError('The configuration', problems)
  return configuration
}

/** Says where the links in mails lead. */
export const describeLinks = ({ siteUrl }: Configuration): string =>
  siteUrl === siteDefaults.SITE_URL
    ? `Links to bookings lead to ${siteUrl}: set SITE_URL to the site's public URL.`
    : `Links to bookings lead to ${siteUrl}.`

/** Says which variables are set in vain. */
function describeUnused(configuration: Configuration): string[] {
  const { crm, webhookUrl, mailTransport, siteUrl } = configuration
  const groups: (readonly [needed: string, isMissing: boolean, (keyof Configuration)[]])[] = [
    ['CRM=pipedrive', crm === 'none', ['crmUrl', 'crmToken']],
    ['WEBHOOK_URL', webhookUrl === '', ['webhookSecret']],
    ['MAIL_TRANSPORT=site', mailTransport !== 'site', ['smtpUrl', 'mailFrom', 'notifyEmail']],
    ['SITE_URL=https://…', !siteUrl.startsWith('https:'), ['hsts']],
  ]
  return groups.flatMap(([needed, isMissing, properties]) =>
    properties
      .filter((each) => isMissing && configuration[each] !== variables[each].fallback)
      .map((each) => `${getVariableName(each)} is set, but does nothing without ${needed}.`),
  )
}

/** Sentences for the owner on what may go unnoticed until it does harm. */
export function describeRisks(configuration: Configuration): string[] {
  const { mailTransport, smtpUrl, siteUrl, trustedProxies } = configuration
  const mailServer = mailTransport === 'site' && smtpUrl ? new URL(smtpUrl.reveal()) : undefined
  const canBeRead =
    mailServer?.protocol === 'smtp:' &&
    mailServer.searchParams.get('requireTLS') !== 'true' &&
    !isLoopback(mailServer.hostname)
  const isPublic = siteUrl !== siteDefaults.SITE_URL
  const risks = [
    isPublic &&
      siteConfig.email.endsWith('@example.com') &&
      `Visitors are told to write to ${siteConfig.email}: set your e-mail address and social links in src/site/siteConfig.ts, and build again.`,
    canBeRead &&
      mailServer.password !== '' &&
      `The password for ${mailServer.host} may be sent unencrypted, since somebody in between can hide that the mail server encrypts: use smtps, or add ?requireTLS=true to SMTP_URL.`,
    isPublic &&
      siteUrl.startsWith('https:') &&
      trustedProxies === 0 &&
      'SITE_URL is https, so a proxy is in front: set TRUSTED_PROXIES, or all visitors share one limit of requests.',
    ...describeUnused(configuration),
  ]
  return risks.filter((sentence) => sentence !== false)
}
