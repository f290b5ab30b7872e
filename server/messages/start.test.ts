import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { createBookingLinks } from '../bookingLinks'
import { noCalendar } from '../calendar/openCalendar'
import { readConfiguration, type Environment } from '../configuration'
import { insertJobs } from '../records/events'
import { tellOfSuspects } from '../records/suspects'
import { closeLater, listenForTest } from '../testing/closing'
import { openTestStore, type TestStore } from '../testing/openTestStore'
import { createGate } from '../testing/gate'
import { createDatabasePath } from '../testing/temporaryFolder'
import { dayMs, minuteMs } from '../time'
import { startDeliveries } from './start'
import type { Lane } from '../startLane'
import type { BookingEvent } from './events'
import { createBookingEvent, webhookSecret } from './testing/events'
import { createScriptedMailServer, startMailServer } from './testing/mailServer'

// Jobs are read every two seconds.
jest.setTimeout(30_000)

/** Part of URLs, which nobody may be told. */
const password = 'hunter2'

let file: string
let store: TestStore
let deliveries: Lane
let reports: string[]
let time: number
let isOver: boolean

beforeEach(async () => {
  file = createDatabasePath()
  store = await openTestStore({ file })
  reports = []
  time = Date.parse(createBookingEvent().createdAt)
  isOver = false
})

afterEach(() => {
  isOver = true
})

/** Writes the events of bookings with these numbers. */
const book = (...numbers: readonly number[]) =>
  store.database.transact(async (transaction) => {
    for (const number of numbers) {
      await insertJobs(transaction, createBookingEvent({ id: `evt_${number}`, number }), null)
    }
  })

const start = (environment: Environment) => {
  deliveries = startDeliveries({
    configuration: readConfiguration({
      CONTACT_DATABASE: file,
      NOTIFY_EMAIL: 'ventas@example.com',
      WEBHOOK_SECRET: webhookSecret,
      ...environment,
    }),
    jobs: store,
    bookingLinks: createBookingLinks('a secret of this test', Date.now),
    database: store.database,
    calendar: noCalendar,
    now: () => time,
    report: (sentence) => reports.push(sentence),
  })
  closeLater({ close: () => deliveries.stop() })
}

/** Ends with the test, too: a loop that goes on would keep the process alive. */
const waitUntil = async (isDone: () => boolean | Promise<boolean>) => {
  while (!isOver && !(await isDone())) await wait(20)
}

/** Starts a receiver of webhooks, and returns the variable that names it. */
async function listenToWebhooks(receive: (response: ServerResponse, number: number) => void) {
  const server = createHttpServer((request, response) => {
    void json(request).then((body) => {
      receive(response, (body as { data: { number: number } }).data.number)
    })
  })
  return { WEBHOOK_URL: `http://${await listenForTest(server)}/${password}` }
}

