import type { InjectOptions } from 'fastify'
import { StoreError } from '../records/storeError'
import { deal, meeting, noContacts, onlyContact, organization, person } from '../testing/records'
import {
  capable,
  key,
  post,
  startGateway,
  failure,
  type TestGateway,
} from '../testing/startGateway'
import { createFailingStore, readStoredContacts } from '../testing/openTestStore'

const createInvalidRequestFailure = (info: string) => failure('The request is not valid', info)

let running: TestGateway

beforeAll(async () => {
  running = await startGateway({ environment: { WRITES_PER_MINUTE: '0' } })
})

const send = async (request: string | InjectOptions, { gateway } = running) => {
  const response = await gateway.inject(request)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  return [response.statusCode, response.json<unknown>()]
}

const fields = { ['a'.repeat(40)]: 'Retail' }
const range = 'start_date=2026-03-04&end_date=2026-03-05'

describe('the site key', () => {
  const refusal = [401, failure('The api_token is missing or not valid')]

  it.each([
    ['no key', ''],
    ['an empty key', '&api_token='],
    ['another key', '&api_token=other'],
    ['the beginning of the key', '&api_token=demo-site-ke'],
    ['the key twice', `&${key}&${key}`],
  ])('is required: %s is refused', async (_case, query) => {
    expect(await send(`/api/v1/activities?${range}${query}`)).toEqual(refusal)
  })

  it('is checked before a body is read', async () => {
    const request = { ...post('/persons', 'nonsense'), url: '/api/v1/persons' }
    expect(await send(request)).toEqual(refusal)
  })

  it('is the configured one', async () => {
    const other = await startGateway({ environment: { SITE_KEY: 'pk-1' } })
    expect(await send(`/api/v1/dealFields?${key}`, other)).toEqual(refusal)
    expect((await other.gateway.inject('/api/v1/dealFields?api_token=pk-1')).statusCode).toBe(200)
  })
})

