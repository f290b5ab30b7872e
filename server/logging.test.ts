import type { InjectOptions } from 'fastify'
import { createMetrics } from './operations/metrics'
import { person } from './testing/records'
import { createBookingToken, key, post, startGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'

const captureLog = async (
  LOG_LEVEL: string,
  act: (running: Awaited<ReturnType<typeof startGateway>>) => Promise<unknown>,
  options: Parameters<typeof startGateway>[0] = {},
) => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  await act(
    await startGateway({
      environment: { LOG_LEVEL },
      logStream,
      pagesFolder: createTemporaryFolder(),
      ...options,
    }),
  )
  return lines
}

describe('the log', () => {
  it('has one line per request with method and route, and nothing private', async () => {
    const lines = await captureLog('info', async ({ gateway }) => {
      const headers = { 'idempotency-key': 'secret-once' }
      const request = post('/persons', person(), headers)
      await gateway.inject({ ...request, remoteAddress: '203.0.113.77' })
      await gateway.inject({ ...request, payload: '{"name":"Ana García' })
      await gateway.inject('/ana@example.com?email=ana@example.com')
    })
    const log = lines.join('')
    const answered = { msg: 'request answered', milliseconds: expect.any(Number) as number }
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { ...answered, method: 'POST', route: '/api/v1/persons', status: 201 },
      { ...answered, method: 'POST', route: '/api/v1/persons', status: 400 },
      { ...answered, method: 'GET', route: '/*', status: 503 },
    ])
    for (const secret of ['demo-site-key', 'Ana', 'ana@', '203.0.113.77', 'secret-once']) {
      expect(log).not.toContain(secret)
    }
  })

  it('has an error of the server, without the e-mail addresses that it quotes', async () => {
    const lines = await captureLog('error', async ({ gateway, store }) => {
      store.createPerson = () => Promise.reject(new Error('INSERT of "ana@example.com" failed'))
      await gateway.inject(post('/persons', person()))
    })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: 'a call failed',
        err: expect.objectContaining({ message: 'INSERT of "[redacted]" failed' }) as object,
      }),
    ])
    expect(lines.join('')).not.toContain('ana@')
  })

  it('does not contain the token of a booking’s link, and no metric or response does', async () => {
    const token = createBookingToken({ activityId: 1, number: 1 })
    const metrics = createMetrics()
    const responses: string[] = []
    const lines = await captureLog(
      'info',
      async ({ gateway, store }) => {
        const headers = { authorization: `Bearer ${token}` }
        const send = async (request: InjectOptions) => {
          const response = await gateway.inject(request)
          responses.push(JSON.stringify([response.headers, response.body]))
        }
        const pages = ['agendar-demo', 'en/schedule-demo', 'schedule-demo', 'Agendar-Demo']
        for (const page of pages) await send({ url: `/${page}/${token}` })
        for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
          await send({ method, url: `/api/v1/appointment?${key}`, headers })
          await send({ method, url: `/api/v1/appointment/${token}?${key}`, headers })
        }
        const address = `/agendar-demo/${token}`
        store.getBooking = () => Promise.reject(new Error(`${address} Bearer ${token}`))
        await send({ url: `/api/v1/appointment?${key}`, headers })
      },
      { metrics },
    )
    expect(lines.join('')).toContain('/agendar-demo/[redacted] Bearer [redacted]')
    for (const text of [...lines, ...responses, await metrics.print()]) {
      expect(text).not.toContain(token)
    }
  })

  it('has the request’s id, which is the proxy’s if that is valid', async () => {
    const ids: unknown[] = []
    const lines = await captureLog('info', async ({ gateway }) => {
      for (const id of ['0123456789abcdef', 'ana@example.com', 'short', 'a'.repeat(65)]) {
        const headers = { 'x-request-id': id }
        const response = await gateway.inject({ url: '/api/geolocation', headers })
        ids.push(response.headers['x-request-id'])
      }
    })
    expect(ids).toEqual([
      '0123456789abcdef',
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^[0-9a-f-]{18}$/) as string),
    ])
    expect(lines.map((line) => (JSON.parse(line) as { reqId: string }).reqId)).toEqual(ids)
  })

  it('has no warnings about invalid requests', async () => {
    const lines = await captureLog('warn', async ({ gateway }) => {
      await gateway.inject('/api/v1/activities')
      await gateway.inject('/nothing')
      await gateway.inject(post('/persons', {}))
    })
    expect(lines).toEqual([])
  })
})
