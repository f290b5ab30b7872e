import { Registry } from 'prom-client'
import { StoreError } from '../records/storeError'
import { meeting, takeJobId, writeDeal, writeMeeting } from '../testing/records'
import {
  capable,
  createBookingToken,
  key,
  post,
  startGateway,
  testNow,
} from '../testing/startGateway'
import { startServer } from '../testing/startServer'
import type { Feeds } from '../calendar/feeds/startFeeds'
import { recipients } from '../messages/events'
import { backUp } from '../records/sqlite/backup'
import { createDatabasePath } from '../testing/temporaryFolder'
import { failTest, openTestStore, type TestStore } from '../testing/openTestStore'
import { dayMs } from '../time'
import { createMetrics, registerStoredMetrics } from './metrics'

const createReport = (type: string, payload: unknown) => ({
  method: 'POST' as const,
  url: '/api/reports',
  headers: { 'content-type': type },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})

const createReports = (...violations: unknown[]) =>
  createReport('application/reports+json', violations)

const createViolation = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://www.example.com/?email=ana@example.com',
  body: { effectiveDirective, documentURL: 'https://www.example.com/?email=ana@example.com' },
})

describe('the metrics', () => {
  it('count requests by route pattern and status, and each booking once', async () => {
    const metrics = createMetrics()
    const { gateway, store } = await startGateway({ metrics })
    await writeDeal(store)
    const { deal_id } = await writeDeal(store)
    await gateway.inject(post('/activities', meeting()))
    await gateway.inject(post('/activities', meeting()))
    await gateway.inject(post('/activities', meeting({ due_time: '11:00' })))
    const other = capable(['person', 1], ['deal', deal_id])
    await gateway.inject(post('/activities', meeting({ deal_id, due_time: '11:00' }), other))
    await gateway.inject('/ana@example.com')
    const link = createBookingToken({ activityId: 1, number: 1 }, testNow - 400 * dayMs)
    const headers = { authorization: `Bearer ${link}` }
    await gateway.inject({ url: `/api/v1/appointment?${key}`, headers })
    const text = await metrics.registry.metrics()
    const route = 'route="/api/v1/activities"'
    expect(text).toContain(`site_requests_total{method="POST",${route},status="201"} 3`)
    expect(text).toContain(`site_requests_total{method="POST",${route},status="409"} 1`)
    expect(text).toContain('site_requests_total{method="GET",route="/*",status="404"} 1')
    expect(text).toContain(`site_request_seconds_count{${route}} 4`)
    expect(text).toContain('site_bookings_total 1')
    expect(text).toContain('site_store_errors_total{problem="slotTaken"} 1')
    expect(text).toContain('site_store_errors_total{problem="expiredLink"} 1')
    expect(text).not.toContain('ana@')
  })

  it('are served on a separate port, with those of what is stored', async () => {
    const { metricsUrl: url = '' } = await startServer({ METRICS_PORT: '0' })
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    const text = await response.text()
    expect(text).toContain('\nsite_bookings_total 0\n')
    expect(text).toContain('\nsite_last_backup_timestamp_seconds 0\n')
    expect(text).toContain('\nnodejs_eventloop_lag_seconds ')
    expect((await fetch(new URL('/', url))).status).toBe(404)
    const METRICS_PORT = new URL(url).port
    await expect(startServer({ METRICS_PORT })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(
        `^METRICS_PORT ${METRICS_PORT} of 127.0.0.1 cannot be used: .*EADDRINUSE`,
      ) as string,
    })
  })
})

