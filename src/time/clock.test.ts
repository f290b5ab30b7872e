/** @jest-environment node */
import { createOrganization, listActivities } from '../contactService'
import { exampleOrganization, exampleRange } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { createStoresWithService } from '../testing/contactServiceStore'
import { correctClock, getNow } from './clock'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const hour = 3_600_000
const serviceTime = Date.parse('2026-11-24T09:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] })
})
afterEach(() => {
  correctClock(new Date().toUTCString())
  expect(getNow()).toEqual(new Date())
  jest.useRealTimers()
})

/** The time after a response. */
async function ask(store = openStore()) {
  await store.dispatch(createOrganization.initiate({ body: exampleOrganization }))
  return getNow().valueOf()
}

it.each([-10_000, -48, -25, -6, 6, 25, 48, 10_000])(
  'of a device that is %d hours off is corrected',
  async (hours) => {
    jest.setSystemTime(serviceTime + hours * hour)
    service.setClock(new Date(serviceTime).toISOString())
    expect(await ask()).toBe(serviceTime)
  },
)

it.each([-0.9, -0.01, 0, 0.01, 0.9])('that is %d hours off stays as it is', async (hours) => {
  jest.setSystemTime(serviceTime + hours * hour)
  service.setClock(new Date(serviceTime).toISOString())
  expect(await ask()).toBe(serviceTime + hours * hour)
})

it.each([undefined, '', 'yesterday', '<b>', 'NaN'])(
  'stays as it is with the date %j',
  async (date) => {
    jest.setSystemTime(serviceTime)
    if (date !== undefined) service.setClock(date)
    expect(await ask()).toBe(serviceTime)
  },
)

it('is corrected by a refusal and by a read, too', async () => {
  jest.setSystemTime(serviceTime + 48 * hour)
  service.setClock(new Date(serviceTime).toISOString())
  service.reply('createOrganization', { status: 409, error: 'no' })
  expect(await ask()).toBe(serviceTime)
  const store = openStore()
  await store.dispatch(listActivities.initiate(exampleRange))
  expect(getNow().valueOf()).toBe(serviceTime)
})

it.each([200, 502])(
  'stays as it is with a page of status %i in place of an answer',
  async (status) => {
    jest.setSystemTime(serviceTime)
    service.setClock('1970-01-01T00:10:00Z')
    service.reply('createOrganization', { status, page: '<title>Welcome to our Wi-Fi</title>' })
    expect(await ask()).toBe(serviceTime)
  },
)

it('is corrected anew when the device is put right while the page is open', async () => {
  const store = openStore()
  jest.setSystemTime(serviceTime + 400 * 24 * hour)
  service.setClock(new Date(serviceTime).toISOString())
  expect(await ask(store)).toBe(serviceTime)
  jest.setSystemTime(serviceTime)
  expect(await ask(store)).toBe(serviceTime)
  expect(getNow()).toEqual(new Date())
})

describe('of a device that was wrong', () => {
  const correct = async (hours: number) => {
    const store = openStore()
    jest.setSystemTime(serviceTime + hours * hour)
    service.setClock(new Date(serviceTime).toISOString())
    expect(await ask(store)).toBe(serviceTime)
    return store
  }

  it.each([-10_000, -48, -2, 2, 48, 10_000])(
    'by %d hours is right when it is put right, and stays so',
    async (hours) => {
      await correct(hours)
      jest.setSystemTime(serviceTime + 0.4 * hour)
      expect(getNow()).toEqual(new Date())
      // It sleeps, and in some browsers the page's own clock stands still meanwhile.
      jest.setSystemTime(serviceTime + 8 * hour)
      expect(getNow()).toEqual(new Date())
    },
  )

  it.each([-48, 48])('by %d hours stays corrected when the device sleeps', async (hours) => {
    await correct(hours)
    // The page's own clock stands still meanwhile, as in some browsers.
    jest.setSystemTime(serviceTime + (hours + 8) * hour)
    expect(getNow().valueOf()).toBe(serviceTime + 8 * hour)
  })

  it('is corrected by the next answer when it sleeps as long as it was behind', async () => {
    const store = await correct(-8)
    jest.setSystemTime(serviceTime)
    service.setClock(new Date(serviceTime + 8 * hour).toISOString())
    expect(await ask(store)).toBe(serviceTime + 8 * hour)
  })
})
