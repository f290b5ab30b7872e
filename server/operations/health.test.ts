import { statfs } from 'node:fs/promises'
import { StoreError } from '../records/storeError'
import { createFailingStore } from '../testing/openTestStore'
import { startGateway, type TestGateway } from '../testing/startGateway'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<{ statfs: typeof statfs }>('node:fs/promises')
  return { ...actual, statfs: jest.fn(actual.statfs) }
})

afterEach(() => jest.restoreAllMocks())

const get = async ({ gateway }: TestGateway, url: string) => {
  const response = await gateway.inject(url)
  expect(response.headers['cache-control']).toBe('no-store')
  return [response.statusCode, response.json<unknown>()]
}

const ready = [200, { status: 'ready' }]
const createNotReady = (problem: string) => [503, { status: 'not ready', problems: [problem] }]

it('reports that the process is healthy and ready to store bookings', async () => {
  const running = await startGateway()
  expect(await get(running, '/healthz')).toEqual([200, { status: 'ok' }])
  expect(await get(running, '/readyz')).toEqual(ready)
})

it('is not ready while the store cannot be reached, but healthy', async () => {
  const running = await startGateway({ store: createFailingStore(new StoreError('unavailable')) })
  expect(await get(running, '/readyz')).toEqual(createNotReady('store'))
  expect(await get(running, '/healthz')).toEqual([200, { status: 'ok' }])
})

it('is not ready while the store does not respond', async () => {
  const running = await startGateway()
  running.store.checkReady = () => new Promise(() => undefined)
  expect(await get(running, '/readyz')).toEqual(createNotReady('store'))
})

it('is not ready while the disk is full', async () => {
  const full = await statfs('.')
  full.bavail = 1
  jest.mocked(statfs).mockResolvedValueOnce(full)
  expect(await get(await startGateway(), '/readyz')).toEqual(createNotReady('disk'))
})

it('needs no disk of its own with PostgreSQL', async () => {
  const environment = { CONTACT_DATABASE: 'no-folder/contacts.sqlite' }
  const withFile = await startGateway({ environment })
  expect(await get(withFile, '/readyz')).toEqual(createNotReady('disk'))
  const withPostgres = { ...environment, DATABASE_URL: 'postgres://db/site' }
  const running = await startGateway({ environment: withPostgres })
  expect(await get(running, '/readyz')).toEqual(ready)
})

it('checks the store at most once a second', async () => {
  const running = await startGateway()
  const check = jest.spyOn(running.store, 'checkReady')
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  await get(running, '/readyz')
  now += 999
  await get(running, '/readyz')
  expect(check).toHaveBeenCalledTimes(1)
  now += 1
  await get(running, '/readyz')
  expect(check).toHaveBeenCalledTimes(2)
})