describe('reports of violations', () => {
  it('are counted by directive, in both formats', async () => {
    const metrics = createMetrics()
    const { gateway } = await startGateway({ metrics })
    const inOldFormat = (report: object) =>
      createReport('application/csp-report', { 'csp-report': report })
    for (const report of [
      createReports(createViolation('script-src-elem'), createViolation('img-src')),
      inOldFormat({ 'effective-directive': 'img-src' }),
      inOldFormat({ 'violated-directive': "style-src 'self'" }),
      createReports(createViolation('ana@example.com'), null, 1),
    ]) {
      expect(await gateway.inject(report)).toMatchObject({ statusCode: 204, body: '' })
    }
    const text = await metrics.registry.metrics()
    const counts = { 'script-src-elem': 1, 'img-src': 2, 'style-src': 1, other: 3 }
    for (const [directive, count] of Object.entries(counts)) {
      expect(text).toContain(`site_policy_violations_total{directive="${directive}"} ${count}`)
    }
    expect(text).not.toContain('ana@')
  })

  it('are counted up to 20 per request', async () => {
    const metrics = createMetrics()
    const { gateway } = await startGateway({ metrics })
    await gateway.inject(createReports(...Array<object>(40).fill(createViolation('img-src'))))
    expect(await metrics.registry.metrics()).toContain(
      'site_policy_violations_total{directive="img-src"} 20',
    )
  })

  it.each([
    ['too large', 'application/reports+json', `"${'a'.repeat(16_384)}"`, 413],
    ['no JSON', 'application/csp-report', '{', 400],
    ['of another type', 'text/plain', '{}', 415],
  ])('are refused if they are %s', async (_case, type, payload, status) => {
    const { gateway } = await startGateway()
    const response = await gateway.inject(createReport(type, payload))
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false })
  })
})

describe('the metrics of what is stored', () => {
  const bookedAt = '2026-03-02T08:30:00.000Z'

  let recordsFile: string
  let jobs: TestStore
  let read: () => Promise<string[]>
  let feedStates: Awaited<ReturnType<Feeds['readStates']>>

  /** Returns a function that reads the metrics of jobs, feeds and backups, as lines. */
  const register = (file: string | undefined) => {
    const registry = new Registry()
    const readStored = registerStoredMetrics(registry, {
      jobs,
      feeds: { readStates: () => Promise.resolve(feedStates) },
      recordsFile: file,
    })
    return async () => {
      await readStored()
      return (await registry.metrics()).split('\n').filter((line) => line.startsWith('site_'))
    }
  }

  beforeEach(async () => {
    recordsFile = createDatabasePath()
    jobs = await openTestStore({ file: recordsFile, now: () => Date.parse(bookedAt) })
    feedStates = []
    read = register(recordsFile)
  })

  const letTimePass = () => {
    const now = Date.parse(bookedAt) + 90_000
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] })
  }

  afterEach(() => {
    jest.useRealTimers()
  })

  it('are zero while nothing waits and nothing was saved', async () => {
    expect(await read()).toEqual([
      ...['waiting', 'failed', 'oldest_waiting_seconds'].flatMap((name) =>
        recipients.map((recipient) => `site_jobs_${name}{recipient="${recipient}"} 0`),
      ),
      'site_last_backup_timestamp_seconds 0',
    ])
  })

  it('count by recipient what waits and what was given up, and say since when', async () => {
    await writeMeeting(jobs)
    const now = Date.parse(bookedAt)
    await jobs.markFailed(await takeJobId(jobs, 'visitor', now), { error: 'refused' })
    await jobs.markSent(await takeJobId(jobs, 'owner', now), now)
    letTimePass()
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
    await backUp(recordsFile, `${recordsFile}.backup`, new Date(bookedAt), failTest)
    expect(await read()).toContain(
      `site_last_backup_timestamp_seconds ${Date.parse(bookedAt) / 1_000}`,
    )
  })

  it('say nothing of backups with PostgreSQL, which has its own', async () => {
    const lines = await register(undefined)()
    expect(lines).toContain('site_jobs_waiting{recipient="owner"} 0')
    expect(lines.filter((line) => line.includes('backup'))).toEqual([])
  })

  it('are left out while the database cannot be read', async () => {
    await read()
    jest.spyOn(jobs, 'countJobs').mockRejectedValueOnce(new StoreError('unavailable'))
    expect(await read()).toEqual(['site_last_backup_timestamp_seconds 0'])
  })

  it('say for how long a feed of the calendar cannot be read', async () => {
    letTimePass()
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
})
