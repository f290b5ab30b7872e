import { statfs } from 'node:fs/promises'
import { StoreUnavailable } from '../contactStore'
import { createFailingStore } from '../testing/failingStore'
import { startGateway, type TestGateway } from '../testing/startGateway'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<{ statfs: typeof statfs }>('node:fs/promises')
  return { ...actual, statfs: jest.fn(actual.statfs) }
})

const ask = async ({ gateway }: TestGateway, url: string) => {
  const response = await gateway.inject(url)
  expect(response.headers['cache-control']).toBe('no-store')
  return [response.statusCode, response.json<unknown>()]
}

const notReady = (...problems: string[]) => [503, { status: 'not ready', problems }]

it('says that the process answers and that bookings can be stored', async () => {
  const running = await startGateway()
  expect(await ask(running, '/healthz')).toEqual([200, { status: 'ok' }])
  expect(await ask(running, '/readyz')).toEqual([200, { status: 'ready' }])
})

it('is not ready while the store can not be reached, but healthy', async () => {
  const running = await startGateway({ store: createFailingStore(new StoreUnavailable()) })
  expect(await ask(running, '/readyz')).toEqual(notReady('store'))
  expect(await ask(running, '/healthz')).toEqual([200, { status: 'ok' }])
})

it('is not ready while the store does not answer', async () => {
  const store = createFailingStore(new StoreUnavailable())
  const silent = { ...store, listDealFields: () => new Promise<never>(() => undefined) }
  expect(await ask(await startGateway({ store: silent }), '/readyz')).toEqual(notReady('store'))
})

it('is not ready while the disk is full', async () => {
  const full = await statfs('.')
  full.bavail = 1
  jest.mocked(statfs).mockResolvedValueOnce(full)
  expect(await ask(await startGateway(), '/readyz')).toEqual(notReady('disk'))
})

it('asks the store once a second at most', async () => {
  const running = await startGateway()
  const list = jest.spyOn(running.store, 'listDealFields')
  for (let round = 0; round < 5; round += 1) await ask(running, '/readyz')
  expect(list.mock.calls.length).toBeLessThan(5)
})

it('is not counted by the limits, and a path beside it is', async () => {
  const running = await startGateway({ environment: { READS_PER_MINUTE: '1' } })
  await running.gateway.inject('/')
  await running.gateway.inject('/')
  expect((await ask(running, '/healthz'))[0]).toBe(200)
  expect((await running.gateway.inject('/healthzz')).statusCode).toBe(429)
})
