import { StoreError } from '../records/storeError'
import { CrmUnavailable } from '../crm/crm'
import { insertJobs } from '../records/events'
import { retryJobs, type Job, type Jobs } from '../records/jobs'
import { openTestStore, type TestStore } from '../testing/openTestStore'
import { createDatabasePath } from '../testing/temporaryFolder'
import { minuteMs } from '../time'
import { createJobSender, type Send } from './deliver'
import { eventRecipients, type Recipient } from './events'
import { createBookingEvent } from './testing/events'

const start = Date.parse('2026-11-24T09:00:00Z')

/** The pauses after each failure. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440]

let file: string
let store: TestStore
let time: number
let sent: string[]
let reports: string[]

const open = async () => {
  store = await openTestStore({ file })
}

beforeEach(async () => {
  file = createDatabasePath()
  time = start
  sent = []
  reports = []
  await open()
})

type EventType = 'booking.created' | 'booking.changed' | 'booking.cancelled'

const add = (...events: readonly (readonly [number: number, type: EventType])[]) =>
  store.database.transact(async (transaction) => {
    for (const [number, type] of events) {
      const createdAt = new Date(start).toISOString()
      const event = createBookingEvent({ id: `${number} ${type}`, number, type, createdAt })
      await insertJobs(transaction, event, null)
    }
  })

const getName = ({ event }: Job) => `${event.number} ${event.type}`

const createSender = (send?: Send, recipient: Recipient = 'visitor', jobs: Jobs = store) => {
  const report = (sentence: string) => reports.push(sentence)
  return createJobSender({ jobs, recipient, send, now: () => time, report })
}

/** Sends to a recipient what is due first. */
const deliver = (send: Send = () => Promise.resolve(), recipient: Recipient = 'visitor') => {
  const sendAndNote: Send = async (job, signal) => {
    await send(job, signal)
    sent.push(getName(job))
  }
  return createSender(sendAndNote, recipient)()
}

const deliverAll = async (send?: Send) => {
  while (await deliver(send));
}

const wait = (minutes: number) => {
  time += minutes * minuteMs
}

const refuse =
  (name: string): Send =>
  (job) =>
    getName(job) === name ? Promise.reject(new Error('refused')) : Promise.resolve()

const countVisitors = async () =>
  (await store.countJobs(time)).find(({ recipient }) => recipient === 'visitor')

