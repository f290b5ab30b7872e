import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { format, inspect } from 'node:util'
import { siteConfig } from '@/site/siteConfig'
import { readConfiguration, type Environment } from './configuration'
import { Secret } from './secret'

const getMessage = (environment: Environment) => {
  try {
    readConfiguration(environment)
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
  return 'accepted'
}

const proxies =
  'a number of proxies from 0 to 9, or a comma-separated list of IP addresses, CIDR ranges, loopback, linklocal, uniquelocal'

describe('readConfiguration', () => {
  it('has a default for every variable', () => {
    expect(readConfiguration({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      crm: 'none',
      crmUrl: '',
      crmToken: undefined,
      databaseUrl: undefined,
      contactDatabase: 'data/contacts.sqlite',
      calendarFile: '',
      keepContactsDays: 0,
      siteUrl: 'https://www.example.com',
      siteKey: 'demo-site-key',
      contactServiceUrl: '/api/v1',
      geolocationUrl: '/api/geolocation',
      analyticsId: '',
      trustedProxies: 0,
      limits: { reads: 3_000, writes: 60, allReads: 300_000, allWrites: 1_200 },
      maxConnections: 4_000,
      redisUrl: undefined,
      metricsPort: undefined,
      hsts: 'host',
      mailTransport: 'site',
      smtpUrl: undefined,
      mailFrom: undefined,
      notifyEmail: '',
      meetingUrl: '',
      webhookUrl: '',
      webhookSecret: undefined,
      capabilitySecret: undefined,
      openBookingsPerPerson: 3,
      openBookingsPerAddress: 10,
      logLevel: 'notice',
    })
  })

  it('shares its defaults with the browser’s build', () => {
    const { siteKey, siteUrl, contactServiceUrl, geolocationUrl, analyticsId } = readConfiguration(
      {},
    )
    expect({ siteKey, url: siteUrl, contactServiceUrl, geolocationUrl, analyticsId }).toEqual({
      siteKey: siteConfig.siteKey,
      url: siteConfig.url,
      contactServiceUrl: siteConfig.contactServiceUrl,
      geolocationUrl: siteConfig.geolocationUrl,
      analyticsId: siteConfig.analyticsId,
    })
  })

  it('reads every variable', () => {
    expect(
      readConfiguration({
        PORT: '0',
        HOST: '::1',
        CRM: 'pipedrive',
        CRM_URL: 'https://assistants.pipedrive.example/api/v2',
        CRM_TOKEN: 'f00dfeedf00dfeedf00d',
        DATABASE_URL: 'postgres://site:password@db.example/site',
        CONTACT_DATABASE: '/var/lib/site/contacts.sqlite',
        CALENDAR_FILE: '/etc/site/calendar.yaml',
        KEEP_CONTACTS_DAYS: '365',
        SITE_URL: 'https://assistants.example/',
        SITE_KEY: 'pk_live-1',
        CONTACT_SERVICE_URL: 'https://contacts.example/api/v1',
        GEOLOCATION_URL: 'https://geo.example/json',
        ANALYTICS_ID: 'G-ABC1234567',
        TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
        READS_PER_MINUTE: '1',
        WRITES_PER_MINUTE: '0',
        ALL_READS_PER_MINUTE: '2',
        ALL_WRITES_PER_MINUTE: '3',
        MAX_CONNECTIONS: '500',
        REDIS_URL: 'rediss://:secret@redis.example:6380/1',
        METRICS_PORT: '9464',
        HSTS: 'subdomains',
        MAIL_TRANSPORT: 'crm',
        SMTP_URL: 'smtps://user:password@mail.example.com',
        MAIL_FROM: 'Example <demo@example.com>',
        NOTIFY_EMAIL: 'ventas@example.com',
        MEETING_URL: 'https://meet.example.com/demo',
        WEBHOOK_URL: 'https://hooks.example.com/site',
        WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
        CAPABILITY_SECRET: 'a-secret-of-at-least-32-characters',
        OPEN_BOOKINGS_PER_PERSON: '5',
        OPEN_BOOKINGS_PER_ADDRESS: '0',
        LOG_LEVEL: 'info',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      crm: 'pipedrive',
      crmUrl: 'https://assistants.pipedrive.example',
      crmToken: expect.any(Secret) as Secret,
      databaseUrl: expect.any(Secret) as Secret,
      contactDatabase: '/var/lib/site/contacts.sqlite',
      calendarFile: '/etc/site/calendar.yaml',
      keepContactsDays: 365,
      siteUrl: 'https://assistants.example',
      siteKey: 'pk_live-1',
      contactServiceUrl: 'https://contacts.example/api/v1',
      geolocationUrl: 'https://geo.example/json',
      analyticsId: 'G-ABC1234567',
      trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
      limits: { reads: 1, writes: 0, allReads: 2, allWrites: 3 },
      maxConnections: 500,
      redisUrl: expect.any(Secret) as Secret,
      metricsPort: 9_464,
      hsts: 'subdomains',
      mailTransport: 'crm',
      smtpUrl: expect.any(Secret) as Secret,
      mailFrom: { name: 'Example', address: 'demo@example.com' },
      notifyEmail: 'ventas@example.com',
      meetingUrl: 'https://meet.example.com/demo',
      webhookUrl: 'https://hooks.example.com/site',
      webhookSecret: expect.any(Secret) as Secret,
      capabilitySecret: expect.any(Secret) as Secret,
      openBookingsPerPerson: 5,
      openBookingsPerAddress: 0,
      logLevel: 'info',
    })
  })

  it('takes a number of proxies as hops', () => {
    expect(readConfiguration({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
  })

  it('takes an empty variable as not set', () => {
    expect(readConfiguration({ PORT: '', SITE_KEY: ' ' })).toEqual(readConfiguration({}))
  })

  it.each([
    ['PORT', '65536', 'a port number from 0 to 65535, 0 for any free port'],
    ['PORT', 'http', 'a port number from 0 to 65535, 0 for any free port'],
    ['HOST', 'a b', 'a hostname or an IP address to listen on'],
    ['CRM', 'hubspot', 'none, pipedrive'],
    ...[
      'http://assistants.pipedrive.example',
      'https://user:password@assistants.pipedrive.example',
      'https://assistants.pipedrive.example?api_token=f00d',
      'ftp://assistants.pipedrive.example',
      'assistants.pipedrive.example',
    ].map((url) => ['CRM_URL', url, "the CRM's https URL, such as https://example.pipedrive.com"]),
    [
      'CRM_TOKEN',
      'two words that are no token',
      'letters, digits, dashes and underscores, 20 to 200 of them',
    ],
    [
      'DATABASE_URL',
      'mysql://db.example/site',
      'a postgres URL, such as postgres://user:password@localhost/site',
    ],
    ...['data/', ':memory:', 'file:contacts.sqlite?mode=memory', 'libsql://db.example'].map(
      (path) => [
        'CONTACT_DATABASE',
        path,
        'the path of a file; a database in memory would forget every booking',
      ],
    ),
    [
      'KEEP_CONTACTS_DAYS',
      'a year',
      'a whole number of days after which contacts are removed, 0 to keep them',
    ],
    [
      'SITE_URL',
      'www.example.com',
      'an http or https origin without a path, such as https://www.example.com',
    ],
    [
      'SITE_URL',
      'https://www.example.com/es',
      'an http or https origin without a path, such as https://www.example.com',
    ],
    ['SITE_KEY', 'a b', 'letters, digits, dots, dashes and underscores, at most 200'],
    ['CONTACT_SERVICE_URL', 'api', 'a path of this site or an http or https URL'],
    ['GEOLOCATION_URL', '//geo.example', 'a path of this site or an http or https URL'],
    ['ANALYTICS_ID', "G-1'; script-src *", 'a measurement id, such as G-ABC1234567'],
    ['ANALYTICS_ID', 'off', 'a measurement id, such as G-ABC1234567'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', proxies],
    ['TRUSTED_PROXIES', '0.0.0.0/0', proxies],
    ['TRUSTED_PROXIES', '::/0', proxies],
    ['TRUSTED_PROXIES', '10', proxies],
    [
      'READS_PER_MINUTE',
      'many',
      'a whole number of requests that one IP address may make in a minute, 0 for no limit',
    ],
    [
      'WRITES_PER_MINUTE',
      '-1',
      'a whole number of writes that one IP address may make in a minute, 0 for no limit',
    ],
    ['REDIS_URL', 'localhost:6379', 'a redis or rediss URL, such as redis://localhost:6379'],
    ['METRICS_PORT', 'on', 'a port number from 0 to 65535, 0 for any free port'],
    ['HSTS', 'yes', 'off, host, subdomains, preload'],
    ['MAIL_TRANSPORT', 'smtp', 'site, crm'],
    [
      'SMTP_URL',
      'mail.example.com',
      'a mail server, such as smtps://user:password@mail.example.com',
    ],
    ['MAIL_FROM', 'Example', 'an e-mail address, or a name with one: Example <demo@example.com>'],
    [
      'MAIL_FROM',
      'demo,eve@example.com',
      'an e-mail address, or a name with one: Example <demo@example.com>',
    ],
    ['NOTIFY_EMAIL', 'sales', 'an e-mail address'],
    ['NOTIFY_EMAIL', 'sales@example.com, eve@example.com', 'an e-mail address'],
    ['NOTIFY_EMAIL', 'sales,eve@example.com', 'an e-mail address'],
    ['MEETING_URL', 'http://meet.example.com', 'the https URL of a video meeting'],
    ['WEBHOOK_URL', 'http://hooks.example.com', 'an https URL'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'whsec_ and 24 to 64 random bytes in base64'],
    ['MAX_CONNECTIONS', '0', 'a whole number of connections at one time, from 1 to 999999'],
    [
      'CAPABILITY_SECRET',
      'too-short',
      'a random text of 32 to 200 characters, the same for all instances',
    ],
    [
      'OPEN_BOOKINGS_PER_PERSON',
      'many',
      'a whole number of future meetings that one e-mail address may have, 0 for no limit',
    ],
    [
      'OPEN_BOOKINGS_PER_ADDRESS',
      '-1',
      'a whole number of future meetings that one IP address may have, 0 for no limit',
    ],
    ['LOG_LEVEL', 'loud', 'silent, error, warn, notice, info'],
  ])('refuses %s=%s and says what it accepts', (name, text, accepts) => {
    expect(getMessage({ [name]: text })).toBe(
      `The configuration is not usable:\n  ${name} accepts ${accepts}.`,
    )
  })

  it.each([
    'https://api.pipedrive.example/v1',
    'https://api.pipedrive.example/api/v1/',
    'https://api.pipedrive.example/api/v2',
    'https://api.pipedrive.example/',
  ])('reads %s as the URL of all versions', (url) => {
    expect(readConfiguration({ CRM_URL: url }).crmUrl).toBe('https://api.pipedrive.example')
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'accepts %s without encryption, because it stays on this machine',
    (url) => {
      expect(readConfiguration({ CRM_URL: url }).crmUrl).toBe(url)
    },
  )

  it('requires the URL and the token of a vendor', () => {
    expect(getMessage({ CRM: 'pipedrive' })).toBe(
      'The configuration is not usable:\n' +
        '  CRM_URL must be set for CRM=pipedrive.\n' +
        '  CRM_TOKEN must be set for CRM=pipedrive.',
    )
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
      values.join(),
      format('%O', configuration),
    ]
    for (const text of shown) {
      expect(text).toContain('[secret]')
      for (const part of Object.values(secrets)) expect(text).not.toContain(part)
      expect(text).not.toContain('password')
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(getMessage({ [name]: `${secret} ${secret}\t` })).not.toContain(secret)
    }
  })

  it('names every refused variable at once', () => {
    expect(getMessage({ PORT: 'x', LOG_LEVEL: 'y' })).toBe(
      'The configuration is not usable:\n' +
        '  PORT accepts a port number from 0 to 65535, 0 for any free port.\n' +
        '  LOG_LEVEL accepts silent, error, warn, notice, info.',
    )
  })
})
