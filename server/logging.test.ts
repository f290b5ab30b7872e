import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { createMetrics } from './operations/metrics'
import { person } from './testing/records'
import { createBookingToken, key, post, startGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'

const start = (LOG_LEVEL: string, metrics = createMetrics()) =>
  startGateway({ environment: { LOG_LEVEL }, pagesFolder: createTemporaryFolder(), metrics })

const parse = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line) as { readonly reqId: string })

it('has one line per request with method and route, and nothing private, but none of /healthz', async () => {
  const { gateway, log } = await start('info')
  const request = post('/persons', person(), { 'idempotency-key': 'secret-once' })
  await gateway.inject({ ...request, remoteAddress: '203.0.113.77' })
  await gateway.inject({ ...request, payload: '{"name":"Ana García' })
  await gateway.inject('/ana@example.com?email=ana@example.com')
  await gateway.inject('/api/ana@example.com%zz')
  await gateway.inject('/healthz')
  const answered = { msg: 'request answered', milliseconds: expect.any(Number) as number }
  expect(parse(log)).toMatchObject([
    { ...answered, method: 'POST', route: '/api/v1/persons', status: 201 },
    { ...answered, method: 'POST', route: '/api/v1/persons', status: 400 },
    { ...answered, method: 'GET', route: '/*', status: 404 },
    { ...answered, method: 'GET', route: '/api/*', status: 404 },
  ])
  for (const secret of ['demo-site-key', 'Ana', 'ana@', '203.0.113.77', 'secret-once']) {
    expect(log.join('')).not.toContain(secret)
  }
})

it('has an error of the server, without the e-mail addresses that it quotes', async () => {
  const { gateway, store, log } = await start('error')
  store.createPerson = () => Promise.reject(new Error('INSERT of "ana@example.com" failed'))
  await gateway.inject(post('/persons', person()))
  expect(parse(log)).toEqual([
    expect.objectContaining({
      msg: 'a call failed',
      err: expect.objectContaining({ message: 'INSERT of "[redacted]" failed' }) as object,
    }),
  ])
  expect(log.join('')).not.toContain('ana@')
})

it('has an error with a very long word', async () => {
  const { gateway, store, log } = await start('error')
  store.createPerson = () => Promise.reject(new Error(`${'a'.repeat(100_000)} ana@example.com`))
  await gateway.inject(post('/persons', person()))
  // Only then Jest notices that its time is over.
  await wait(0)
  expect(log.join('')).toContain('a [redacted]')
}, 5_000)

it('does not contain the token of a booking’s link, and no metric or response does', async () => {
  const token = createBookingToken({ activityId: 1, number: 1 })
  const metrics = createMetrics()
  const responses: string[] = []
  const { gateway, store, log } = await start('info', metrics)
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
  expect(log.join('')).toContain('/agendar-demo/[redacted] Bearer [redacted]')
  for (const text of [...log, ...responses, await metrics.registry.metrics()]) {
    expect(text).not.toContain(token)
  }
})

it('has the request’s id, which is the proxy’s if that is valid', async () => {
  const ids: unknown[] = []
  const { gateway, log } = await start('info')
  for (const id of ['0123456789abcdef', 'ana@example.com', 'short', 'a'.repeat(65)]) {
    const headers = { 'x-request-id': id }
    const response = await gateway.inject({ url: '/api/geolocation', headers })
    ids.push(response.headers['x-request-id'])
  }
  expect(ids).toEqual([
    '0123456789abcdef',
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^[0-9a-f-]{18}$/) as string),
  ])
  expect(parse(log).map(({ reqId }) => reqId)).toEqual(ids)
})
