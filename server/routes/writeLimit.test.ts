import { readContacts } from '../stores/embedded/readContacts'
import { failure } from '../testing/failure'
import { organization } from '../testing/records'
import { key, post, startGateway, type TestGateway } from '../testing/startGateway'

let running: TestGateway

describe('the limit of writes', () => {
  const write = async (remoteAddress = '203.0.113.1', headers = {}) => {
    const request = post('/organizations', organization(), headers)
    const response = await running.gateway.inject({ ...request, remoteAddress })
    return [
      response.statusCode,
      response.headers['x-ratelimit-limit'],
      response.headers['x-ratelimit-remaining'],
      response.headers['x-ratelimit-reset'],
      response.headers['retry-after'],
    ]
  }

  let now: number

  beforeEach(async () => {
    now = 1_000
    running = await startGateway({ environment: { WRITES_PER_MINUTE: '2' }, now: () => now })
  })

  it('lets through as many as are allowed, and the next ones a minute later', async () => {
    expect(await write()).toEqual([201, '2', '1', '60', undefined])
    now += 20_500
    expect(await write()).toEqual([201, '2', '0', '40', undefined])
    expect(await write()).toEqual([429, '2', '0', '40', '40'])
    now += 39_500
    expect(await write()).toEqual([201, '2', '1', '60', undefined])
    expect(readContacts(running.file)?.organizations).toHaveLength(3)
  })

  it('answers the envelope', async () => {
    await write()
    await write()
    const remoteAddress = '203.0.113.1'
    const request = { ...post('/organizations', organization()), remoteAddress }
    expect((await running.gateway.inject(request)).json()).toEqual(
      failure('Too many requests: please wait a moment'),
    )
  })

  it('counts each address for itself', async () => {
    await write()
    await write()
    expect((await write('203.0.113.2'))[0]).toBe(201)
  })

  it('believes a proxy of its own network, and nobody else, about the address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    await write('127.0.0.1', from('203.0.113.7'))
    await write('127.0.0.1', from('203.0.113.7'))
    expect((await write('127.0.0.1', from('203.0.113.7')))[0]).toBe(429)
    expect((await write('127.0.0.1', from('203.0.113.8')))[0]).toBe(201)
    await write('203.0.113.9', from('198.51.100.1'))
    await write('203.0.113.9', from('198.51.100.2'))
    expect((await write('203.0.113.9', from('198.51.100.3')))[0]).toBe(429)
  })

  it('does not count what is only read', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { statusCode } = await running.gateway.inject(`/api/v1/dealFields?${key}`)
      expect(statusCode).toBe(200)
    }
  })

  it('is off at 0', async () => {
    running = await startGateway({ environment: { WRITES_PER_MINUTE: '0' } })
    expect(await write()).toEqual([201, undefined, undefined, undefined, undefined])
  })
})
