import type { InjectOptions } from 'fastify'
import { StoreError } from '../records/storeError'
import { failure, post, startGateway, testNow, type TestGateway } from '../testing/startGateway'
import { readJobs } from '../records/jobs'
import { readFile } from '../records/sqlite/readFile'
import { removeRows } from '../records/removal'
import { isSuspectId, readSuspects as readStoredSuspects } from '../records/suspects'
import { createMetrics } from '../operations/metrics'
import { deal, email, meeting, noContacts, organization, person } from '../testing/records'
import { openTestStore, readStoredContacts } from '../testing/openTestStore'

type Headers = Readonly<Record<string, string | undefined>>

let running: TestGateway
const metrics = createMetrics()

beforeEach(async () => {
  running = await startGateway({ metrics })
})

const send = async (request: InjectOptions) => {
  const { statusCode, headers, ...response } = await running.gateway.inject(request)
  const body = response.json<{ data: { id: number } }>()
  return { status: statusCode, body, capability: String(headers['x-record-capability']) }
}

const trap = { 'x-form-trap': 'filled' }
const tooFast = { 'x-form-age': '2' }
const { type, due_date, due_time, duration } = email()
const message = { type, due_date, due_time, duration }
const note = 'Email: ana@example.com'
const fields = { ['a'.repeat(40)]: 'Retail' }

type Call = 'organization' | 'person' | 'deal' | 'fields' | 'activity'

/**
 * Makes the calls of a form as the site does. Resolves to their statuses and the deal's id.
 *
 * @param headers additional headers of each call
 */
async function submit(
  headers: Partial<Record<Call, Headers>> & { readonly all?: Headers } = {},
  { sequence = 'one', company = true, activity = {} } = {},
) {
  const held: string[] = []
  const statuses: number[] = []
  const call = async (name: Call, request: (headers: Headers) => InjectOptions) => {
    const { status, body, capability } = await send(
      request({
        'x-record-capabilities': held.join(' ') || undefined,
        'idempotency-key': `${sequence}-${name}`,
        ...headers.all,
        ...headers[name],
      }),
    )
    if (capability !== 'undefined') held.push(capability)
    statuses.push(status)
    return body.data.id
  }
  const org_id = company
    ? await call('organization', (all) => post('/organizations', organization(), all))
    : undefined
  const orgId = org_id === undefined ? {} : { org_id }
  const person_id = await call('person', (all) => post('/persons', person(orgId), all))
  const owners = { ...orgId, person_id }
  const deal_id = await call('deal', (all) => post('/deals', deal(owners), all))
  const ids = { ...owners, deal_id }
  const sent = meeting({ ...ids, note, ...activity })
  if (sent.type === 'meeting') {
    const key = await running.store.createDealField({ name: 'Industria', field_type: 'varchar' })
    await call('fields', (all) => post(`/deals/${deal_id}`, { [key.key]: 'Retail' }, all))
  }
  await call('activity', (all) => post('/activities', sent, all))
  return { statuses, dealId: deal_id }
}

const readSuspects = () => readFile(running.file, readStoredSuspects)
const accepted = [201, 201, 201, 200, 201]

const expectNothingStored = async () => {
  expect(await readStoredContacts(running.file)).toEqual(noContacts)
  expect(await readFile(running.file, readJobs)).toEqual([])
}

