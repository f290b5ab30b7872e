import type { InjectOptions } from 'fastify'
import { createCapabilities } from './capabilities'
import { failure, capable, post, startGateway, type TestGateway } from './testing/startGateway'
import { deal, meeting, person, writeDeal } from './testing/records'
import { readStoredContacts } from './testing/openTestStore'

const hour = 3_600_000

describe('a capability', () => {
  let now: number
  const capabilities = createCapabilities('a secret of this gateway', () => now)

  beforeEach(() => {
    now = Date.parse('2026-03-02T08:30:00Z')
  })

  it('grants the records that they name', () => {
    const others = [capabilities.issue('person', 8), 'nonsense']
    const capability = capabilities.issue('person', 7)
    expect(capabilities.listIds([...others, capability].join(' '), 'person')).toEqual([8, 7])
  })

  it('is looked for among the last ten of a header, so that nobody makes the gateway check hundreds', () => {
    const capability = capabilities.issue('person', 7)
    const others = Array.from({ length: 9 }, () => 'nonsense')
    const list = (all: readonly string[]) => capabilities.listIds(all.join(' '), 'person')
    expect(list(['nonsense', capability, ...others])).toEqual([7])
    expect(list([capability, ...others, 'nonsense'])).toEqual([])
  })

  it('fits into the header that carries it', () => {
    const longest = capabilities.issue('organization', Number.MAX_SAFE_INTEGER)
    expect(longest).toMatch(/^[\w.-]{1,120}$/)
  })

  it('expires after an hour', () => {
    const capability = capabilities.issue('deal', 7)
    now += hour - 1
    expect(capabilities.listIds(capability, 'deal')).toEqual([7])
    now += 1
    expect(capabilities.listIds(capability, 'deal')).toEqual([])
  })

  const issue = () => capabilities.issue('deal', 7)

  const later = () => issue().replace(String(now + hour), String(now + 2 * hour))
  const ofOther = () => createCapabilities('another secret', () => now).issue('deal', 7)

  it.each([
    ['another record', issue, 'deal', 8],
    ['a record whose number begins alike', issue, 'deal', 77],
    ['another kind of record', issue, 'person', 7],
    ['a record that is written into it', () => issue().replace('.7.', '.8.'), 'deal', 8],
    ['a later expiry', later, 'deal', 7],
    ['a signature that is cut', () => issue().slice(0, -2), 'deal', 7],
    ['no signature', () => `deal.7.${now + hour}.`, 'deal', 7],
    ['the capability of another gateway', ofOther, 'deal', 7],
  ] as const)('grants nothing for %s', (_case, create, kind, id) => {
    expect(capabilities.listIds(create(), kind)).not.toContain(id)
  })
})

describe('the calls', () => {
  const nobody = { 'x-record-capabilities': undefined }

  let running: TestGateway

  beforeEach(async () => {
    running = await startGateway()
  })

  const send = async (request: InjectOptions) => {
    const { statusCode, headers, ...response } = await running.gateway.inject(request)
    return {
      status: statusCode,
      body: response.json<{ data: { id: number } }>(),
      capability: String(headers['x-record-capability']),
    }
  }

  it('cannot change or refer to the records of others, and get the same response as for missing ones', async () => {
    const own = await writeDeal(running.store)
    const before = await readStoredContacts(running.file)
    const { org_id, ...others } = own
    const { person_id } = others
    const update = { ['a'.repeat(40)]: 'tampered' }
    for (const [kind, request] of [
      ['organization', post('/persons', person({ org_id }), nobody)],
      ['organization', post('/deals', deal({ org_id, person_id }), nobody)],
      ['person', post('/deals', deal({ person_id }), nobody)],
      ['deal', post('/deals/1', update, nobody)],
      ['deal', post('/deals/999', update, nobody)],
      ['person', post('/activities', meeting(others), nobody)],
      ['deal', post('/activities', meeting(own), capable(['organization', 1], ['person', 1]))],
      ['person', post('/activities', meeting(own), capable(['organization', 1], ['deal', 1]))],
    ] as const) {
      const body = failure(`This ${kind} is not yours`, 'capability')
      expect(await send(request)).toEqual({ status: 403, body, capability: 'undefined' })
    }
    expect(await readStoredContacts(running.file)).toEqual(before)
  })

  it('sends a new capability with a repeated write, even if the first has expired', async () => {
    const headers = { 'idempotency-key': 'booking-1.person', ...nobody }
    const first = await send(post('/persons', person(), headers))
    expect(await send(post('/persons', person(), headers))).toEqual(first)
    running.at += 2 * hour
    const again = await send(post('/persons', person(), headers))
    expect(again.body).toEqual(first.body)
    const withAgain = { 'x-record-capabilities': again.capability }
    expect((await send(post('/deals', deal(), withAgain))).status).toBe(201)
    expect((await readStoredContacts(running.file)).persons).toHaveLength(1)
  })
})
