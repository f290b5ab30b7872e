import { maxOriginLength } from '@/contactService/schemas/origin'
import { eventRecipients } from '../messages/events'
import { meeting, origin, writeDeal, writeMeeting } from '../testing/records'
import { key, post, startGateway, testNow, type TestGateway } from '../testing/startGateway'
import { readFile } from '../records/sqlite/readFile'
import { readStoredContacts } from '../testing/openTestStore'

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
})

const get = (path: string, query: string) =>
  running.gateway.inject(`/api/v1${path}?${key}&${query}`)

const getStatus = async (request: ReturnType<typeof post>) =>
  (await running.gateway.inject(request)).statusCode

it.each([
  ['de, en-GB;q=0.8, es;q=0.5', 'en'],
  ['de', 'es'],
])('an activity that is sent with Accept-Language %p is in %s', async (header, language) => {
  await writeDeal(running.store)
  const request = post('/activities', meeting(), { 'accept-language': header })
  expect(await getStatus(request)).toBe(201)
  expect((await readStoredContacts(running.file)).activities).toMatchObject([{ language }])
})

describe('where the visitor came from (R63)', () => {
  beforeEach(() => writeDeal(running.store))

  it('is stored and told, on one line each', async () => {
    const sent = { ...origin, utm_source: 'bole\n\u0000tín' }
    expect(await getStatus(post('/activities', meeting({ origin: sent })))).toBe(201)
    const stored = { ...origin, utm_source: 'bole tín' }
    expect((await readStoredContacts(running.file)).activities).toMatchObject([{ origin: stored }])
    const jobs = await readFile(running.file, (queries) =>
      queries.selectFrom('jobs').select('event').execute(),
    )
    expect(jobs.map(({ event }) => JSON.parse(event ?? '{}') as unknown)).toEqual(
      eventRecipients.map(() => expect.objectContaining({ origin: stored }) as unknown),
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
      const status = await getStatus(post('/activities', { ...meeting(), origin: refused }))
      expect([refused, status]).toEqual([refused, 400])
    }
  })
})

it('shows nothing before today', async () => {
  const { store } = running
  for (const due_date of ['1970-01-01', '2026-03-01', '2026-03-02']) {
    await writeMeeting(store, { due_date })
  }
  const past = await get('/activities', 'start_date=1970-01-01&end_date=2026-03-01')
  expect(past.json()).toMatchObject({ success: true, data: null })
  const month = await get('/activities', 'start_date=2026-03-01&end_date=2026-03-31')
  expect(month.json()).toMatchObject({ data: [{ due_date: '2026-03-02' }] })
})

it('dates its responses by the clock that decides what can be booked, and lets nobody keep them', async () => {
  const refused = await running.gateway.inject('/api/v1/activities')
  const found = await get('/dealFields', '')
  const expected = { date: new Date(testNow).toUTCString(), 'cache-control': 'no-store' }
  for (const { headers } of [refused, found]) expect(headers).toMatchObject(expected)
})
