import type { InjectOptions } from 'fastify'
import { RateLimited, StoreUnavailable } from '../contactStore'
import { readContacts } from '../stores/embedded/readContacts'
import { failingStore } from '../testing/failingStore'
import { deal, meeting, organization, person, writeDeal } from '../testing/records'
import { key, post, startGateway, type TestGateway } from '../testing/startGateway'

const failure = (error: string, error_info?: string) => ({
  success: false,
  error,
  ...(error_info === undefined ? {} : { error_info }),
  data: null,
})

const notValid = (info: string) => failure('The request is not valid', info)

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
})

const answer = async (request: string | InjectOptions) => {
  const response = await running.gateway.inject(request)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  return [response.statusCode, response.json()]
}

const range = 'start_date=2026-03-04&end_date=2026-03-05'

describe('the site key', () => {
  const refusal = [401, failure('The api_token is missing or not valid')]

  it.each([
    ['no key', ''],
    ['an empty key', '&api_token='],
    ['another key', '&api_token=other'],
    ['the beginning of the key', '&api_token=demo-site-ke'],
    ['the key twice', `&${key}&${key}`],
  ])('is asked for: %s is refused', async (_case, query) => {
    expect(await answer(`/api/v1/activities?${range}${query}`)).toEqual(refusal)
  })

  it('is asked for before a body is read', async () => {
    const request = { ...post('/persons', 'nonsense'), url: '/api/v1/persons' }
    expect(await answer(request)).toEqual(refusal)
  })

  it('is the configured one', async () => {
    running = await startGateway({ environment: { SITE_KEY: 'pk-1' } })
    expect(await answer(`/api/v1/dealFields?${key}`)).toEqual(refusal)
    expect((await running.gateway.inject('/api/v1/dealFields?api_token=pk-1')).statusCode).toBe(200)
  })
})

describe('a body that is not valid', () => {
  const valid: Record<string, object> = {
    '/organizations': organization(),
    '/persons': person(),
    '/deals': deal(),
    '/deals/1': { ['a'.repeat(40)]: 'Retail' },
    '/dealFields': { name: 'Industria', field_type: 'varchar' },
    '/activities': meeting(),
  }

  it.each([
    ['/organizations', { owner_id: 1 }, "body must NOT have additional properties 'owner_id'"],
    ['/organizations', { name: '  ' }, 'body/name must match format "visible-text"'],
    ['/organizations', { name: 'a\0b' }, 'body/name must match format "visible-text"'],
    [
      '/organizations',
      { name: 'a'.repeat(256) },
      'body/name must NOT have more than 255 characters',
    ],
    ['/organizations', { name: 7 }, 'body/name must be string'],
    ['/organizations', { name: undefined }, "body must have required property 'name'"],
    ['/persons', { email: [] }, 'body/email must NOT have fewer than 1 items'],
    ['/persons', { email: 'ana@example.com' }, 'body/email must be array'],
    [
      '/persons',
      { email: [{ value: 'a@b', primary: true, label: 'x' }] },
      "body/email/0 must NOT have additional properties 'label'",
    ],
    ['/persons', { org_id: '1' }, 'body/org_id must be integer'],
    ['/persons', { org_id: 0 }, 'body/org_id must be >= 1'],
    ['/deals', { status: 'won' }, 'body/status must be equal to constant'],
    ['/deals', { currency: 'USD' }, 'body/currency must be equal to constant'],
    ['/deals', { value: -1 }, 'body/value must be >= 0'],
    ['/deals/1', { title: 'Mine' }, "body must NOT have additional properties 'title'"],
    ['/deals/1', { ['a'.repeat(40)]: undefined }, 'body must NOT have fewer than 1 properties'],
    ['/dealFields', { field_type: 'enum' }, 'body/field_type must be equal to constant'],
    ['/activities', { type: 'call' }, 'body/type must be equal to one of the allowed values'],
    ['/activities', { due_date: '2026-02-30' }, 'body/due_date must match format "date"'],
    ['/activities', { due_date: '5/3/2026' }, 'body/due_date must match format "date"'],
    ['/activities', { due_time: '24:00' }, 'body/due_time must match format "optional-time"'],
    ['/activities', { due_time: '9:00' }, 'body/due_time must match format "optional-time"'],
    ['/activities', { duration: 'PT1H' }, 'body/duration must match format "optional-time"'],
    [
      '/activities',
      { source_timezone: 'Europe/Atlantis' },
      'body/source_timezone must match format "optional-time-zone"',
    ],
    [
      '/activities',
      { note: 'a'.repeat(10_001) },
      'body/note must NOT have more than 10000 characters',
    ],
    [
      '/activities',
      { ['a'.repeat(60)]: 1 },
      `body must NOT have additional properties '${'a'.repeat(40)}'`,
    ],
  ])('is refused with the field and the reason: %s %j', async (path, changes, info) => {
    expect(await answer(post(path, { ...valid[path], ...changes }))).toEqual([400, notValid(info)])
    expect(readContacts(running.file)).toEqual({
      organizations: [],
      persons: [],
      deals: [],
      activities: [],
    })
  })

  it('is refused where it is no JSON', async () => {
    const request = { ...post('/persons', {}), payload: '{"name": "Ana' }
    expect(await answer(request)).toEqual([400, failure('The request is not valid')])
  })

  it('is refused where it is empty', async () => {
    const request = { ...post('/persons', {}), payload: '' }
    expect(await answer(request)).toEqual([400, failure('The request is not valid')])
  })

  it('is refused where it is of another kind', async () => {
    const request = post('/persons', {}, { 'content-type': 'application/xml' })
    expect(await answer(request)).toEqual([415, failure('The request must be JSON')])
  })

  it('is refused where it is too large', async () => {
    const request = post('/organizations', { name: 'a'.repeat(70_000) })
    expect(await answer(request)).toEqual([413, failure('The request is too large')])
  })
})

