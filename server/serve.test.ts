import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '@/site/siteConfig'
import { describeRisks, readConfiguration, type Environment } from './configuration'
import { createBookingLinks } from './bookingLinks'
import { readSecret } from './records/secrets'
import { key } from './testing/visitor'
import { connectionLimits } from './edge/httpServer'
import { UserError } from './errors'
import { announce, checkPort, closeOnSignal } from './serve'
import { describeMails, describeRecipients } from './messages/start'
import { readJobs } from './records/jobs'
import { openTestStore } from './testing/openTestStore'
import { formatRequest, openSocket, readResponse } from './testing/rawHttp'
import { writeMeeting } from './testing/records'
import { startServer } from './testing/startServer'
import { createDatabasePath, createTemporaryFolder } from './testing/temporaryFolder'

it('reads the feeds of the calendar, and tells of one that it cannot read without its address', async () => {
  const calendar = path.join(createTemporaryFolder(), 'calendar.yaml')
  const lines = ['zone: Europe/Madrid', "feeds: ['https://localhost/secret.ics']"]
  writeFileSync(calendar, lines.join('\n'))
  const warned = new Promise<string>((resolve) => {
    jest.spyOn(console, 'warn').mockImplementation(resolve)
  })
  const server = await startServer({ CALENDAR_FILE: calendar, LOG_LEVEL: 'warn' })
  expect(await warned).toBe(
    "The busy times of the team's feed 1 cannot be read, so the last known ones count: Its address leads to no server on the internet.",
  )
  await server.close()
})

it('warns that the CRM of before is told nothing any more, as on a machine without its variables', async () => {
  const file = createDatabasePath()
  const { database } = await openTestStore({ file })
  const account = { kind: 'account', local_id: 0, vendor_id: 1 } as const
  await database.transact((transaction) =>
    transaction.insertInto('crm_records').values(account).execute(),
  )
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await startServer({ CONTACT_DATABASE: file, LOG_LEVEL: 'warn' })
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^CRM is none: /))
})

it('answers a visitor whom the system has connected when it is closed', async () => {
  const server = await startServer()
  const opening = openSocket(server.url)
  await new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })
  const closed = server.close()
  const socket = await opening
  const response = readResponse(socket)
  socket.write(formatRequest('GET /healthz HTTP/1.1', ['Host: site.example']))
  expect((await response).status).toBe(200)
  await closed
})

it('says at a start which port is in use', async () => {
  const { port } = new URL((await startServer()).url)
  await expect(startServer({ PORT: port })).rejects.toMatchObject({
    name: 'UserError',
    message: `PORT ${port} of 127.0.0.1 cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`,
  })
})

it('does no job before it listens, so that a start can be ended at any time', async () => {
  const CONTACT_DATABASE = createDatabasePath()
  const { database, ...store } = await openTestStore({ file: CONTACT_DATABASE })
  await writeMeeting(store)
  const before = await database.read(readJobs)
  expect(before).not.toEqual([])
  const { port } = new URL((await startServer()).url)
  await expect(startServer({ CONTACT_DATABASE, PORT: port })).rejects.toThrow(UserError)
  expect(await database.read(readJobs)).toEqual(before)
})

it('does not occupy the port that it checks', async () => {
  const server = await startServer()
  const { port } = new URL(server.url)
  await server.close()
  await checkPort(readConfiguration({ PORT: port }))
  await startServer({ PORT: port })
})

