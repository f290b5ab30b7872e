import type { InjectOptions } from 'fastify'
import { StoreError } from '../contactStore'
import { createFailingStore } from '../testing/failingStore'
import { deal, meeting, person, writeDeal } from '../testing/records'
import {
  failure,
  capable,
  key,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway'

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
})

const send = async (request: string | InjectOptions) => {
  const response = await running.gateway.inject(request)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  return [response.statusCode, response.json<unknown>()]
}

const range = 'start_date=2026-03-04&end_date=2026-03-05'

describe('a refusal of the store', () => {
  it('is 409 for a taken slot', async () => {
    await writeDeal(running.store)
    await running.store.createActivity(meeting(await writeDeal(running.store)))
    expect(await send(post('/activities', meeting({ due_time: '10:00' })))).toEqual([
      409,
      failure('This time has just been taken by another meeting'),
    ])
  })

  it('is 422 for a reference to a missing record', async () => {
    expect(await send(post('/deals', deal({ person_id: 9 }), capable(['person', 9])))).toEqual([
      422,
      failure('There is no such record to refer to'),
    ])
  })

  it('is 404 for a deal that does not exist', async () => {
    expect(
      await send(post('/deals/9', { ['a'.repeat(40)]: 'Retail' }, capable(['deal', 9]))),
    ).toEqual([404, failure('There is no such record', 'not_found')])
  })
})

describe('a store that fails', () => {
  it.each([
    ['unavailable', new StoreError('unavailable'), 503, 'The contact store can not be reached'],
    ['broken', new Error('INSERT of ana@example.com failed'), 500, 'The contact service failed'],
  ])('causes %s without details', async (_case, error, status, text) => {
    running = await startGateway({ store: createFailingStore(error) })
    expect(await send(`/api/v1/activities?${key}&${range}`)).toEqual([status, failure(text)])
    expect(await send(post('/persons', person()))).toEqual([status, failure(text)])
  })
})