const readMails = () => {
  const folder = path.join(path.dirname(file), 'mail')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

describe('the host of a demo', () => {
  const [owner, marta] = ['ventas@example.com', 'marta@example.com']
  const released = { type: 'booking.cancelled', notice: 'hostReleased' } as const

  /** Writes the jobs of owner and host of a demo that Marta gives. */
  const tell = (changes: Partial<BookingEvent> = {}) => {
    const event = createBookingEvent({ ...changes, host: { name: 'Marta', email: marta } })
    const recipients = event.notice ? (['owner', 'host'] as const) : (['owner'] as const)
    return store.database.transact((transaction) =>
      insertJobs(transaction, event, null, recipients),
    )
  }

  it.each([
    ['too', owner, {}, [marta, owner]],
    ['where the owner has no address', '', {}, [marta]],
    ['once who is also the owner', 'Marta@Example.com', {}, ['Marta@example.com']],
    ['alone who does not give it any more', owner, released, [marta]],
    ['who does not give it any more, and is also the owner', marta, released, [marta]],
  ] as const)('is told %s', async (_case, NOTIFY_EMAIL, changes, told) => {
    await tell(changes)
    start({ NOTIFY_EMAIL })
    await waitUntil(async () => (await store.countJobs(time)).every(({ waiting }) => waiting === 0))
    const addresses = readMails().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
    expect(addresses.toSorted()).toEqual(told)
  })

  it('is told later where their mail server refuses them for a while, and the owner once', async () => {
    const server = closeLater(await startMailServer())
    server.refused.add(marta)
    await tell()
    start({ SMTP_URL: server.url })
    await waitUntil(() => reports.length > 0 && server.received.length > 0)
    expect(reports).toEqual([
      'The mail to the host (booking.created, number 33) could not be sent: EENVELOPE 451. It is tried again.',
    ])
    server.refused.clear()
    time += minuteMs
    await waitUntil(() => server.received.length === 2)
    expect(server.recipients).toEqual([[owner], [marta]])
  })

  it('is told at once also where the mail server refuses the owner', async () => {
    const server = closeLater(await startMailServer())
    server.refused.add(owner)
    await tell()
    start({ SMTP_URL: server.url })
    await waitUntil(() => reports.length > 0)
    await tell({ id: 'evt_later', type: 'booking.cancelled' })
    await waitUntil(() => server.received.length === 2)
    expect(server.recipients).toEqual([[marta], [marta]])
  })
})

it('sends one address ten mails a day for each booking that it may have, however often somebody changes some', async () => {
  await book(...Array.from({ length: 11 }, (_, index) => index + 1))
  start({ NOTIFY_EMAIL: '', OPEN_BOOKINGS_PER_PERSON: '1' })
  await waitUntil(() => reports.length > 0)
  expect(reports).toEqual([
    'The mail to the visitor (booking.created, number 11) is dropped: its address has had enough mails in a day.',
  ])
  expect(readMails()).toHaveLength(10)
  time += dayMs
  await book(12)
  await waitUntil(() => readMails().length === 11)
})

it('does not count as told an owner without an address', async () => {
  await book(1)
  start({ NOTIFY_EMAIL: '' })
  const listRecipients = async () => (await store.countJobs(time)).map(({ recipient }) => recipient)
  // Each recipient's lane drops its own.
  await waitUntil(async () => (await listRecipients()).length === 1 && readMails().length > 0)
  expect(await listRecipients()).toEqual(['visitor'])
  expect(reports).toEqual([])
})

it('tells the owner that suspects wait', async () => {
  await store.keepSuspect({ reason: 'trap', sequence: 'one' }, { language: 'es' })
  await tellOfSuspects(store.database, new Date(time))
  start({})
  await waitUntil(() => readMails().length > 0)
  expect(readMails()).toEqual([expect.stringContaining('To: ventas@example.com')])
  expect(readMails()[0]).toContain('--suspects')
})

it('tells the visitor nothing of a demo that is over, as another try might, but still the owner', async () => {
  await book(1)
  time = Date.parse('2026-11-26T16:00:00Z')
  start({})
  await waitUntil(() => readMails().length > 0 && reports.length > 0)
  expect(readMails()).toEqual([expect.stringContaining('To: ventas@example.com')])
  expect(reports).toEqual([
    'The mail to the visitor (booking.created, number 1) is dropped: the demo is over.',
  ])
})

describe('a recipient that hangs delays no other:', () => {
  it('mails are sent while a webhook hangs', async () => {
    const hang = jest.fn()
    await book(1, 2, 3)
    start(await listenToWebhooks(hang))
    await waitUntil(() => hang.mock.calls.length > 0 && readMails().length === 6)
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('webhooks are sent while a mail server hangs', async () => {
    const hang = jest.fn()
    const numbers: number[] = []
    const webhooks = await listenToWebhooks((response, number) => {
      numbers.push(number)
      response.writeHead(204).end()
    })
    await book(1, 2, 3)
    start({ ...webhooks, SMTP_URL: `smtp://${await listenForTest(createTcpServer(hang))}` })
    await waitUntil(() => hang.mock.calls.length >= 2 && numbers.length === 3)
    expect(numbers).toEqual([1, 2, 3])
    // One mail to a visitor and one to the owner wait for the server.
    expect(hang).toHaveBeenCalledTimes(2)
  })
})

describe('the first failure is reported by its codes alone', () => {
  const quote = `<lucia@example.com> Lucía: ${password}`

  const startSmtp = async (replies: Readonly<Record<string, string>>, scheme = 'smtp') => {
    const host = await listenForTest(createScriptedMailServer(replies))
    return { SMTP_URL: `${scheme}://user:${password}@${host}` }
  }

  const expectReport = async (what: string, codes: string, environment: Environment) => {
    await book(7)
    start(environment)
    await waitUntil(() => reports.some((sentence) => sentence.includes(what)))
    expect(reports).toContain(
      `The ${what} (booking.created, number 7) could not be sent: ${codes}. It is tried again.`,
    )
    expect(reports.join()).not.toMatch(/hunter2|@|Lucía/)
  }

  it.each<[string, string, () => Environment | Promise<Environment>]>([
    ['that refuses the password', 'EAUTH 535', () => startSmtp({ AUTH: `535 5.7.8 ${quote}` })],
    ['that refuses the recipient', 'EENVELOPE 550', () => startSmtp({ RCPT: `550 ${quote}` })],
    ['that refuses the mail', 'EENVELOPE 451', () => startSmtp({ DATA: `451 ${quote}` })],
    ['without TLS', 'ERR_SSL_WRONG_VERSION_NUMBER ESOCKET', () => startSmtp({}, 'smtps')],
    ['that is not there', 'ECONNREFUSED ESOCKET', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' })],
    ['without an address', 'ENOTFOUND EDNS', () => ({ SMTP_URL: 'smtp://no.such.host.invalid' })],
  ])('of a mail server %s: %s', async (_case, codes, configure) => {
    await expectReport('mail to the visitor', codes, await configure())
  })

  it('of a folder of mails that cannot be written: EEXIST', async () => {
    writeFileSync(path.join(path.dirname(file), 'mail'), '')
    await expectReport('mail to the visitor', 'EEXIST', {})
  })

  it.each<[string, string, () => Environment | Promise<Environment>]>([
    ['is gone', '410', () => listenToWebhooks((response) => response.writeHead(410).end(quote))],
    ['hangs up', 'UND_ERR_SOCKET', () => listenToWebhooks((response) => response.destroy())],
  ])('of a webhook that %s: %s', async (_case, codes, configure) => {
    await expectReport('webhook', codes, await configure())
  })
})

it('a stop waits for what is being sent, so that it is not sent twice', async () => {
  await book(1)
  const [asked, answered] = [createGate(), createGate()]
  const webhooks = await listenToWebhooks((response) => {
    asked.open()
    void answered.opened.then(() => response.writeHead(204).end())
  })
  start({ ...webhooks, MAIL_TRANSPORT: 'crm' })
  await asked.opened
  const stopped = deliveries.stop()
  expect(await Promise.race([stopped, nextTurn('waiting')])).toBe('waiting')
  answered.open()
  await stopped
  const counts = await store.countJobs(time)
  expect(counts).toEqual([{ recipient: 'webhook', waiting: 0, failed: 0, waitingSince: null }])
})
