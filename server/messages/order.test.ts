import path from 'node:path'
import { insertJobs } from '../records/events'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { deliverNext, type Send } from './deliver'
import { eventRecipients } from './recipients'
import type { Job } from '../records/jobs'
import { createBookingEvent } from './testing/events'
import { openTestStore, type TestStore } from '../testing/openTestStore'

const start = Date.parse('2026-11-24T09:00:00Z')

let file: string
let store: TestStore
let time: number
let sent: string[]

const getName = ({ event }: Job) => `${event.number} ${event.type}`

/** Booking 1 is changed and cancelled, and two others are made meanwhile. */
const events = [
  [1, 'booking.created'],
  [2, 'booking.created'],
  [1, 'booking.changed'],
  [3, 'booking.created'],
  [1, 'booking.cancelled'],
] as const

const open = async () => {
  store = await openTestStore({ file })
}

beforeEach(async () => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  time = start
  sent = []
  await open()
  await store.database.transact(async (transaction) => {
    for (const [number, type] of events) {
      const createdAt = new Date(start).toISOString()
      const event = createBookingEvent({ id: `${number} ${type}`, number, type, createdAt })
      await insertJobs(transaction, event, null)
    }
  })
})

afterEach(() => store.close())

/** Sends to the visitor what is due. */
async function deliverAll(send: Send = () => Promise.resolve()) {
  const senders = {
    visitor: async (...[job, options]: Parameters<Send>) => {
      await send(job, options)
      sent.push(getName(job))
    },
  }
  const delivery = { jobs: store, senders, now: () => new Date(time), report: () => undefined }
  while (await deliverNext(delivery, 'visitor'));
}

const refuse =
  (name: string): Send =>
  (job) =>
    getName(job) === name ? Promise.reject(new Error('refused')) : Promise.resolve()

const others = ['2 booking.created', '3 booking.created']

describe('the mails about a booking are sent in order, and those about others do not wait', () => {
  it.each(['1 booking.created', '1 booking.changed'])('if %s is refused', async (name) => {
    await deliverAll(refuse(name))
    expect(sent).toEqual(expect.arrayContaining(others))
    time += 60_000
    await deliverAll(refuse(name))
    time += 5 * 60_000
    await deliverAll()
    expect(sent.filter((each) => each.startsWith('1'))).toEqual([
      '1 booking.created',
      '1 booking.changed',
      '1 booking.cancelled',
    ])
  })

  it('if the first one is given up', async () => {
    for (const minutes of [0, 1, 5, 15, 60, 180, 360, 720, 1440]) {
      time += minutes * 60_000
      await deliverAll(refuse('1 booking.created'))
    }
    expect(sent).toEqual([...others, '1 booking.changed', '1 booking.cancelled'])
  })

  it('if the process ends while the first one is sent', async () => {
    const now = new Date(time)
    await store.takeNext({ recipient: 'visitor', now, retryAt: new Date(time + 60_000) })
    await store.close()
    await open()
    await deliverAll()
    expect(sent).toEqual(others)
    time += 60_000
    await deliverAll()
    expect(sent.slice(2)).toEqual(['1 booking.created', '1 booking.changed', '1 booking.cancelled'])
  })
})

it('counts what waits and what was given up, by recipient', async () => {
  await deliverAll(() => Promise.reject(new Error('refused')))
  const waitingSince = new Date(start).toISOString()
  const counts = { waiting: 5, failed: 0, waitingSince }
  expect(await store.countJobs(new Date(time))).toEqual(
    eventRecipients.toSorted().map((recipient) => ({ recipient, ...counts })),
  )
  for (const minutes of [1, 5, 15, 60, 180, 360, 720, 1440]) {
    time += minutes * 60_000
    await deliverAll(refuse('2 booking.created'))
  }
  expect(await store.countJobs(new Date(time))).toContainEqual({
    recipient: 'visitor',
    waiting: 0,
    failed: 1,
    waitingSince: null,
  })
})
