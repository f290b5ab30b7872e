import type { NewActivity } from '@/contactService/schemas/requests'
import type {
  DealField,
  ListedActivity,
  PageResponse,
  RecordResponse,
} from '@/contactService/schemas/responses'
import { maxOriginLength } from '@/contactService/schemas/origin'
import type { RecordKind } from '../capabilities'
import { recipients } from '../messages/events'
import { deal, meeting, organization, origin, person, writeDeal } from '../testing/records'
import {
  capable,
  key,
  post,
  startGateway,
  testNow,
  type TestGateway,
} from '../testing/startGateway'
import { readFile } from '../records/sqlite/readFile'
import { readStoredContacts } from '../testing/openTestStore'

type List = PageResponse<ListedActivity>

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
})

const get = (path: string, query: string, headers = {}) =>
  running.gateway.inject({ url: `/api/v1${path}?${key}&${query}`, headers })

const send = async (options: ReturnType<typeof post>) => {
  const response = await running.gateway.inject(options)
  return [response.statusCode, response.json<unknown>()]
}

const createSuccess = (data: unknown) => ({ success: true, data })

describe('a booking', () => {
  it('is written call by call', async () => {
    expect(await send(post('/organizations', organization()))).toEqual([
      201,
      createSuccess({ id: 1 }),
    ])
    expect(await send(post('/persons', person({ org_id: 1 })))).toEqual([
      201,
      createSuccess({ id: 1 }),
    ])
    expect(await send(post('/deals', deal({ org_id: 1 })))).toEqual([201, createSuccess({ id: 1 })])
    const field = await running.gateway.inject(
      post('/dealFields', { name: 'Industria', field_type: 'varchar' }),
    )
    const { key: fieldKey } = field.json<RecordResponse<DealField>>().data
    expect([field.statusCode, field.json<unknown>()]).toEqual([
      200,
      createSuccess({ key: expect.stringMatching(/^[0-9a-f]{40}$/) as string, name: 'Industria' }),
    ])
    expect(await send(post('/deals/1', { [fieldKey]: 'Retail' }))).toEqual([
      200,
      createSuccess({ id: 1 }),
    ])
    expect(await send(post('/activities', meeting({ org_id: 1 })))).toEqual([
      201,
      createSuccess({ id: 1 }),
    ])
    const contacts = await readStoredContacts(running.file)
    expect(contacts.deals[0]?.fields).toEqual({ Industria: 'Retail' })
    expect(contacts.activities[0]).toMatchObject({ deal_id: 1, person_id: 1, org_id: 1 })
  })
})

it.each([
  ['de, en-GB;q=0.8, es;q=0.5', 'en'],
  ['de', 'es'],
])('an activity that is sent with Accept-Language %p is in %s', async (header, language) => {
  await writeDeal(running.store)
  const [status] = await send(post('/activities', meeting(), { 'accept-language': header }))
  expect(status).toBe(201)
  expect((await readStoredContacts(running.file)).activities).toMatchObject([{ language }])
})

describe('where the visitor came from (R63)', () => {
  beforeEach(() => writeDeal(running.store))

  it('is stored and told, on one line each', async () => {
    const sent = { ...origin, utm_source: 'bole\n\u0000tín' }
    expect((await send(post('/activities', meeting({ origin: sent }))))[0]).toBe(201)
    const stored = { ...origin, utm_source: 'bole tín' }
    expect((await readStoredContacts(running.file)).activities).toMatchObject([{ origin: stored }])
    const jobs = await readFile(running.file, (queries) =>
      queries.selectFrom('jobs').select('event').execute(),
    )
    // Without an owner's calendar nobody is reminded.
    const told = recipients.filter((recipient) => recipient !== 'reminder')
    expect(jobs.map(({ event }) => JSON.parse(event ?? '{}') as unknown)).toEqual(
      told.map(() => expect.objectContaining({ origin: stored }) as unknown),
    )
  })

  it('is refused with a name that is not on the list, a value that is no visible text, or nothing', async () => {
    for (const refused of [
      { utm_id: '1' },
      { gclid: 'a'.repeat(maxOriginLength + 1) },
      { gclid: '\u200b' },
      { gclid: 1 },
      {},
    ]) {
      const [status] = await send(post('/activities', { ...meeting(), origin: refused }))
      expect([refused, status]).toEqual([refused, 400])
    }
  })
})

