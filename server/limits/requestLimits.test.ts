import type { FastifyRequest, InjectOptions } from 'fastify'
import { readConfiguration } from '../configuration'
import { StoreError } from '../records/storeError'
import { email, organization, writeDeal } from '../testing/records'
import {
  createCapable,
  failure,
  key,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway'
import { readStoredContacts } from '../testing/openTestStore'
import { TooManyRequests, createRequestLimits, getClientAddress } from './requestLimits'

let running: TestGateway
let now: number

beforeEach(() => {
  now = 1_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const start = async (environment: Record<string, string>) => {
  running = await startGateway({ environment })
}

const client = '203.0.113.1'

const write = async (remoteAddress = client, headers = {}) => {
  const request = post('/organizations', organization(), headers)
  const { statusCode, headers: told } = await running.gateway.inject({ ...request, remoteAddress })
  return { status: statusCode, retryAfter: told['retry-after'] }
}

const read = (url: string, remoteAddress = client) => running.gateway.inject({ url, remoteAddress })

const getReadStatus = async (url: string, remoteAddress = client) =>
  (await read(url, remoteAddress)).statusCode

describe('the limit of writes', () => {
  it('allows the configured number, and again a minute later', async () => {
    await start({ WRITES_PER_MINUTE: '2' })
    expect(await write()).toEqual({ status: 201 })
    now += 20_500
    expect(await write()).toEqual({ status: 201 })
    expect(await write()).toEqual({ status: 429, retryAfter: '40' })
    now += 39_500
    expect(await write()).toEqual({ status: 201 })
    expect((await readStoredContacts(running.file)).organizations).toHaveLength(3)
  })

  it('lasts a minute also while the clock is set back by hours', async () => {
    await start({ WRITES_PER_MINUTE: '1', ALL_WRITES_PER_MINUTE: '2' })
    now += 6 * 3_600_000
    await write()
    await write('203.0.113.2')
    now -= 5 * 3_600_000
    expect(await write()).toEqual({ status: 201 })
    expect(await write('203.0.113.2')).toEqual({ status: 201 })
    expect(await write()).toEqual({ status: 429, retryAfter: '60' })
    expect(await write('203.0.113.3')).toEqual({ status: 429, retryAfter: '60' })
    now += 60_000
    expect(await write()).toEqual({ status: 201 })
    expect(await write()).toEqual({ status: 429, retryAfter: '60' })
    expect(await write('203.0.113.2')).toEqual({ status: 201 })
  })

  it('counts a wrong key, whatever the method is', async () => {
    await start({ WRITES_PER_MINUTE: '2' })
    expect(await getReadStatus('/api/v1/dealFields?api_token=guess-1')).toBe(401)
    expect(await getReadStatus('/api/v1/dealFields')).toBe(401)
    expect(await getReadStatus('/api/v1/dealFields?api_token=guess-3')).toBe(429)
    expect(await getReadStatus(`/api/v1/dealFields?${key}`)).toBe(200)
  })

  it('has a second limit for all clients together', async () => {
    await start({ WRITES_PER_MINUTE: '2', ALL_WRITES_PER_MINUTE: '3' })
    await write()
    await write()
    expect(await write()).toMatchObject({ status: 429 })
    expect(await write('203.0.113.2')).toMatchObject({ status: 201 })
    expect(await write('203.0.113.3')).toEqual({ status: 429, retryAfter: '60' })
  })
})

describe('the limit of messages, each of which the owner is told', () => {
  const sendMessage = async (note: string, remoteAddress = client) => {
    const capable = createCapable(running.at)(['organization', 1], ['person', 1], ['deal', 1])
    const request = post('/activities', email({ note }), { ...capable, 'idempotency-key': 'one' })
    const { statusCode, headers } = await running.gateway.inject({ ...request, remoteAddress })
    return [statusCode, headers['retry-after']]
  }

  const startWith = async (environment: Record<string, string>) => {
    await start(environment)
    await writeDeal(running.store)
  }

  it('allows the configured number of a client, also of one that is changed, and again an hour later', async () => {
    await startWith({ OPEN_BOOKINGS_PER_ADDRESS: '2' })
    expect(await sendMessage('one')).toEqual([201, undefined])
    expect(await sendMessage('two')).toEqual([201, undefined])
    expect(await sendMessage('three')).toEqual([429, '3600'])
    expect(await sendMessage('three', '203.0.113.2')).toEqual([201, undefined])
    running.at += 3_600_000
    expect(await sendMessage('three')).toEqual([201, undefined])
  })

  it('does not count one that is repeated, or could not be stored', async () => {
    await startWith({ OPEN_BOOKINGS_PER_ADDRESS: '2' })
    const unavailable = new StoreError('unavailable')
    const createActivity = jest.spyOn(running.store, 'createActivity')
    createActivity.mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable)
    const statuses = []
    for (const note of ['one', 'one', 'one', 'one', 'one', 'two', 'three'])
      statuses.push((await sendMessage(note))[0])
    expect(statuses).toEqual([503, 503, 201, 201, 201, 201, 429])
  })
})

it('is one for pages, one for calls that read, and one for calls that write', async () => {
  const deal = `/api/v1/deals/1?${key}`
  const requests = [
    ['page', 'GET', '/'],
    ['page', 'HEAD', '/en/nothing'],
    ['page', 'PUT', '/'],
    ['page', 'GET', '/assets/nothing.js'],
    ['page', 'GET', '/agendar-demo/token'],
    ['page', 'GET', '/calendar/token.ics'],
    ['page', 'GET', '/%zz'],
    ['page', 'GET', '/en/%c0%af'],
    ['page', 'GET', '/healthzz'],
    ['page', 'PROPFIND', `/api/v1/persons?${key}`],
    ['', 'GET', '/healthz'],
    ['', 'GET', '/readyz'],
    ['read', 'GET', '/api/geolocation'],
    ['read', 'POST', '/api/reports'],
    ['read', 'POST', '/api/nothing'],
    ['read', 'HEAD', `/api/v1/dealFields?${key}`],
    ['read', 'GET', `/api/v1/activities?${key}`],
    ['read', 'GET', `/api/v1/appointment?${key}`],
    ['write', 'PUT', `/api/v1/appointment?${key}`],
    ['write', 'DELETE', `/api/v1/appointment?${key}`],
    ['write', 'POST', `/api/v1/organizations?${key}`],
    ['write', 'POST', `/api/v1/persons?${key}`],
    ['write', 'POST', `/api/v1/deals?${key}`],
    ['write', 'POST', deal],
    ['write', 'POST', deal.replace('1?', `${'1'.repeat(2_000)}?`)],
    ['write', 'POST', `/api/v1/activities?${key}`],
    ['write', 'POST', `/api/v1/dealFields?${key}`],
    ['write', 'GET', '/api/v1/appointment?api_token=guess'],
  ] as const
  running = await startGateway({
    environment: { READS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' },
    readDemoCalendar: () => Promise.resolve(undefined),
  })
  // A second request of each kind; a wrong key counts as a write.
  const second = { page: '/', read: `/api/v1/dealFields?${key}`, write: '/api/v1/dealFields' }
  const found = []
  for (const [index, [, method, url]] of requests.entries()) {
    const remoteAddress = `203.0.113.${index}`
    await running.gateway.inject({ method, url, remoteAddress } as InjectOptions)
    const exceeded = []
    for (const [limit, other] of Object.entries(second)) {
      if ((await getReadStatus(other, remoteAddress)) === 429) exceeded.push(limit)
    }
    found.push([exceeded.join(), method, url])
  }
  expect(found).toEqual(requests)
})

it('forgets the client that was not seen for the longest time', async () => {
  const { gateway } = await startGateway()
  const limits = await createRequestLimits(
    gateway,
    readConfiguration({ READS_PER_MINUTE: '1', ALL_READS_PER_MINUTE: '0' }),
  )
  const count = (client: number) => {
    const ip = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`
    return limits.countPage({ ip, routeOptions: {} } as FastifyRequest)
  }
  for (let client = 0; client < 100_000; client += 1) await count(client)
  await expect(count(1)).rejects.toThrow(TooManyRequests)
  await count(100_001)
  await count(0)
})

describe('the IP address that is counted', () => {
  /** Writes through a peer that forwards these addresses; returns the statuses. */
  const writeFor = async (peer: string, ...forwarded: readonly string[]) => {
    const statuses = []
    for (const each of forwarded) {
      statuses.push((await write(peer, { 'x-forwarded-for': each })).status)
    }
    return statuses
  }

  it('is the peer’s by default: no forwarded address is trusted', async () => {
    await start({ WRITES_PER_MINUTE: '1' })
    for (const peer of ['127.0.0.1', '10.0.0.1', '203.0.113.9', '::1']) {
      expect(await writeFor(peer, '198.51.100.1', '198.51.100.2')).toEqual([201, 429])
    }
  })

  it('is the one that a trusted proxy forwards, and no other client', async () => {
    await start({ WRITES_PER_MINUTE: '1', TRUSTED_PROXIES: 'loopback' })
    const clients = ['203.0.113.7', '203.0.113.7', '203.0.113.8']
    expect(await writeFor('127.0.0.1', ...clients)).toEqual([201, 429, 201])
    expect(await writeFor('203.0.113.9', '198.51.100.1', '198.51.100.2')).toEqual([201, 429])
  })

  it('is the one that the configured number of proxies added, not one that the client sent', async () => {
    await start({ WRITES_PER_MINUTE: '1', TRUSTED_PROXIES: '1' })
    const [seven, eight] = ['203.0.113.7', '203.0.113.8']
    const forwarded = [`198.51.100.1, ${seven}`, `198.51.100.2, ${seven}`, `198.51.100.2, ${eight}`]
    expect(await writeFor('10.0.0.1', ...forwarded)).toEqual([201, 429, 201])
  })
})

describe('the limit of reads', () => {
  const fields = `/api/v1/dealFields?${key}`

  it.each([
    ['all calls together', '/api/geolocation', fields, '/'],
    ['pages, separately from calls', '/', '/nothing', fields],
  ])('applies to %s', async (_what, one, another, apart) => {
    await start({ READS_PER_MINUTE: '2' })
    await read(one)
    await read(another)
    expect(await read(one)).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60' },
      body: JSON.stringify(failure('Too many requests: try again later')),
    })
    expect(await getReadStatus(another, '203.0.113.2')).not.toBe(429)
    expect(await getReadStatus(apart)).not.toBe(429)
    now += 60_000
    expect(await getReadStatus(another)).not.toBe(429)
  })

  it('has a second limit for all clients together', async () => {
    await start({ ALL_READS_PER_MINUTE: '1' })
    await read('/')
    expect(await getReadStatus('/', '203.0.113.2')).toBe(429)
  })
})

const getAddress = (ip: string, remoteAddress = '192.0.2.1') =>
  getClientAddress({ ip, socket: { remoteAddress } })

describe('getClientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['203.0.113.7:443', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ])('counts %s as %s', (ip, counted) => {
    expect(getAddress(ip)).toBe(counted)
  })

  it.each(['garbage', '', '203.0.113.7:', 'garbage:443', '1'.repeat(9_000), '256.1.1.1'])(
    'counts the proxy if it forwards %p',
    (ip) => {
      expect(getAddress(ip)).toBe('192.0.2.1')
    },
  )
})