describe('a body that is not valid', () => {
  const wrongEmail = 'body/email/0/value must match format "contact-email"'
  const wrongPhone = 'body/phone/0/value must match format "contact-phone"'
  const [field, other] = ['a'.repeat(40), 'b'.repeat(40)]
  const tooLong = (most: number) => `must NOT have more than ${most} characters`
  const zone = 'body/source_timezone'
  const knownZone = 'must be a time zone that the site knows'

  const refused: readonly [path: string, changes: object, info: string][] = [
    ['/organizations', { owner_id: 1 }, "body must NOT have additional properties 'owner_id'"],
    ['/organizations', { name: '\0\u007F' }, 'body/name must NOT have fewer than 1 characters'],
    ['/persons', { name: '\u200B\u2060\uFEFF' }, 'body/name must match format "visible-text"'],
    ['/organizations', { name: 'a'.repeat(256) }, `body/name ${tooLong(255)}`],
    ['/organizations', { name: 7 }, 'body/name must be string'],
    ['/organizations', { name: undefined }, "body must have required property 'name'"],
    ['/persons', { email: [] }, 'body/email must NOT have fewer than 1 items'],
    [
      '/persons',
      { email: [{ value: 'a@b', primary: true, label: 'x' }] },
      "body/email/0 must NOT have additional properties 'label'",
    ],
    ['/persons', { email: onlyContact('not an email\r\nBcc: x') }, wrongEmail],
    ['/persons', { email: onlyContact('foo,bar@example.com') }, wrongEmail],
    ['/persons', { phone: onlyContact('+34 12') }, wrongPhone],
    ['/persons', { phone: onlyContact('612345678') }, wrongPhone],
    ['/persons', { org_id: '1' }, 'body/org_id must be integer'],
    ['/persons', { org_id: 0 }, 'body/org_id must be >= 1'],
    ['/deals', { status: 'won' }, 'body/status must be equal to constant'],
    ['/deals', { currency: 'euros' }, 'body/currency must be equal to constant'],
    ['/deals', { value: 1 }, 'body/value must be equal to one of the allowed values'],
    ['/deals/1', { [other]: 'x' }, 'body must NOT have more than 1 properties'],
    ['/deals/1', { [field]: undefined, x: '' }, "body must NOT have additional properties 'x'"],
    ['/deals/1', { [field]: undefined }, 'body must NOT have fewer than 1 properties'],
    ['/dealFields', { field_type: 'enum' }, 'body/field_type must be equal to constant'],
    ['/dealFields', { name: 'Buy now' }, 'body/name must be equal to constant'],
    ['/activities', { type: 'call' }, 'body/type must be equal to one of the allowed values'],
    ['/activities', { due_date: '2026-02-30' }, 'body/due_date must match format "date"'],
    ['/activities', { due_time: '24:00' }, 'body/due_time must match format "optional-time"'],
    ['/activities', { duration: 'PT1H' }, 'body/duration must match format "optional-time"'],
    [
      '/activities',
      { source_timezone: '+02:00' },
      `${zone} must match format "optional-time-zone"`,
    ],
    ['/activities', { source_timezone: 'Europe/Atlantis' }, `${zone} of a meeting ${knownZone}`],
    ['/activities', { type: 'email' }, 'body/due_time of an e-mail must be 12:00'],
    ['/activities', { note: 'a'.repeat(10_001) }, `body/note ${tooLong(10_000)}`],
    // A long name is cut.
    ['/activities', { [`${field}a`]: 1 }, `body must NOT have additional properties '${field}'`],
  ]

  const valid: Record<string, object> = {
    '/organizations': organization(),
    '/persons': person(),
    '/deals': deal(),
    '/deals/1': fields,
    '/dealFields': { name: 'Industria', field_type: 'varchar' },
    '/activities': meeting(),
  }

  const rows = refused.map(([path, changes, info]) => {
    const request = post(path, { ...valid[path], ...changes })
    return [path, JSON.stringify(changes).slice(0, 60), info, request] as const
  })

  it.each(rows)('is refused at %s with %s: %s', async (_path, _changes, info, request) => {
    expect(await send(request)).toEqual([400, createInvalidRequestFailure(info)])
  })

  it('stores nothing', async () => {
    const { gateway, file } = await startGateway({ environment: { WRITES_PER_MINUTE: '0' } })
    for (const [, , , request] of rows) await gateway.inject(request)
    expect(await readStoredContacts(file)).toEqual(noContacts)
  })

  it.each(Object.entries(valid))('is refused without a quote of it at %s', async (path, body) => {
    const typed = 'Ana Secreta'
    const wrong = Object.keys(body).map((field) => ({ ...body, [field]: typed }))
    const bodies = [...wrong, { ...body, due_date: typed, name: [typed], title: { typed } }]
    const { gateway } = await startGateway()
    const responses = await Promise.all(bodies.map((each) => gateway.inject(post(path, each))))
    const refusals = responses.filter(({ statusCode }) => statusCode >= 400)
    expect(refusals.map(({ statusCode }) => statusCode)).toContain(400)
    for (const refusal of refusals) expect(refusal.body).not.toContain(typed)
  })

  it.each([
    ['is not JSON', '{"name": "Ana'],
    ['is not UTF-8', Buffer.from('{"name":"\u00c3("}', 'latin1')],
    ['is empty', ''],
    ['has thousands of phones', JSON.stringify({ phone: Array(5_000).fill('+1000000') })],
    ['has lists in thousands of lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ])('is refused if it %s', async (_case, payload) => {
    const request = { ...post('/organizations', {}), payload }
    expect(await send(request)).toEqual([400, failure('The request is not valid')])
  })

  it.each([
    ['name', '{"name":"Ana","\\u006eame":"Eva"}'],
    ['value', '{"name":"a \\" b:","email":[{"value":"a@b.c","value":"d@e.f"}]}'],
  ])('is refused if it has the field %s twice', async (name, payload) => {
    const request = { ...post('/organizations', {}), payload }
    const refusal = createInvalidRequestFailure(`body has the field '${name}' twice`)
    expect(await send(request)).toEqual([400, refusal])
  })

  it.each<Readonly<Record<string, string>>>([
    { 'content-encoding': 'gzip' },
    { 'transfer-encoding': 'gzip, chunked' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/xml' },
  ])('is refused if it is said to be anything but JSON in UTF-8: %j', async (headers) => {
    const refusal = failure('The request must be JSON in UTF-8, not compressed')
    expect(await send(post('/organizations', organization(), headers))).toEqual([415, refusal])
  })

  it.each<Readonly<Record<string, string>>>([
    { 'content-encoding': 'Identity' },
    { 'content-type': 'application/json; charset=UTF8' },
    { 'content-type': 'application/json; charset="utf-8"' },
  ])('is taken if it is said to be encoded as it is read: %j', async (headers) => {
    const [status] = await send(post('/organizations', organization(), headers))
    expect(status).toBe(201)
  })
})

describe('a query that is not valid', () => {
  const limitPattern = 'pattern "^([1-9][0-9]?|[1-4][0-9]{2}|500)$"'

  it.each([
    ['end_date=2026-03-05', "querystring must have required property 'start_date'"],
    ['start_date=2026-3-4&end_date=2026-03-05', 'querystring/start_date must match format "date"'],
    ['start_date=2026-03-06&end_date=2026-03-05', 'end_date is before start_date'],
    ['start_date=2026-03-02&end_date=2026-05-03', 'the range has more than 62 days'],
    ['start_date=1970-01-01&end_date=2026-05-03', 'the range has more than 62 days'],
    [`${range}&user_id=0`, "querystring must NOT have additional properties 'user_id'"],
    [`${range}&start=-1`, 'querystring/start must match pattern "^[0-9]{1,9}$"'],
    [`${range}&limit=501`, `querystring/limit must match ${limitPattern}`],
    [`${range}&limit=0`, `querystring/limit must match ${limitPattern}`],
  ])('is refused with the reason: %s', async (query, info) => {
    const refusal = [400, createInvalidRequestFailure(info)]
    expect(await send(`/api/v1/activities?${key}&${query}`)).toEqual(refusal)
  })

  it.each([
    ['no number', 'one'],
    ['too long', '1'.repeat(2_000)],
  ])('is refused if the deal’s id is %s', async (_case, id) => {
    const info = 'params/id must match pattern "^[1-9][0-9]{0,14}$"'
    expect(await send(post(`/deals/${id}`, {}))).toEqual([400, createInvalidRequestFailure(info)])
  })

  it('is refused if the idempotency key is too long', async () => {
    const request = post('/persons', person(), { 'idempotency-key': 'k'.repeat(101) })
    const info = 'headers/idempotency-key must match pattern "^[A-Za-z0-9._:-]{1,100}$"'
    expect(await send(request)).toEqual([400, createInvalidRequestFailure(info)])
  })
})

it.each([
  ['GET', `/api/v1/persons?${key}`],
  ['DELETE', `/api/v1/deals/1?${key}`],
  ['PUT', `/api/v1/deals/1?${key}`],
  ['GET', `/api/v2/deals?${key}`],
  ['GET', '/api/v1/leads'],
  ['GET', '/api'],
  ['GET', '/api/'],
  ['POST', '/api/geolocation'],
] as const)('an unknown call is 404: %s %s', async (method, url) => {
  expect(await send({ method, url })).toEqual([404, failure('There is no such call')])
})

it.each([
  [422, '/deals', deal({ person_id: 9 }), failure('There is no such record to refer to')],
  [404, '/deals/9', fields, failure('There is no such record', 'not_found')],
])('the store’s refusal is %i for %s', async (status, path, body, refusal) => {
  const headers = capable(['person', 9], ['deal', 9])
  expect(await send(post(path, body, headers))).toEqual([status, refusal])
})

it.each([
  [503, 'The contact store cannot be reached', new StoreError('unavailable')],
  [500, 'The contact service failed', new Error('INSERT of ana@example.com failed')],
] as const)('a failure of the store is %i without details: %s', async (status, text, error) => {
  const failing = await startGateway({ store: createFailingStore(error) })
  const expected = [status, failure(text)]
  expect(await send(`/api/v1/activities?${key}&${range}`, failing)).toEqual(expected)
  expect(await send(post('/persons', person()), failing)).toEqual(expected)
})