describe('a suspect form (R59)', () => {
  it.each([
    ['has its hidden field filled in', { all: trap }, 'trap'],
    ['is sent at once', { all: { 'x-form-age': '0' } }, 'age'],
    ['is sent after two seconds', { all: tooFast }, 'age'],
    ['shows both signs', { all: { ...trap, ...tooFast } }, 'trap'],
    ['shows a sign in its first call alone', { organization: trap }, 'trap'],
    ['is too fast in its first call alone', { organization: tooFast }, 'age'],
  ] as const)('that %s is answered as any other, and kept whole', async (_case, signs, reason) => {
    const { statuses, dealId } = await submit(signs)
    expect(statuses).toEqual(accepted)
    await expectNothingStored()
    expect(isSuspectId(dealId)).toBe(true)
    expect(await readSuspects()).toEqual([
      {
        id: dealId,
        reason,
        created_at: new Date(testNow).toISOString(),
        parts: {
          language: 'es',
          organization: organization(),
          person: expect.objectContaining({ name: person().name, email: person().email }) as object,
          deal: expect.objectContaining({ title: deal().title }) as object,
          fields: expect.objectContaining({}) as object,
          activity: expect.objectContaining({ due_time: '10:00', note }) as object,
        },
      },
    ])
  })

  it('may be a message, and name no company', async () => {
    const all = { ...trap, 'accept-language': 'en' }
    const { statuses } = await submit({ all }, { company: false, activity: message })
    expect(statuses).toEqual([201, 201, 201])
    await expectNothingStored()
    expect(await readSuspects()).toMatchObject([
      { parts: { language: 'en', person: {}, deal: {}, activity: message } },
    ])
  })

  it('leaves its slot free, and does not count as an open booking', async () => {
    for (const sequence of ['one', 'two', 'three', 'four']) {
      await submit({ all: trap }, { sequence })
    }
    expect((await submit({}, { sequence: 'five' })).statuses).toEqual(accepted)
    expect((await readStoredContacts(running.file)).activities).toHaveLength(1)
  })

  it('that is sent again gets the same number, and is kept once', async () => {
    const first = await submit({ all: trap })
    expect(await submit({ all: trap })).toEqual(first)
    expect(await submit({ all: trap }, { sequence: 'two' })).not.toEqual(first)
    expect(await readSuspects()).toHaveLength(2)
  })

  it('that is corrected is kept as it was sent last', async () => {
    await submit({ all: trap }, { company: false })
    const again = { ...trap, 'idempotency-key': 'one-person' }
    await send(post('/persons', person({ name: 'Eve' }), again))
    expect(await readSuspects()).toMatchObject([{ parts: { person: { name: 'Eve' }, deal: {} } }])
  })

  it('without idempotency keys is kept, too', async () => {
    await submit({ all: { ...trap, 'idempotency-key': undefined } })
    expect(await readSuspects()).toMatchObject([{ parts: { person: {}, activity: {} } }])
  })

  it('that the owner has removed is sent again by the browser', async () => {
    const { body, capability } = await send(post('/organizations', organization(), trap))
    const org_id = body.data.id
    const { database } = await openTestStore({ file: running.file })
    await database.transact((transaction) => removeRows(transaction, 'suspects', [org_id]))
    const own = { 'x-record-capabilities': capability }
    const refusal = { status: 403, body: failure('This record is not yours', 'capability') }
    expect(await send(post('/persons', person({ org_id }), own))).toMatchObject(refusal)
  })

  it('can be referred to by nobody else', async () => {
    const { dealId } = await submit({ all: trap })
    expect((await send(post(`/deals/${dealId}`, fields))).status).toBe(403)
  })

  it('is counted by its sign', async () => {
    await submit({ all: trap })
    await submit({ all: tooFast }, { sequence: 'two' })
    const printed = await metrics.registry.metrics()
    for (const reason of ['trap', 'age']) {
      expect(printed).toMatch(new RegExp(`^site_suspects_total\\{reason="${reason}"\\} [1-9]`, 'm'))
    }
  })
})

it.each<[string, Parameters<typeof submit>[0]]>([
  ['took three seconds', { all: { 'x-form-age': '3' } }],
  ['was open for years', { all: { 'x-form-age': '999999999' } }],
  ['was judged before its trap was filled in', { person: trap, deal: trap, activity: trap }],
  ['was judged before', { person: tooFast, deal: tooFast, fields: trap, activity: trap }],
])('a form that %s is stored', async (_case, headers) => {
  expect((await submit(headers)).statuses).toEqual(accepted)
  expect(await readStoredContacts(running.file)).toMatchObject({
    deals: [{ fields: { Industria: 'Retail' } }],
    activities: [{ org_id: 1, person_id: 1, deal_id: 1, due_time: '10:00' }],
  })
  expect(await readSuspects()).toEqual([])
})

it('refuses a form that does not say how old it is', async () => {
  for (const age of [undefined, '', '-1', 'NaN', '2.9', '1e3', '1234567890', 'Infinity']) {
    for (const signs of [{}, trap]) {
      const request = post('/persons', person(), { ...signs, 'x-form-age': age })
      expect([age, (await send(request)).status]).toEqual([age, 400])
    }
  }
  await expectNothingStored()
  expect(await readSuspects()).toEqual([])
})

it('refuses an invalid suspect as any other', async () => {
  expect((await send(post('/persons', { name: 'Ana' }, trap))).status).toBe(400)
  expect(await readSuspects()).toEqual([])
})

it('says so if a suspect cannot be kept', async () => {
  running.store.keepSuspect = () => Promise.reject(new StoreError('unavailable'))
  expect((await send(post('/persons', person(), trap))).status).toBe(503)
})