it('opens a booking by a link of its database, so also after a restart', async () => {
  const CONTACT_DATABASE = createDatabasePath()
  const store = await openTestStore({ file: CONTACT_DATABASE })
  const secret = await readSecret(store.database, 'booking links')
  const booking = await writeMeeting(store)
  const token = createBookingLinks(secret, Date.now).issue(booking, Date.now())
  const { url } = await startServer({ CONTACT_DATABASE })
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/v1/appointment?${key}`, { headers })
  expect(response.status).toBe(200)
})

describe('the sentences for the owner', () => {
  const said: [string, unknown][] = []
  const email = 'hola@site.example'

  beforeEach(() => {
    for (const stream of ['log', 'warn', 'error'] as const) {
      const say = (...[sentence]: unknown[]) => void said.push([stream, sentence])
      jest.spyOn(console, stream).mockImplementation(say)
    }
    jest.replaceProperty(siteConfig, 'email', email)
  })

  afterEach(() => {
    jest.restoreAllMocks()
    said.splice(0)
  })

  const https = 'https://site.example'
  const nobodyIsTold =
    'Nobody is told of messages, and of bookings only their hosts: set NOTIFY_EMAIL, CRM or WEBHOOK_URL.'
  const aboutProxies = expect.stringMatching(/set TRUSTED_PROXIES/) as string
  const atStart = [
    ['log', 'The site is at http://127.0.0.1:4173'],
    ['log', 'The contacts are kept in CONTACT_DATABASE data/contacts.sqlite.'],
    ['log', 'Mails are written into data/mail: set SMTP_URL to send them.'],
    ['log', nobodyIsTold],
    ['log', 'Links to bookings lead to https://site.example.'],
    ['warn', aboutProxies],
  ]

  it.each([
    ['silent', []],
    ['error', []],
    ['warn', atStart.slice(-1)],
    ['notice', atStart],
    ['info', atStart],
    ['', atStart],
  ])('at the start are those of LOG_LEVEL=%s', (LOG_LEVEL, expected) => {
    const configuration = readConfiguration({ LOG_LEVEL, SITE_URL: https })
    announce({ url: 'http://127.0.0.1:4173' }, configuration)
    expect(said).toEqual(expected)
  })

  it.each([
    ['error', 0],
    ['warn', 1],
  ])('warn of other users’ access if LOG_LEVEL=%s allows it', async (LOG_LEVEL, times) => {
    const folder = createTemporaryFolder()
    chmodSync(folder, 0o755)
    await startServer({ LOG_LEVEL, CONTACT_DATABASE: path.join(folder, 'contacts.sqlite') })
    const sentence = expect.stringContaining(`Other users may look into ${folder}`) as string
    expect(said).toEqual(Array(times).fill(['warn', sentence]))
  })

  const account = { CRM_URL: 'https://crm.example', CRM_TOKEN: 'f00dfeedf00dfeedf00d' }
  const hook = { WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }

  const crm = { ...account, CRM: 'pipedrive', MAIL_TRANSPORT: 'crm' }
  const owner = { NOTIFY_EMAIL: 'ventas@example.com' }

  it.each([
    [nobodyIsTold, { ...account, ...hook, NOTIFY_MAIL: 'a@b.example' }],
    ['Bookings and messages are sent to NOTIFY_EMAIL.', owner],
    [
      'Bookings and messages are sent to CRM, WEBHOOK_URL.',
      { ...crm, ...owner, ...hook, WEBHOOK_URL: 'https://hooks.example' },
    ],
  ])('say who is told: %s', (sentence, environment) => {
    expect(describeRecipients(readConfiguration(environment))).toBe(sentence)
  })

  const mails = 'smtp://user:password@mail.example.com'
  const aboutPassword = expect.stringMatching(/^The password for mail\.\S+ .*requireTLS/) as string

  const inVain = (needed: string, ...names: readonly string[]) =>
    names.map((name) => `${name} is set, but does nothing without ${needed}.`)

  it.each<[Environment, ...string[]]>([
    [{ SITE_URL: https }, aboutProxies],
    [{ SITE_URL: https, TRUSTED_PROXIES: 'loopback' }],
    [{ SITE_URL: 'http://site.example' }],
    [{ SMTP_URL: mails }, aboutPassword],
    [{ SMTP_URL: `${mails}?requireTLS=false` }, aboutPassword],
    [{ SMTP_URL: `${mails}?requireTLS=true` }],
    [{ SMTP_URL: mails.replace('smtp:', 'smtps:') }],
    [{ SMTP_URL: 'smtp://mail.example.com' }],
    [{ SMTP_URL: 'smtp://user:password@localhost:25' }],
    [{ SMTP_URL: 'smtp://user:password@[::1]:25' }],
    [account, ...inVain('CRM=pipedrive', 'CRM_URL', 'CRM_TOKEN')],
    [hook, ...inVain('WEBHOOK_URL', 'WEBHOOK_SECRET')],
    [{ SITE_URL: 'http://site.example', HSTS: 'preload' }, ...inVain('SITE_URL=https://…', 'HSTS')],
    [
      { ...crm, ...owner, SMTP_URL: mails, MAIL_FROM: email },
      ...inVain('MAIL_TRANSPORT=site', 'SMTP_URL', 'MAIL_FROM', 'NOTIFY_EMAIL'),
    ],
    [{ ...crm, ...hook, WEBHOOK_URL: 'https://hooks.example' }],
  ])('warn of what is risky in %j', (environment, ...warnings) => {
    expect(describeRisks(readConfiguration(environment))).toEqual(warnings)
  })

  it.each([
    ['the address of the example on a public site', 'http://site.example', 'hola@example.com', 1],
    ['the address of an owner', 'http://site.example', email, 0],
    ['the address of the example where nobody is served', '', 'hola@example.com', 0],
  ])('warn, or not, of %s', (_what, SITE_URL, address, times) => {
    jest.replaceProperty(siteConfig, 'email', address)
    const sentence = expect.stringContaining(`${address}: set your e-mail address`) as string
    expect(describeRisks(readConfiguration({ SITE_URL }))).toEqual(Array(times).fill(sentence))
  })

  it.each([
    [{}, email],
    [{ MAIL_FROM: 'Acme <demos@acme.example>' }, 'demos@acme.example'],
  ])('name the sender by %j and the server of mails, without its password', (sender, address) => {
    const SMTP_URL = 'smtps://user:password@mail.example.com'
    expect(describeMails(readConfiguration({ SMTP_URL, ...sender }))).toBe(
      `Mails are sent from ${address} through mail.example.com.`,
    )
  })
})

describe('a signal', () => {
  const signals = ['SIGINT', 'SIGTERM'] as const

  afterEach(() => {
    for (const signal of signals) process.removeAllListeners(signal)
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('ends the process before a supervisor kills it, even if the server cannot be closed', () => {
    jest.useFakeTimers()
    const exit = jest.spyOn(process, 'exit').mockImplementation()
    jest.spyOn(console, 'error').mockImplementation()
    const close = jest.fn(() => new Promise<void>(() => undefined))
    closeOnSignal({ close })
    process.emit('SIGTERM')
    process.emit('SIGTERM')
    expect(close).toHaveBeenCalledTimes(1)
    expect(connectionLimits.lastRequestsMs + connectionLimits.stopMs).toBeLessThan(9_000)
    jest.advanceTimersByTime(9_000)
    expect(exit).not.toHaveBeenCalled()
    jest.advanceTimersByTime(999)
    expect(exit).toHaveBeenCalledWith(1)
  })
})
