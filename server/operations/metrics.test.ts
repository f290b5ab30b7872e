import { createFailingStore } from '../testing/failingStore'
import { StoreError } from '../contactStore'
import { meeting, organization, writeDeal } from '../testing/records'
import { capable, post, startGateway } from '../testing/startGateway'
import { createMetrics } from './metrics'
import { startMetricsServer } from './metricsServer'

const createReport = (type: string, payload: unknown) => ({
  method: 'POST' as const,
  url: '/api/reports',
  headers: { 'content-type': type },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})

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
    await gateway.inject(
      post(
        '/activities',
        meeting({ deal_id, due_time: '11:00' }),
        capable(['person', 1], ['deal', deal_id]),
      ),
    )
    await gateway.inject('/ana@example.com')
    const text = await metrics.print()
    const route = 'route="/api/v1/activities"'
    expect(text).toContain(`site_requests_total{method="POST",${route},status="201"} 3`)
    expect(text).toContain(`site_requests_total{method="POST",${route},status="409"} 1`)
    expect(text).toContain('site_requests_total{method="GET",route="/*",status="503"} 1')
    expect(text).toContain(`site_request_seconds_count{${route}} 4`)
    expect(text).toContain('site_bookings_total 1')
    expect(text).toContain('site_store_errors_total{problem="slotTaken"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toContain('ana@')
  })

  it('count the errors of the store', async () => {
    const metrics = createMetrics()
    const store = createFailingStore(new StoreError('unavailable'))
    const { gateway } = await startGateway({ metrics, store })
    await gateway.inject(post('/organizations', organization()))
    expect(await metrics.print()).toContain('site_store_errors_total{problem="unavailable"} 1')
  })

  it('are served on a separate port', async () => {
    const server = await startMetricsServer(createMetrics(), { host: '127.0.0.1', port: 0 })
    const response = await fetch(`${server.url}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await response.text()).toContain('site_bookings_total 0')
    expect((await fetch(server.url)).status).toBe(404)
    server.close()
  })
})

describe('reports of violations', () => {
  it('are counted by directive, in both formats', async () => {
    const metrics = createMetrics()
    const { gateway } = await startGateway({ metrics })
    const responses = [
      createReport('application/reports+json', [
        createViolation('script-src-elem'),
        createViolation('img-src'),
      ]),
      createReport('application/csp-report', {
        'csp-report': { 'effective-directive': 'img-src' },
      }),
      createReport('application/csp-report', {
        'csp-report': { 'violated-directive': "style-src 'self'" },
      }),
      createReport('application/reports+json', [createViolation('ana@example.com'), null, 1]),
    ].map((request) => gateway.inject(request))
    for (const { statusCode, body } of await Promise.all(responses)) {
      expect([statusCode, body]).toEqual([204, ''])
    }
    const text = await metrics.print()
    for (const [directive, count] of Object.entries({
      'script-src-elem': 1,
      'img-src': 2,
      'style-src': 1,
      other: 3,
    })) {
      expect(text).toContain(`site_policy_violations_total{directive="${directive}"} ${count}`)
    }
    expect(text).not.toContain('ana@')
  })

  it('are counted up to 20 per request', async () => {
    const metrics = createMetrics()
    const { gateway } = await startGateway({ metrics })
    await gateway.inject(
      createReport(
        'application/reports+json',
        Array.from({ length: 40 }, () => createViolation('img-src')),
      ),
    )
    expect(await metrics.print()).toContain('site_policy_violations_total{directive="img-src"} 20')
  })

  it.each([
    ['too large', 'application/reports+json', `"${'a'.repeat(16_384)}"`, 413],
    ['no JSON', 'application/csp-report', '{', 400],
    ['of another type', 'text/plain', '{}', 415],
  ])('are refused if they are %s', async (_case, type, payload, status) => {
    const { gateway } = await startGateway()
    const response = await gateway.inject(createReport(type, payload))
    expect([response.statusCode, response.json<{ success: boolean }>().success]).toEqual([
      status,
      false,
    ])
  })
})