describe('a job', () => {
  beforeEach(() => add([33, 'booking.created']))

  const name = '33 booking.created'
  const mail = 'The mail to the visitor (booking.created, number 33)'

  it('is sent once although the database has gone before it is marked, for longer than a claim', async () => {
    const markSent = jest.fn(store.markSent).mockRejectedValueOnce(new StoreError('unavailable'))
    const send = jest.fn<Promise<void>, Parameters<Send>>(() => Promise.resolve())
    const sendNext = createSender(send, 'visitor', { ...store, markSent })
    await expect(sendNext()).rejects.toThrow(StoreError)
    wait(6)
    expect(await sendNext()).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('that another process has sent, while this one was suspended, has not failed', async () => {
    const isSent = await deliver(async () => {
      wait(10)
      await deliver()
      throw new Error('refused')
    })
    expect(isSent).toBe(true)
    expect(sent).toEqual([name])
    expect(reports).toEqual([])
    expect(await countVisitors()).toMatchObject({ waiting: 0, failed: 0 })
  })

  it('is tried again after growing pauses, then given up and kept', async () => {
    await deliver(refuse(name))
    expect(await deliver(refuse(name))).toBe(false)
    expect(reports).toEqual([`${mail} could not be sent: no code. It is tried again.`])
    expect(await countVisitors()).toMatchObject({ waiting: 1, failed: 0 })
    for (const minutes of pauses) {
      wait(minutes)
      expect(await deliver(refuse(name))).toBe(true)
    }
    wait(10_000)
    expect(await deliver()).toBe(false)
    expect(reports.slice(1)).toEqual([
      `${mail} is given up: no code. \`npm run contacts -- --check\` may say why, \`npm run contacts -- --retry\` tries again.`,
    ])
    expect(await countVisitors()).toMatchObject({ waiting: 0, failed: 1, waitingSince: null })
  })

  it('that waits for its next try is tried at once by command, unless it is being sent', async () => {
    const retry = async () => (await retryJobs(store.database, time)).retried
    const whileSent: number[] = []
    for (const minutes of [0, 1, 5]) {
      wait(minutes)
      await deliver(async () => {
        whileSent.push(await retry())
        throw new Error('refused')
      })
    }
    expect(whileSent).toEqual([0, 0, 0])
    expect(await retry()).toBe(1)
    await deliver()
    expect(sent).toEqual(['33 booking.created'])
  })

  it('waits a whole minute for a CRM that had too many calls, or whose answer was lost', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1)
    await deliver(() => Promise.reject(new CrmUnavailable('busy')))
    wait(0.99)
    expect(await deliver()).toBe(false)
    wait(0.01)
    expect(await deliver()).toBe(true)
    expect(sent).toEqual([name])
  })

  it.each([0, 1, 2])('is due when the clock goes back, after %s failures', async (failures) => {
    wait(24 * 60)
    for (let times = 0; times < failures; times += 1) {
      await deliver(refuse(name))
      wait(pauses[times] ?? 0)
    }
    // The process ends while it sends.
    await store.takeNext('visitor', time)
    time = start
    expect(await deliver(refuse(name))).toBe(true)
    expect(await deliver()).toBe(false)
    wait(pauses[failures] ?? 0)
    expect(await deliver()).toBe(true)
    expect(sent).toEqual([name])
  })

  it.each([
    ['crm', 10],
    ['reminder', 1],
  ] as const)('of the %s is due at once, too, after %s failures', async (recipient, failures) => {
    const event = createBookingEvent({ number: 33, createdAt: new Date(start).toISOString() })
    await store.database.transact((transaction) =>
      insertJobs(transaction, event, null, [recipient]),
    )
    wait(7 * 24 * 60)
    for (let times = 0; times < failures; times += 1) {
      expect(await deliver(() => Promise.reject(new Error('refused')), recipient)).toBe(true)
      wait(15)
    }
    time = start
    expect(await deliver(undefined, recipient)).toBe(true)
    expect(sent).toEqual([name])
  })

  it('that was given up, and is sent when it is tried by command, is reported', async () => {
    for (const minutes of [0, ...pauses]) {
      wait(minutes)
      await deliver(refuse(name))
    }
    await retryJobs(store.database, time)
    await deliver()
    expect(reports.slice(2)).toEqual([`${mail} is sent now, after it had failed.`])
  })

  it('does not count as sent if its recipient is not configured: it is dropped, and nobody is told', async () => {
    // The next one may follow at once.
    expect(await createSender()()).toBe(true)
    expect(reports).toEqual([])
    expect(await countVisitors()).toBeUndefined()
  })
})

describe('the mails about a booking are sent in order, and those about others do not wait', () => {
  const own = ['1 booking.created', '1 booking.changed', '1 booking.cancelled']
  const others = ['2 booking.created', '3 booking.created']

  beforeEach(() =>
    add(
      [1, 'booking.created'],
      [2, 'booking.created'],
      [1, 'booking.changed'],
      [3, 'booking.created'],
      [1, 'booking.cancelled'],
    ),
  )

  it('if two processes send them', async () => {
    await Promise.all([deliverAll(), deliverAll()])
    expect(sent.toSorted()).toEqual([...own, ...others].toSorted())
    expect(sent.filter((each) => each.startsWith('1'))).toEqual(own)
  })

  it.each(own.slice(0, 2))('if %s is refused', async (name) => {
    await deliverAll(refuse(name))
    expect(sent).toEqual(expect.arrayContaining(others))
    wait(1)
    await deliverAll(refuse(name))
    wait(5)
    await deliverAll()
    expect(sent.filter((each) => each.startsWith('1'))).toEqual(own)
  })

  it('if the first one is given up', async () => {
    for (const minutes of [0, ...pauses]) {
      wait(minutes)
      await deliverAll(refuse('1 booking.created'))
    }
    expect(sent).toEqual([...others, ...own.slice(1)])
  })

  it('if the process ends while the first one is sent', async () => {
    await store.takeNext('visitor', time)
    await store.database.close()
    await open()
    await deliverAll()
    expect(sent).toEqual(others)
    wait(5)
    await deliverAll()
    expect(sent.slice(2)).toEqual(own)
  })
})

it('what waits is counted by recipient', async () => {
  await add([1, 'booking.created'], [2, 'booking.created'])
  const counts = { waiting: 2, failed: 0, waitingSince: new Date(start).toISOString() }
  expect(await store.countJobs(time)).toEqual(
    eventRecipients.toSorted().map((recipient) => ({ recipient, ...counts })),
  )
})
