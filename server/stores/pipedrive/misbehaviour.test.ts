import path from 'node:path'
import { inspect } from 'node:util'
import type { InjectOptions } from 'fastify'
import { organization } from '../../testing/records'
import { key, post, startGateway } from '../../testing/startGateway'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { misbehaviours, type MisbehaviourName } from '../../testing/vendor/misbehaviour'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const names = Object.keys(misbehaviours) as MisbehaviourName[]

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('a vendor that misbehaves, %s', (_version, dialect) => {
  let vendor: Vendor
  /** Everything that the gateway sends, logs or throws. */
  let seen: string

  beforeEach(async () => {
    vendor = await startVendor()
    seen = ''
  })

  afterEach(() => vendor.close())

  const start = async () => {
    const warn = (message: string) => (seen += message)
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    const { url } = vendor
    const store = openPipedriveStore({
      dialect,
      url,
      token: vendorToken,
      file,
      timeoutMs: 500,
      warn,
    })
    const logStream = { write: (line: string) => void (seen += line) }
    const { gateway } = await startGateway({
      store,
      logStream,
      environment: { LOG_LEVEL: 'info', CONTACT_STORE_TOKEN: vendorToken },
    })
    const send = async (request: InjectOptions) => {
      const { statusCode, headers, body } = await gateway.inject(request)
      seen += JSON.stringify(headers) + body
      return { statusCode, headers, body: JSON.parse(body) as unknown }
    }
    return { store, send }
  }

  const calendar = `/api/v1/activities?${key}&start_date=2026-03-04&end_date=2026-03-05`

  it.each(names)('makes only the call fail, without revealing the token: %s', async (name) => {
    vendor.misbehave({ name })
    const { store, send } = await start()
    const [status, error] =
      name === 'tooMany'
        ? [429, 'Too many requests: please wait a moment']
        : [503, 'The contact store can not be reached']

    for (const request of [{ url: calendar }, post('/organizations', organization())]) {
      const response = await send(request)
      expect(response.statusCode).toBe(status)
      expect(response.body).toEqual({ success: false, error, data: null })
      expect(response.headers['retry-after']).toBe(name === 'tooMany' ? '7' : undefined)
    }
    const thrown = await store
      .listDealFields({ start: 0, limit: 1 })
      .catch((caught: unknown) => caught)
    seen += inspect(thrown, { depth: null })

    expect(seen).not.toContain(vendorToken)
    expect(seen).not.toContain('Acme Retail')
  })

  it('serves visitors again after it has recovered', async () => {
    vendor.misbehave({ name: 'failing', times: 2 })
    const { send } = await start()
    expect((await send({ url: calendar })).statusCode).toBe(503)
    expect((await send({ url: calendar })).statusCode).toBe(503)
    expect((await send({ url: calendar })).statusCode).toBe(200)
  })

  it('can send at most 16 MiB in a response', async () => {
    vendor.misbehave({ name: 'huge' })
    const { send } = await start()
    const before = process.memoryUsage().arrayBuffers
    expect((await send({ url: calendar })).statusCode).toBe(503)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024)
  })

  it('gets the token in a header, never in a URL', async () => {
    const { send } = await start()
    await send({ url: calendar })
    await send(post('/organizations', organization()))
    expect(vendor.calls.join()).not.toContain(vendorToken)
    expect(seen).not.toContain(vendorToken)
  })
})
