import path from 'node:path'
import {
  DateNotBookable,
  RecordNotFound,
  SlotTaken,
  StoreUnavailable,
  type BookingReference,
  type ContactStore,
} from '../../contactStore'
import type { Outbox } from '../../messages/outbox'
import { takeEntries } from '../../messages/testing/takeEntries'
import { createClock, type Clock } from '../../testing/clock'
import { deal, email, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { addActivity, updateActivity } from '../../testing/vendor/vendorRecords'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const eleven = { due_date: '2026-03-06', due_time: '11:00', source_timezone: 'Europe/Madrid' }

describe.each([
  ['version 1', dialectV1, 'PUT /activities/{id}'],
  ['version 2', dialectV2, 'PATCH /activities/{id}'],
])('bookings in the vendor’s account, %s', (_version, dialect, updateCall) => {
  let vendor: Vendor
  let clock: Clock
  let file: string
  let store: ContactStore & Outbox
  let booking: BookingReference

  const open = (databaseFile = file) => {
    const { url } = vendor
    const { now } = clock
    return openPipedriveStore({
      dialect,
      url,
      token: vendorToken,
      file: databaseFile,
      now,
    })
  }

  const book = async (changes = {}, by = store): Promise<BookingReference> => {
    const { id: org_id } = await by.createOrganization(organization())
    const { id: person_id } = await by.createPerson(person({ org_id }))
    const { id: number } = await by.createDeal(deal({ person_id, org_id }))
    const activity = meeting({ person_id, org_id, deal_id: number, ...changes })
    const { id: activityId } = await by.createActivity(activity, { idempotencyKey: `${number}` })
    return { activityId, number }
  }

  beforeEach(async () => {
    clock = createClock()
    vendor = await startVendor({ now: () => new Date(clock.now()) })
    file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    store = open()
    booking = await book()
    await takeEvents()
  })

  afterEach(async () => {
    await store.close()
    await vendor.close()
    expect(vendor.violations).toEqual([])
  })

  const takeEvents = async () => {
    const events: string[] = []
    const now = new Date(clock.now())
    const retryAt = new Date(now.getTime() + 60_000)
    for await (const entry of takeEntries(store, { now, retryAt })) {
      events.push(`${entry.event.type} ${entry.recipient}`)
      await store.markSent(entry.id, now)
    }
    return events
  }

  const changed = ['visitor', 'owner', 'webhook'].map((recipient) => `booking.changed ${recipient}`)
  const cancelled = changed.map((each) => each.replace('changed', 'cancelled'))

  const loseResponse = (call: string) => {
    vendor.misbehave({ name: 'reset', call, times: 1, afterwards: true })
  }

  it('are marked as done and free when they are cancelled, and keep all other fields', async () => {
    await store.cancelBooking(booking, {})
    expect(vendor.account.activities[0]).toMatchObject({
      done: true,
      busy: false,
      is_deleted: false,
      due_date: '2026-03-05',
      due_time: '',
      deal_id: booking.number,
    })
  })

  it('that were moved although the response was lost cause one notification at the next try', async () => {
    loseResponse(updateCall)
    await expect(store.changeBooking(booking, eleven)).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await takeEvents()).toEqual([])
    expect(await store.changeBooking(booking, eleven)).toMatchObject(eleven)
    await store.changeBooking(booking, eleven)
    expect(await takeEvents()).toEqual(changed)
    expect(vendor.account.activities[0]?.note.match(/Cambiada/g)).toHaveLength(1)
  })

  it('that were cancelled although the response was lost cause one notification at the next try', async () => {
    loseResponse(updateCall)
    await expect(store.cancelBooking(booking, {})).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await store.cancelBooking(booking, {})).toMatchObject({ state: 'cancelled' })
    await store.cancelBooking(booking, {})
    expect(await takeEvents()).toEqual(cancelled)
    expect(vendor.account.activities[0]?.note.match(/Cancelada/g)).toHaveLength(1)
  })

  it('that were created although the response was lost cause one notification at the next try', async () => {
    loseResponse('POST /activities')
    const activity = meeting({ ...eleven, deal_id: booking.number, person_id: getPersonId() })
    const attempt = () => store.createActivity(activity, { idempotencyKey: 'a' })
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await takeEvents()).toEqual([])
    await attempt()
    await attempt()
    expect(await takeEvents()).toHaveLength(3)
  })

  const getPersonId = () => vendor.account.persons[0]?.id ?? 0

  it.each(['GET /persons/{id}', 'GET /activities', updateCall])(
    'are not changed if %s fails',
    async (call) => {
      vendor.misbehave({ name: 'failing', call, times: 1 })
      await expect(store.changeBooking(booking, eleven)).rejects.toBeInstanceOf(StoreUnavailable)
      expect(await store.getBooking(booking)).toMatchObject({ due_date: '2026-03-05' })
      expect(await takeEvents()).toEqual([])
    },
  )

  it('are shown with the account’s time, in the visitor’s zone', async () => {
    updateActivity(vendor.account, booking.activityId, {
      due_date: '2026-03-09',
      due_time: '16:00',
    })
    expect(await store.getBooking(booking)).toMatchObject({
      due_date: '2026-03-09',
      due_time: '17:00',
      source_timezone: 'Europe/Madrid',
    })
  })

  it('are read once in 45 seconds, however often their page is loaded', async () => {
    vendor.calls.length = 0
    for (let index = 0; index < 100; index += 1) await store.getBooking(booking)
    expect(vendor.calls).toHaveLength(1)
    clock.advance(60_000)
    updateActivity(vendor.account, booking.activityId, { due_time: '10:00' })
    expect(await store.getBooking(booking)).toMatchObject({ due_time: '11:00' })
  })

  it.each([
    ['deleted', { is_deleted: true }],
    ['left without a time', { due_time: '' }],
  ])('that the CRM’s user has %s count as cancelled', async (_case, changes) => {
    updateActivity(vendor.account, booking.activityId, changes)
    const shown = { state: 'cancelled', due_date: '2026-03-05', due_time: '10:00' }
    expect(await store.getBooking(booking)).toMatchObject(shown)
    expect(await store.cancelBooking(booking, {})).toMatchObject(shown)
    expect(await takeEvents()).toEqual([])
  })

  it('of another host can be shown and moved', async () => {
    const elsewhere = open(path.join(createTemporaryFolder(), 'contacts.sqlite'))
    expect(await elsewhere.getBooking(booking)).toMatchObject({
      due_time: '09:00',
      source_timezone: 'UTC',
    })
    expect(await elsewhere.changeBooking(booking, eleven)).toMatchObject(eleven)
    await elsewhere.close()
  })

  it('are not found if the record is not a meeting', async () => {
    const call = addActivity(vendor.account, { due_date: '2026-03-05', deal_id: booking.number })
    await expect(
      store.getBooking({ activityId: call.id, number: booking.number }),
    ).rejects.toBeInstanceOf(RecordNotFound)
  })

  it('can’t be moved to a time that was just taken in the CRM', async () => {
    addActivity(vendor.account, { due_date: '2026-03-06', due_time: '09:30', owner_id: 99 })
    await expect(store.changeBooking(booking, eleven)).rejects.toThrow(new SlotTaken())
  })

  it('need five calls for a change, four for a cancellation', async () => {
    vendor.calls.length = 0
    await store.changeBooking(booking, eleven)
    expect(vendor.calls).toHaveLength(5)
    vendor.calls.length = 0
    await store.cancelBooking(booking, {})
    expect(vendor.calls).toHaveLength(4)
  })

  it('need no further call if a refused move is requested again', async () => {
    addActivity(vendor.account, { due_date: '2026-03-06', due_time: '10:00', owner_id: 99 })
    addActivity(vendor.account, { due_date: '2026-03-10', due_time: '15:00', owner_id: 99 })
    const dates = { earliest: '2026-03-04', latest: '2027-03-02' }
    const taken = { ...eleven, due_time: '16:00', due_date: '2026-03-10' }
    const tooLate = { ...eleven, due_date: '2027-03-03' }
    vendor.calls.length = 0
    for (let attempt = 0; attempt < 20; attempt += 1) {
      for (const [requested, error] of [
        [eleven, SlotTaken],
        [taken, SlotTaken],
        [tooLate, DateNotBookable],
      ] as const) {
        await expect(store.changeBooking(booking, requested, dates)).rejects.toBeInstanceOf(error)
      }
    }
    // One call reads the booking, the other one the calendar.
    expect(vendor.calls).toHaveLength(2)
    clock.advance(60_000)
    updateActivity(vendor.account, vendor.account.activities[1]?.id ?? 0, { is_deleted: true })
    expect(await store.changeBooking(booking, eleven, dates)).toMatchObject(eleven)
  })

  it('without a time notify owner and webhook, like messages', async () => {
    const references = { person_id: getPersonId(), deal_id: booking.number }
    await store.createActivity(email(references))
    expect(await takeEvents()).toEqual(['message.created owner', 'message.created webhook'])
    await store.createActivity(meeting({ ...references, ...eleven, due_time: '' }))
    expect(await takeEvents()).toEqual(['message.created owner', 'message.created webhook'])
  })
})