describe('GET activities', () => {
  beforeEach(() => writeDeal(running.store))

  /** Writes a meeting with a deal of its own. */
  const book = async (changes: Partial<NewActivity>) => {
    const { id: deal_id } = await running.store.createDeal(deal())
    await running.store.createActivity(meeting({ ...changes, deal_id }))
  }

  it('shows the time of an appointment and nothing else', async () => {
    await running.store.createActivity(meeting())
    const response = await get('/activities', 'start_date=2026-03-04&end_date=2026-03-05')
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        success: true,
        data: [
          {
            due_date: '2026-03-05',
            due_time: '09:00',
            duration: '01:00',
            source_timezone: '',
            subject: 'Busy',
          },
        ],
        additional_data: { pagination: { start: 0, limit: 100, more_items_in_collection: false } },
      },
    ])
  })

  describe('to a visitor who has booked', () => {
    const list = async (capabilities: string) => {
      const headers = { 'x-record-capabilities': capabilities }
      const response = await get(
        '/activities',
        'start_date=2026-03-04&end_date=2026-03-06',
        headers,
      )
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
      return response.json<List>().data?.map(({ due_date }) => due_date)
    }
    const hold = (...records: readonly [RecordKind, number][]) =>
      capable(...records)['x-record-capabilities']

    beforeEach(async () => {
      await running.store.createActivity(meeting({ due_date: '2026-03-05' }))
      await book({ due_date: '2026-03-06' })
    })

    it('does not show their own meeting', async () => {
      expect(await list(hold(['person', 1], ['deal', 1]))).toEqual(['2026-03-06'])
    })

    it.each([
      ['none', ''],
      ['a forged one', hold(['deal', 9_999]).replace('9999', '1')],
    ])('shows all meetings to who has no capability but %s', async (_case, capabilities) => {
      expect(await list(capabilities)).toEqual(['2026-03-05', '2026-03-06'])
    })
  })

  it('shows nothing before today', async () => {
    for (const due_date of ['1970-01-01', '2026-03-01', '2026-03-02']) {
      await book({ due_date })
    }
    const past = await get('/activities', 'start_date=1970-01-01&end_date=2026-03-01')
    expect(past.json<List>()).toMatchObject({ success: true, data: null })
    const month = await get('/activities', 'start_date=2026-03-01&end_date=2026-03-31')
    expect(month.json<List>().data).toMatchObject([{ due_date: '2026-03-02' }])
  })

  it('responds with pages, and the start of the next one', async () => {
    for (const due_time of ['10:00', '11:00', '12:00']) await book({ due_time })
    const day = 'start_date=2026-03-05&end_date=2026-03-05'
    const first = (await get('/activities', `${day}&limit=2`)).json<List>()
    const second = (await get('/activities', `${day}&start=2&limit=2`)).json<List>()
    expect([first.data?.length, first.additional_data.pagination]).toEqual([
      2,
      { start: 0, limit: 2, more_items_in_collection: true, next_start: 2 },
    ])
    expect([second.data?.length, second.additional_data.pagination]).toEqual([
      1,
      { start: 2, limit: 2, more_items_in_collection: false },
    ])
  })
})

describe('GET dealFields', () => {
  it('responds with null, then with the fields', async () => {
    const empty = await get('/dealFields', '')
    expect([empty.statusCode, empty.json<List>().data]).toEqual([200, null])
    const field = await running.store.createDealField({ name: 'Industria', field_type: 'varchar' })
    const response = await get('/dealFields', 'limit=500')
    expect(response.json()).toEqual({
      success: true,
      data: [field],
      additional_data: { pagination: { start: 0, limit: 500, more_items_in_collection: false } },
    })
  })
})

it('dates its responses by the clock that decides what can be booked', async () => {
  const refused = await running.gateway.inject('/api/v1/activities')
  const found = await get('/dealFields', '')
  for (const { headers } of [refused, found])
    expect(headers.date).toBe(new Date(testNow).toUTCString())
})

it('allows no response to be cached', async () => {
  const { headers } = await get('/dealFields', '')
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-store',
    'application/json; charset=utf-8',
  ])
})
