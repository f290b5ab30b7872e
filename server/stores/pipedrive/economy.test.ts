import path from 'node:path'
import {
  getActivityRangeOfDay,
  getActivityRangeOfMonth,
} from '@/features/booking/domain/activityRange'
import { RateLimited, StoreUnavailable, type ContactStore } from '../../contactStore'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { addActivity } from '../../testing/vendor/vendorRecords'
import { breakerRestMs } from './breaker'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const wholePage = { start: 0, limit: 500 }

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('the calls of the vendor, %s', (_version, dialect) => {
  let vendor: Vendor
  let store: ContactStore
  let now: number

  beforeEach(async () => {
    now = Date.parse('2026-03-02T08:30:00Z')
    vendor = await startVendor({ now: () => new Date(now) })
    store = openPipedriveStore({
      dialect,
      url: vendor.url,
      token: vendorToken,
      file: path.join(createTemporaryFolder(), 'contacts.sqlite'),
      now: () => now,
      timeoutMs: 2_000,
    })
  })

  afterEach(async () => {
    await store.close()
    await vendor.close()
    expect(vendor.violations).toEqual([])
  })

  const list = (start_date: string, end_date = start_date) =>
    store.listActivities({ start_date, end_date }, wholePage)

  const listTimes = async (date: string) => (await list(date)).items.map(({ due_time }) => due_time)

  it('are at most twelve if a hundred visitors click through a month in five minutes', async () => {
    addActivity(vendor.account, { due_date: '2026-03-12', due_time: '10:00' })
    const zones = ['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC']
    for (let visitor = 0; visitor < 100; visitor += 1) {
      const zone = zones[visitor % zones.length] ?? 'UTC'
      // The calendar looks for the next free day when it is shown (requirements R56).
      await list('2026-03-03', '2026-04-07')
      for (let day = 1; day <= 31; day += 1) {
        const date = `2026-03-${String(day).padStart(2, '0')}`
        const range = getActivityRangeOfDay(date, zone)
        const { items } = await store.listActivities(range, wholePage)
        if (items.length === 0) {
          await store.listActivities(getActivityRangeOfMonth(date), wholePage)
        }
      }
      now += 3_000
    }
    expect(vendor.calls.length).toBeLessThanOrEqual(12)
  })

  it('are one for look-ups at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => list('2026-03-12')))
    expect(vendor.calls).toHaveLength(1)
  })

  it('show a new activity within a minute', async () => {
    expect(await listTimes('2026-03-12')).toEqual([])
    addActivity(vendor.account, { due_date: '2026-03-12', due_time: '10:00' })
    now += 60_000
    expect(await listTimes('2026-03-12')).toEqual(['10:00'])
  })

  it('return the activities of all users, of any kind and done ones, but no deleted ones', async () => {
    const due_date = '2026-03-12'
    addActivity(vendor.account, { due_date, due_time: '08:00', owner_id: 99 })
    addActivity(vendor.account, { due_date, due_time: '09:00', done: true, type: 'lunch' })
    addActivity(vendor.account, { due_date, due_time: '10:00', is_deleted: true })
    addActivity(vendor.account, { due_date })
    expect(await listTimes(due_date)).toEqual([null, '08:00', '09:00'])
  })

  it('return every activity of a calendar with more than a thousand', async () => {
    addActivity(vendor.account, { due_date: null, subject: 'Some day' })
    addActivity(vendor.account, { due_date: '2025-01-07', due_time: '09:00' })
    for (let index = 0; index < 1_200; index += 1) {
      const due_time = `${String(8 + (index % 10)).padStart(2, '0')}:00`
      addActivity(vendor.account, { due_date: '2026-03-20', due_time })
    }
    addActivity(vendor.account, { due_date: '2026-03-12', due_time: '09:00' })
    addActivity(vendor.account, { due_date: '2027-01-07', due_time: '09:00' })
    expect(await listTimes('2026-03-12')).toEqual(['09:00'])
    expect(vendor.calls).toHaveLength(3)
    expect((await list('2026-03-20')).items).toHaveLength(500)
    expect(vendor.calls).toHaveLength(3)
  })

  it('detect a slot that was just taken in the vendor’s own calendar', async () => {
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    expect(await listTimes('2026-03-05')).toEqual([])
    addActivity(vendor.account, {
      due_date: '2026-03-04',
      due_time: '20:00',
      duration: '14:00',
      owner_id: 99,
    })
    await expect(store.createActivity(meeting({ person_id, deal_id }))).rejects.toThrow(
      'This time has just been taken',
    )
  })

  it('are none for a slot that is taken in the cached calendar', async () => {
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    addActivity(vendor.account, { due_date: '2026-03-05', due_time: '09:30' })
    expect(await listTimes('2026-03-05')).toEqual(['09:30'])
    vendor.calls.length = 0
    await expect(store.createActivity(meeting({ person_id, deal_id }))).rejects.toThrow(
      'This time has just been taken',
    )
    expect(vendor.calls).toEqual([])
  })

  it('stop after a 429 for the requested time', async () => {
    vendor.misbehave({ name: 'tooMany', times: 1 })
    const refused = await list('2026-03-12').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(RateLimited)
    expect(refused).toMatchObject({ retryAfterSeconds: 7 })
    now += 4_000
    await expect(store.createOrganization(organization())).rejects.toMatchObject({
      retryAfterSeconds: 3,
    })
    expect(vendor.calls).toHaveLength(1)
    now += 3_000
    expect(await listTimes('2026-03-12')).toEqual([])
  })

  it('stop after several failures, and start again after a pause', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    try {
      vendor.misbehave({ name: 'failing' })
      for (let attempt = 0; attempt < 20; attempt += 1) {
        await expect(list('2026-03-12')).rejects.toBeInstanceOf(StoreUnavailable)
      }
      expect(vendor.calls).toHaveLength(5)
      vendor.behave()
      await jest.advanceTimersByTimeAsync(breakerRestMs)
      expect(await listTimes('2026-03-12')).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })
})
