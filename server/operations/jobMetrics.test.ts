import path from 'node:path'
import type { FeedState } from '../calendar/feeds/startFeeds'
import { StoreError } from '../contactStore'
import { recipients } from '../messages/events'
import { backUp } from '../records/sqlite/backup'
import { meeting, writeDeal } from '../testing/records'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { openTestStore, type TestStore } from '../testing/openTestStore'
import { createMetrics, type Metrics } from './metrics'

const bookedAt = '2026-03-02T08:30:00.000Z'

let recordsFile: string
let jobs: TestStore
let metrics: Metrics
let feedStates: FeedState[]

const create = (file: string | undefined) =>
  createMetrics({
    jobs,
    feeds: { readStates: () => Promise.resolve(feedStates) },
    recordsFile: file,
  })

beforeEach(async () => {
  recordsFile = path.join(createTemporaryFolder(), 'contacts.sqlite')
  jobs = await openTestStore({ file: recordsFile, now: () => new Date(bookedAt) })
  feedStates = []
  metrics = create(recordsFile)
})

afterEach(async () => {
  jest.useRealTimers()
  await jobs.close()
})

/** The metrics of jobs, feeds and backups, as lines. */
const read = async () =>
  (await metrics.print())
    .split('\n')
    .filter((line) => /^site_(jobs|calendar|last_backup)_/.test(line))

it('are zero while nothing waits and nothing was saved', async () => {
  expect(await read()).toEqual([
    ...['waiting', 'failed', 'oldest_waiting_seconds'].flatMap((name) =>
      recipients.map((recipient) => `site_jobs_${name}{recipient="${recipient}"} 0`),
    ),
    'site_last_backup_timestamp_seconds 0',
  ])
})

it('count by recipient what waits and what was given up, and say since when', async () => {
  await writeDeal(jobs)
  await jobs.createActivity(meeting())
  const now = new Date(bookedAt)
  const take = (recipient: 'visitor' | 'owner') => jobs.takeNext({ recipient, now, retryAt: now })
  await jobs.markFailed((await take('visitor'))?.id ?? 0, { error: 'refused' })
  await jobs.markSent((await take('owner'))?.id ?? 0, now)
  jest.useFakeTimers({
    now: Date.parse(bookedAt) + 90_000,
    doNotFake: ['nextTick', 'setImmediate'],
  })
  expect(await read()).toEqual(
    expect.arrayContaining([
      'site_jobs_waiting{recipient="visitor"} 0',
      'site_jobs_waiting{recipient="owner"} 0',
      'site_jobs_waiting{recipient="webhook"} 1',
      'site_jobs_failed{recipient="visitor"} 1',
      'site_jobs_failed{recipient="owner"} 0',
      'site_jobs_oldest_waiting_seconds{recipient="visitor"} 0',
      'site_jobs_oldest_waiting_seconds{recipient="webhook"} 90',
    ]),
  )
})

it('say when the last backup was made', async () => {
  await backUp(recordsFile, `${recordsFile}.backup`, new Date(bookedAt))
  expect(await read()).toContain(
    `site_last_backup_timestamp_seconds ${Date.parse(bookedAt) / 1_000}`,
  )
})

it('say nothing of backups with PostgreSQL, which has its own', async () => {
  const lines = (await create(undefined).print()).split('\n')
  expect(lines).toContain('site_jobs_waiting{recipient="owner"} 0')
  expect(lines.filter((line) => line.includes('backup'))).toEqual([])
})

it('are left out while the database can not be read', async () => {
  await read()
  jest.spyOn(jobs, 'countJobs').mockRejectedValueOnce(new StoreError('unavailable'))
  expect(await read()).toEqual(['site_last_backup_timestamp_seconds 0'])
})

it('say for how long a feed of the calendar can not be read', async () => {
  jest.useFakeTimers({
    now: Date.parse(bookedAt) + 90_000,
    doNotFake: ['nextTick', 'setImmediate'],
  })
  feedStates = [
    { feed: "the team's feed 1", failingSince: null },
    { feed: "Marta's feed 1", failingSince: Date.parse(bookedAt) },
  ]
  expect(await read()).toEqual(
    expect.arrayContaining([
      'site_calendar_feed_failing_seconds{feed="the team\'s feed 1"} 0',
      'site_calendar_feed_failing_seconds{feed="Marta\'s feed 1"} 90',
    ]),
  )
})
