import type { InjectOptions } from 'fastify'
import { readContacts } from '../stores/embedded/readContacts'
import { deal, meeting, organization, person } from '../testing/records'
import { post, put, startGateway, type TestGateway } from '../testing/startGateway'

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
})

const send = async (request: InjectOptions) => {
  const { statusCode, headers, ...response } = await running.gateway.inject(request)
  return {
    status: statusCode,
    data: response.json<{ data: { id: number; key?: string } }>().data,
    capability: String(headers['x-record-capability']),
  }
}

const anyId = expect.any(Number) as number

/** Books call by call; the first call comes with other headers than the next ones. */
async function book(first: Record<string, string>, next = first) {
  const one = await send(post('/organizations', organization(), first))
  const held = [one.capability]
  const sendNext = (path: string, body: object) =>
    send(post(path, body, { 'x-record-capabilities': held.join(' '), ...next }))
  const two = await sendNext('/persons', person({ org_id: one.data.id }))
  held.push(two.capability)
  const owners = { org_id: one.data.id, person_id: two.data.id }
  const three = await sendNext('/deals', deal(owners))
  held.push(three.capability)
  const deal_id = three.data.id
  const four = await sendNext(`/deals/${deal_id}`, { ['a'.repeat(40)]: 'Retail' })
  const five = await sendNext('/activities', meeting({ ...owners, deal_id }))
  held.push(five.capability)
  const move = { deal_id, due_date: '2026-03-06', due_time: '11:00', source_timezone: '' }
  const six = await send(
    put(`/activities/${five.data.id}`, move, {
      'x-record-capabilities': held.slice(2).join(' '),
      ...next,
    }),
  )
  return [one, two, three, four, five, six].map(({ status, data }) => ({ status, data }))
}

const accepted = [201, 201, 201, 200, 201, 200].map((status) => ({ status, data: { id: anyId } }))

const nothing = { organizations: [], persons: [], deals: [], activities: [] }

it.each([
  ['fills in the hidden field', { 'x-form-trap': 'filled' }],
  ['is faster than a person', { 'x-form-age': '2' }],
])(
  'a script that %s gets a response as if accepted, and nothing is written',
  async (_case, signs) => {
    expect(await book(signs)).toEqual(accepted)
    expect(readContacts(running.file)).toEqual(nothing)
    const field = await send(
      post('/dealFields', { name: 'Industria', field_type: 'varchar' }, signs),
    )
    expect(field).toMatchObject({
      status: 200,
      data: { key: expect.stringMatching(/^[0-9a-f]{40}$/) as string },
    })
    expect(await running.store.listDealFields({ start: 0, limit: 1 })).toMatchObject({ items: [] })
  },
)

it('keeps pretending when the script later waits as long as a visitor', async () => {
  expect(await book({ 'x-form-age': '2' }, { 'x-form-age': '3' })).toEqual(accepted)
  expect(readContacts(running.file)).toEqual(nothing)
})

it('responds to a repeated request of a script as before', async () => {
  const request = post('/persons', person(), { 'x-form-age': '0', 'idempotency-key': 'once' })
  expect(await send(request)).toEqual(await send(request))
})

it('still refuses an invalid request', async () => {
  const request = post('/persons', { name: 'Ana' }, { 'x-form-trap': 'filled' })
  expect((await send(request)).status).toBe(400)
})

it.each([
  ['3', {}],
  ['0', { MINIMUM_FILL_SECONDS: '0' }],
])('a form of %s seconds is written with %j', async (seconds, environment) => {
  running = await startGateway({ environment })
  await send(post('/persons', person(), { 'x-form-age': seconds }))
  expect(readContacts(running.file)?.persons).toHaveLength(1)
})
