import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { format, inspect } from 'node:util'
import { readConfiguration, type Environment } from './configuration'
import { getErrorMessage } from './errors'
import { Secret } from './secret'

const secret = expect.any(Secret) as Secret
const account = { CRM_URL: 'https://crm.example', CRM_TOKEN: 'f00dfeedf00dfeedf00d' }

/** The sentences about what cannot be used. */
const findProblems = (environment: Environment): readonly string[] => {
  try {
    readConfiguration(environment)
    return []
  } catch (error) {
    const [heading, ...problems] = getErrorMessage(error).split('\n  ')
    expect(heading).toBe('The configuration is not usable:')
    return problems
  }
}

/** A text of each variable, and the property that has its value. */
const examples: readonly (readonly [name: string, text: string, value: object])[] = [
  ['PORT', '0', { port: 0 }],
  ['HOST', '::1', { host: '::1' }],
  ['CRM_URL', 'https://crm.example/', { crmUrl: 'https://crm.example' }],
  // The URL of all versions.
  ['CRM_URL', 'https://crm.example/v1', { crmUrl: 'https://crm.example' }],
  ['CRM_URL', 'https://crm.example/api/v2/', { crmUrl: 'https://crm.example' }],
  // What needs no encryption, because it stays on this machine.
  ['CRM_URL', 'http://localhost:8080', { crmUrl: 'http://localhost:8080' }],
  ['CRM_URL', 'http://127.0.0.1:8080', { crmUrl: 'http://127.0.0.1:8080' }],
  ['CRM_URL', 'http://[::1]:8080', { crmUrl: 'http://[::1]:8080' }],
  ['DATABASE_URL', 'postgres://site:password@db.example/site', { databaseUrl: secret }],
  ['CONTACT_DATABASE', '/var/lib/site.sqlite', { contactDatabase: '/var/lib/site.sqlite' }],
  ['CALENDAR_FILE', '/etc/calendar.yaml', { calendarFile: '/etc/calendar.yaml' }],
  ['KEEP_CONTACTS_DAYS', '365', { keepContactsDays: 365 }],
  // What browsers make of them.
  ['SITE_URL', 'https://SITE.example', { siteUrl: 'https://site.example' }],
  ['SITE_URL', 'HTTPS://site.example/', { siteUrl: 'https://site.example' }],
  ['SITE_URL', 'https://site.example:443', { siteUrl: 'https://site.example' }],
  ['SITE_KEY', 'pk_live-1', { siteKey: 'pk_live-1' }],
  ['CONTACT_SERVICE_URL', 'https://api.example/1', { contactServiceUrl: 'https://api.example/1' }],
  ['GEOLOCATION_URL', 'https://geo.example/json', { geolocationUrl: 'https://geo.example/json' }],
  ['ANALYTICS_ID', 'G-ABC1234567', { analyticsId: 'G-ABC1234567' }],
  ['TRUSTED_PROXIES', '2', { trustedProxies: 2 }],
  ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
  ['READS_PER_MINUTE', '1', { readsPerMinute: 1 }],
  ['WRITES_PER_MINUTE', '0', { writesPerMinute: 0 }],
  ['ALL_READS_PER_MINUTE', '2', { allReadsPerMinute: 2 }],
  ['ALL_WRITES_PER_MINUTE', '3', { allWritesPerMinute: 3 }],
  ['MAX_CONNECTIONS', '500', { maxConnections: 500 }],
  ['REDIS_URL', 'rediss://:secret@redis.example:6380/1', { redisUrl: secret }],
  ['METRICS_PORT', '9464', { metricsPort: 9_464 }],
  ['HSTS', 'subdomains', { hsts: 'subdomains' }],
  ['CAPABILITY_SECRET', 'a-secret-of-at-least-32-characters', { capabilitySecret: secret }],
  ['OPEN_BOOKINGS_PER_PERSON', '5', { openBookingsPerPerson: 5 }],
  ['OPEN_BOOKINGS_PER_ADDRESS', '0', { openBookingsPerAddress: 0 }],
  ['MAIL_TRANSPORT', 'site', {}],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', { smtpUrl: secret }],
  ['MAIL_FROM', 'Ana <ana@example.com>', { mailFrom: { name: 'Ana', address: 'ana@example.com' } }],
  ['NOTIFY_EMAIL', 'ventas@example.com', { notifyEmail: 'ventas@example.com' }],
  ['MEETING_URL', 'https://meet.example.com/a', { meetingUrl: 'https://meet.example.com/a' }],
  ['WEBHOOK_SECRET', 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz', { webhookSecret: secret }],
  ['LOG_LEVEL', 'info', { logLevel: 'info' }],
]

describe('readConfiguration', () => {
  it.each(examples)('reads %s=%s', (name, text, value) => {
    expect(readConfiguration({ [name]: text })).toEqual({ ...readConfiguration({}), ...value })
  })

  const crm = { CRM: 'pipedrive', ...account }
  const hook = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }

  it.each([
    [crm, { crm: 'pipedrive', crmUrl: 'https://crm.example', crmToken: secret }],
    [hook, { webhookUrl: 'https://hooks.example', webhookSecret: secret }],
    [{ ...crm, MAIL_TRANSPORT: 'crm' }, { mailTransport: 'crm' }],
    [{ ...hook, MAIL_TRANSPORT: 'crm' }, { mailTransport: 'crm' }],
  ])('reads what needs each other: %j', (environment, values) => {
    expect(readConfiguration(environment)).toMatchObject(values)
  })

  it('takes an empty variable as not set', () => {
    expect(readConfiguration({ PORT: '', SITE_KEY: ' ' })).toEqual(readConfiguration({}))
  })

  it.each([
    ['PORT', '65536', 'http'],
    ['HOST', 'a b'],
    ['CRM', 'hubspot'],
    ['CRM_URL', 'http://crm.example', 'https://user:password@crm.example'],
    ['CRM_URL', 'https://crm.example?api_token=f00d', 'ftp://crm.example', 'crm.example'],
    ['CRM_TOKEN', 'two words that are no token'],
    ['DATABASE_URL', 'mysql://db.example/site', 'postgres://site:pass/word@db.example/site'],
    ['DATABASE_URL', 'postgres://site:50%ff@db.example/site'],
    ['DATABASE_URL', 'postgres://site:20/26@db.example/site'],
    ['DATABASE_URL', 'postgres://site:20?26@db.example/site'],
    ['CONTACT_DATABASE', 'data/', ':memory:', 'file:contacts.sqlite?mode=memory'],
    ['CONTACT_DATABASE', 'libsql://db.example', '~/site.sqlite'],
    ['CONTACT_DATABASE', '"/var/lib/site.sqlite"', "'/var/lib/site.sqlite'"],
    ['CALENDAR_FILE', '"/etc/calendar.yaml"'],
    ['KEEP_CONTACTS_DAYS', 'a year', '99999'],
    ['SITE_URL', 'www.example.com', 'https://www.example.com/es', 'https://www.example.com//'],
    ['SITE_URL', 'https://www.example.com/es/..', 'https:www.example.com'],
    ['SITE_URL', 'https:///www.example.com', 'https://www.example.com/?'],
    ['SITE_URL', 'https://user@www.example.com'],
    ['SITE_KEY', 'a b'],
    ['CONTACT_SERVICE_URL', 'api', 'https://user:password@api.example'],
    ['GEOLOCATION_URL', '//geo.example'],
    ['ANALYTICS_ID', "G-1'; script-src *", 'off'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', '0.0.0.0/0', '::/0', '10'],
    ['READS_PER_MINUTE', 'many'],
    ['WRITES_PER_MINUTE', '-1'],
    ['REDIS_URL', 'localhost:6379', 'redis://:50%off@redis.example'],
    ['REDIS_URL', 'redis://site:20/26@redis.example'],
    ['METRICS_PORT', 'on'],
    ['HSTS', 'yes'],
    ['MAIL_TRANSPORT', 'smtp'],
    ['SMTP_URL', 'mail.example.com', 'smtps://user:pass#word@mail.example.com'],
    ['SMTP_URL', 'smtps://user:20#26@mail.example.com'],
    ['MAIL_FROM', 'Example', 'demo,eve@example.com', 'Example, S.A. <demo@example.com>'],
    ['NOTIFY_EMAIL', 'sales', 'sales@example.com, eve@example.com', 'sales,eve@example.com'],
    ['MEETING_URL', 'http://meet.example.com'],
    ['WEBHOOK_URL', 'http://hooks.example.com', 'https://user:password@hooks.example.com'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['MAX_CONNECTIONS', '0'],
    ['CAPABILITY_SECRET', 'too-short'],
    ['OPEN_BOOKINGS_PER_PERSON', 'many'],
    ['OPEN_BOOKINGS_PER_ADDRESS', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, ...texts) => {
    const sentence = expect.stringMatching(`^${name} accepts .+[^.]\\.$`) as string
    for (const text of texts)
      expect([text, findProblems({ [name]: text })]).toEqual([text, [sentence]])
  })

  const samePort = 'METRICS_PORT must differ from PORT.'
  const nobodySends =
    'CRM or WEBHOOK_URL must be set for MAIL_TRANSPORT=crm, or nobody sends mails.'

  it.each<[Environment, readonly string[]]>([
    [{ PORT: '8080', METRICS_PORT: '8080' }, [samePort]],
    [{ METRICS_PORT: '4173' }, [samePort]],
    [{ PORT: '0', METRICS_PORT: '0' }, []],
    [
      { CRM: 'pipedrive' },
      ['CRM_URL must be set for CRM=pipedrive.', 'CRM_TOKEN must be set for CRM=pipedrive.'],
    ],
    [{ MAIL_TRANSPORT: 'crm' }, [nobodySends]],
    [{ ...account, MAIL_TRANSPORT: 'crm' }, [nobodySends]],
  ])('says which variables do not go together: %j: %j', (environment, problems) => {
    expect(findProblems(environment)).toEqual(problems)
  })

  it('shows no secret, however it is printed', () => {
    const secrets = {
      CRM_TOKEN: 'f00dfeedf00dfeedf00d',
      REDIS_URL: 'rediss://:password-of-redis@redis.example:6380/1',
      CAPABILITY_SECRET: 'a-secret-of-at-least-32-characters',
      SMTP_URL: 'smtps://user:password-of-mail@mail.example.com',
      WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
    }
    const configuration = readConfiguration(secrets)
    const values = Object.values(configuration).filter((value) => value instanceof Secret)
    expect(values.map((value) => value.reveal()).toSorted()).toEqual(
      Object.values(secrets).toSorted(),
    )
    const stream = new PassThrough({ encoding: 'utf8' })
    const logged = new Console(stream)
    logged.log(configuration)
    logged.log('%s %o %j', ...values)
    const shown = [
      String(stream.read()),
      JSON.stringify(configuration),
      inspect(configuration, { depth: null, showHidden: true, getters: true }),
      format('%O', configuration),
    ]
    for (const text of shown) {
      for (const part of Object.values(secrets)) expect(text).not.toContain(part)
      expect(text).not.toContain('password')
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(findProblems({ [name]: `${secret} ${secret}\t` }).join()).not.toContain(secret)
    }
  })

  it('names every refused variable at once, and what it accepts', () => {
    const sentences = [
      'PORT accepts a port number from 0 to 65535, 0 for any free port.',
      'HOST accepts a hostname or an IP address to listen on.',
      'CRM accepts none, pipedrive.',
      "CRM_URL accepts the CRM's https URL, such as https://example.pipedrive.com.",
      'CRM_TOKEN accepts letters, digits, dashes and underscores, 20 to 200 of them.',
      'DATABASE_URL accepts a postgres URL, such as postgres://user:password@localhost/site, with / # ? % in the password written as %2F %23 %3F %25.',
      'CONTACT_DATABASE accepts the path of a file, without quotes or ~; a database in memory would forget every booking.',
      'CALENDAR_FILE accepts the path of a YAML file, without quotes or ~.',
      'KEEP_CONTACTS_DAYS accepts a whole number, at most 36500, of days after which contacts are removed, 0 to keep them.',
      'SITE_URL accepts an http or https origin without a path, such as https://www.example.com.',
      'SITE_KEY accepts letters, digits, dots, dashes and underscores, at most 200.',
      'CONTACT_SERVICE_URL accepts a path of this site or an http or https URL.',
      'GEOLOCATION_URL accepts a path of this site or an http or https URL.',
      'ANALYTICS_ID accepts a measurement id, such as G-ABC1234567.',
      'TRUSTED_PROXIES accepts a number of proxies from 0 to 9, or a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal.',
      'READS_PER_MINUTE accepts a whole number, at most 100000000, of requests that one IP address may make in a minute, 0 for no limit.',
      'WRITES_PER_MINUTE accepts a whole number, at most 100000000, of writes that one IP address may make in a minute, 0 for no limit.',
      'ALL_READS_PER_MINUTE accepts a whole number, at most 100000000, of requests that all IP addresses may make in a minute, 0 for no limit.',
      'ALL_WRITES_PER_MINUTE accepts a whole number, at most 100000000, of writes that all IP addresses may make in a minute, 0 for no limit.',
      'MAX_CONNECTIONS accepts a whole number of connections at one time, from 1 to 999999.',
      'REDIS_URL accepts a redis or rediss URL, such as redis://:password@localhost:6379, with / # ? % in the password written as %2F %23 %3F %25.',
      'METRICS_PORT accepts a port number from 0 to 65535, 0 for any free port.',
      'HSTS accepts off, host, subdomains, preload.',
      'CAPABILITY_SECRET accepts a random text of 32 to 200 characters, the same for all instances.',
      'OPEN_BOOKINGS_PER_PERSON accepts a whole number, at most 1000000, of future meetings that one e-mail address may have, 0 for no limit.',
      'OPEN_BOOKINGS_PER_ADDRESS accepts a whole number, at most 1000000, of future meetings that one IP address may have, 0 for no limit.',
      'MAIL_TRANSPORT accepts site, crm.',
      'SMTP_URL accepts a mail server, such as smtps://user:password@mail.example.com, with / # ? % in the password written as %2F %23 %3F %25.',
      'MAIL_FROM accepts an e-mail address, or a name with one: Example <demo@example.com>, "Example, S.A." <demo@example.com>.',
      'NOTIFY_EMAIL accepts one e-mail address.',
      'MEETING_URL accepts the https URL of a video meeting.',
      'WEBHOOK_URL accepts an https URL without name and password.',
      'WEBHOOK_SECRET accepts whsec_ and 24 to 64 random bytes in base64.',
      'LOG_LEVEL accepts silent, error, warn, notice, info.',
    ]
    const environment = sentences.map((sentence) => [sentence.split(' ', 1)[0], '"'])
    expect(findProblems(Object.fromEntries(environment) as Environment)).toEqual(sentences)
  })
})
