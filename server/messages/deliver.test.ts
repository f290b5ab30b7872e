import { deliverNext, Obsolete, type Delivery } from './deliver'
import type { Jobs, Job } from '../records/jobs'
import { createBookingEvent } from './testing/events'

interface Row extends Job {
  attempts: number
  dueAt: number
  state: 'waiting' | 'sent' | 'dead'
}

const start = Date.parse('2026-11-24T09:00:00Z')

function createTestJobs(count = 1) {
  const rows = Array.from({ length: count }, (_, index): Row => ({
    id: index + 1,
    recipient: 'visitor',
    event: createBookingEvent(),
    attempts: 0,
    dueAt: start,
    state: 'waiting',
  }))
  const find = (id: number) => rows.find((row) => row.id === id)
  const jobs: Jobs = {
    takeNext: ({ recipient, now, retryAt }) => {
      const row = rows.find(
        (each) =>
          each.recipient === recipient && each.state === 'waiting' && each.dueAt <= now.getTime(),
      )
      if (row) row.dueAt = retryAt.getTime()
      return Promise.resolve(row && { ...row })
    },
    markSent: (id) => {
      Object.assign(find(id) ?? {}, { state: 'sent' })
      return Promise.resolve()
    },
    drop: (id) => {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      )
      return Promise.resolve()
    },
    markFailed: (id, { retryAt }) => {
      const row = find(id)
      if (row) {
        row.attempts += 1
        if (retryAt) row.dueAt = retryAt.getTime()
        else row.state = 'dead'
      }
      return Promise.resolve()
    },
    countJobs: () => Promise.resolve([]),
  }
  return { jobs, rows }
}

function createDelivery(options: Pick<Delivery, 'jobs' | 'senders'>) {
  let time = start
  const reports: string[] = []
  const report = (sentence: string) => reports.push(sentence)
  const deliver = () => deliverNext({ ...options, now: () => new Date(time), report }, 'visitor')
  return {
    reports,
    wait: (minutes: number) => {
      time += minutes * 60_000
    },
    deliver,
    deliverAll: async () => {
      while (await deliver());
    },
  }
}

it('sends a due job once', async () => {
  const { jobs, rows } = createTestJobs()
  const send = jest.fn(() => Promise.resolve())
  const { deliver, wait } = createDelivery({ jobs, senders: { visitor: send } })
  expect(await deliver()).toBe(true)
  wait(60)
  expect(await deliver()).toBe(false)
  expect(send).toHaveBeenCalledTimes(1)
  expect(rows[0]?.state).toBe('sent')
})

it('sends a job once if two processes share them', async () => {
  const { jobs } = createTestJobs(3)
  const send = jest.fn(() => Promise.resolve())
  const deliveries = [1, 2].map(() => createDelivery({ jobs, senders: { visitor: send } }))
  await Promise.all(deliveries.map(({ deliverAll }) => deliverAll()))
  expect(send).toHaveBeenCalledTimes(3)
})

it('retries with growing pauses, then gives up and keeps the job', async () => {
  const { jobs, rows } = createTestJobs()
  const send = jest.fn(() => Promise.reject(new Error('no mail server')))
  const { deliver, wait, reports } = createDelivery({ jobs, senders: { visitor: send } })
  await deliver()
  expect(await deliver()).toBe(false)
  expect(reports).toEqual([
    'The mail to the visitor (booking.created, number 33) could not be sent: no code. It is tried again.',
  ])
  for (const minutes of [1, 5, 15, 60, 180, 360, 720, 1440]) {
    wait(minutes)
    expect(await deliver()).toBe(true)
  }
  expect(rows[0]?.state).toBe('dead')
  wait(10_000)
  expect(await deliver()).toBe(false)
  expect(send).toHaveBeenCalledTimes(9)
  expect(reports.slice(1)).toEqual([
    'The mail to the visitor (booking.created, number 33) is given up after 9 tries: no code.',
  ])
})

it('reports a success after failures', async () => {
  const { jobs } = createTestJobs()
  const send = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('busy'))
  const { deliver, wait, reports } = createDelivery({ jobs, senders: { visitor: send } })
  await deliver()
  wait(1)
  await deliver()
  expect(reports.slice(1)).toEqual([
    'The mail to the visitor (booking.created, number 33) is sent at try 2.',
  ])
})

it('sends the other jobs if one fails', async () => {
  const { jobs, rows } = createTestJobs(2)
  const send = jest.fn(({ id }: Job) =>
    id === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(),
  )
  await createDelivery({ jobs, senders: { visitor: send } }).deliverAll()
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'sent'])
})

it('counts a job as sent if its recipient is not configured', async () => {
  const { jobs, rows } = createTestJobs()
  await createDelivery({ jobs, senders: {} }).deliver()
  expect(rows[0]?.state).toBe('sent')
})

it('drops a job that is not to be sent any more, and says so', async () => {
  const { jobs, rows } = createTestJobs()
  const send = () => Promise.reject(new Obsolete('it is too late'))
  const { deliver, reports } = createDelivery({ jobs, senders: { visitor: send } })
  expect(await deliver()).toBe(true)
  expect(rows).toEqual([])
  expect(reports).toEqual([
    'The mail to the visitor (booking.created, number 33) is dropped: it is too late.',
  ])
})