describe('a query that is not valid', () => {
  it.each([
    ['end_date=2026-03-05', "querystring must have required property 'start_date'"],
    ['start_date=2026-3-4&end_date=2026-03-05', 'querystring/start_date must match format "date"'],
    ['start_date=2026-03-06&end_date=2026-03-05', 'end_date is before start_date'],
    [`${range}&user_id=0`, "querystring must NOT have additional properties 'user_id'"],
    [`${range}&start=-1`, 'querystring/start must match pattern "^[0-9]{1,9}$"'],
    [
      `${range}&limit=501`,
      'querystring/limit must match pattern "^([1-9][0-9]?|[1-4][0-9]{2}|500)$"',
    ],
    [
      `${range}&limit=0`,
      'querystring/limit must match pattern "^([1-9][0-9]?|[1-4][0-9]{2}|500)$"',
    ],
  ])('is refused with the reason: %s', async (query, info) => {
    expect(await answer(`/api/v1/activities?${key}&${query}`)).toEqual([400, notValid(info)])
  })

  it('is refused where a deal has no number', async () => {
    expect(await answer(post('/deals/one', {}))).toEqual([
      400,
      notValid('params/id must match pattern "^[1-9][0-9]{0,14}$"'),
    ])
  })

  it('is refused where the idempotency key is too long', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(101) }
    expect(await answer(post('/organizations', organization(), headers))).toEqual([
      400,
      notValid('headers/idempotency-key must match pattern "^[A-Za-z0-9._:-]{1,100}$"'),
    ])
  })
})

describe('what the store refuses', () => {
  it('is 409 for a slot that is taken', async () => {
    await writeDeal(running.store)
    await running.store.createActivity(meeting())
    expect(await answer(post('/activities', meeting({ due_time: '10:30' })))).toEqual([
      409,
      failure('This time has just been taken by another meeting'),
    ])
  })

  it('is 422 for a reference to nobody', async () => {
    expect(await answer(post('/deals', deal({ person_id: 9 })))).toEqual([
      422,
      failure('There is no person 9 to refer to'),
    ])
  })

  it('is 422 for an idempotency key that was used for something else', async () => {
    const headers = { 'idempotency-key': 'once' }
    await answer(post('/organizations', organization(), headers))
    expect(await answer(post('/organizations', { name: 'Beta' }, headers))).toEqual([
      422,
      failure('This Idempotency-Key was used for another request'),
    ])
  })

  it('is 404 for a deal that does not exist', async () => {
    expect(await answer(post('/deals/9', { ['a'.repeat(40)]: 'Retail' }))).toEqual([
      404,
      failure('There is no deal 9'),
    ])
  })
})

describe('a store that fails', () => {
  it.each([
    ['unavailable', new StoreUnavailable(), 503, 'The contact store can not be reached'],
    ['broken', new Error('INSERT of ana@example.com failed'), 500, 'The contact service failed'],
  ])('answers %s without a trace', async (_case, error, status, text) => {
    running = await startGateway({ store: failingStore(error) })
    expect(await answer(`/api/v1/activities?${key}&${range}`)).toEqual([status, failure(text)])
    expect(await answer(post('/persons', person()))).toEqual([status, failure(text)])
  })

  it('passes on when to try again', async () => {
    running = await startGateway({ store: failingStore(new RateLimited(12)) })
    const response = await running.gateway.inject(post('/persons', person()))
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      429,
      '12',
      failure('Too many requests: please wait a moment'),
    ])
  })
})

describe('an unknown call', () => {
  it.each([
    ['GET', `/api/v1/persons?${key}`],
    ['DELETE', `/api/v1/deals/1?${key}`],
    ['PUT', `/api/v1/deals/1?${key}`],
    ['GET', `/api/v2/deals?${key}`],
    ['GET', '/api/v1/leads'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/geolocation'],
  ] as const)('is 404: %s %s', async (method, url) => {
    expect(await answer({ method, url })).toEqual([404, failure('There is no such call')])
  })

  it('is 400 where the address can not be read', async () => {
    expect(await answer('/api/v1/%zz')).toEqual([400, failure('The address is not valid')])
  })
})

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
    expect(await answer({ ...post('/organizations', organization()), remoteAddress })).toEqual([
      429,
      failure('Too many requests: please wait a moment'),
    ])
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
