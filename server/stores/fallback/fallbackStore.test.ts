import path from 'node:path'
import {
  BookingPending,
  DateNotBookable,
  InvalidReference,
  SlotTaken,
  StoreUnavailable,
  TooManyBookings,
} from '../../contactStore'
import { newIndustryField } from '@/contactService/schemas/industryField'
import { createClock } from '../../testing/clock'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { readAccount } from '../../testing/vendor/readAccount'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { addActivity } from '../../testing/vendor/vendorRecords'
import { readOutbox } from '../embedded/outbox'
import { readDatabase } from '../embedded/readContacts'
import { dialectV2 } from '../pipedrive/dialectV2'
import { openPipedriveStore } from '../pipedrive/pipedriveStore'
import { CallForbidden } from '../vendorErrors'
import { openFallbackStore, type FallbackStore } from './fallbackStore'
import { readPendingWrites } from './readPendingWrites'

// A store and a server are started for each test.
jest.setTimeout(30_000)

let vendor: Vendor
let file: string
let store: FallbackStore

beforeEach(async () => {
  vendor = await startVendor()
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  store = open()
})

afterEach(async () => {
  await store.close()
  await vendor.close()
  expect(vendor.violations).toEqual([])
})

const clock = createClock()

const open = (keepDays = 0) => {
  const account = { url: vendor.url, token: vendorToken, now: clock.now }
  return openFallbackStore({
    store: openPipedriveStore({ dialect: dialectV2, ...account, file }),
    file,
    keepDays,
    now: clock.now,
  })
}

const readEvents = () =>
  (readDatabase(file, readOutbox) ?? []).map(({ type, recipient }) => `${type} ${recipient}`)

/** Opens a new store, whose circuit breaker is closed. */
const reopen = async () => {
  await store.close()
  store = open()
}

const createOptions = (idempotencyKey: string) => ({ idempotencyKey })

const book = async (subject: string) => {
  const { id: org_id } = await store.createOrganization(
    organization(),
    createOptions(`${subject}-1`),
  )
  const { id: person_id } = await store.createPerson(
    person({ org_id }),
    createOptions(`${subject}-2`),
  )
  const newDeal = deal({ person_id, org_id })
  const { id: deal_id } = await store.createDeal(newDeal, createOptions(`${subject}-3`))
  const activity = meeting({ subject, person_id, org_id, deal_id })
  return { activity, meeting: await store.createActivity(activity, createOptions(`${subject}-4`)) }
}

const countRecords = () => {
  const { organizations, persons, deals, activities } = vendor.account
  return [organizations, persons, deals, activities].map(({ length }) => length)
}

it('passes writes on to an available vendor, and stores none', async () => {
  await book('Ana')
  expect(countRecords()).toEqual([1, 1, 1, 1])
  expect(readPendingWrites(file)).toEqual([])
})

it('stores a whole booking as pending while the vendor is unavailable, and sends it in order', async () => {
  vendor.misbehave({ name: 'failing' })
  await book('Ana')
  expect(readPendingWrites(file).map(({ operation }) => operation)).toEqual([
    'createOrganization',
    'createPerson',
    'createDeal',
    'createActivity',
  ])
  await expect(store.syncPendingWrites()).rejects.toBeInstanceOf(StoreUnavailable)
  expect(countRecords()).toEqual([0, 0, 0, 0])

  vendor.behave()
  await reopen()
  await store.syncPendingWrites()
  const [created] = vendor.account.deals
  expect(readAccount(vendor.account)).toMatchObject({
    organizations: [{ name: 'Acme Retail' }],
    deals: [{ description: 'Industria: Retail' }],
    activities: [{ subject: 'Ana', startsAt: '2026-03-05T09:00:00.000Z', deal_id: created?.id }],
  })
  expect(readPendingWrites(file)).toEqual([])
  await store.syncPendingWrites()
  expect(countRecords()).toEqual([1, 1, 1, 1])
})

describe('the industry of a pending booking', () => {
  /** Writes the industry as the site does. */
  const recordIndustry = async (dealId: number) => {
    const { items } = await store.listDealFields({ start: 0, limit: 100 })
    const field =
      items.find(({ name }) => name === 'Industria') ??
      (await store.createDealField(newIndustryField))
    await store.updateDeal(dealId, { [field.key]: 'Retail' })
    return field
  }

  const bookWithIndustry = async () => {
    const { activity } = await book('Ana')
    return recordIndustry(activity.deal_id)
  }

  const recoverVendor = async () => {
    vendor.behave()
    await reopen()
    await store.syncPendingWrites()
  }

  const readFields = () => readAccount(vendor.account).deals.map(({ fields }) => fields)
  const countFields = () =>
    vendor.account.dealFields.filter(({ name }) => name === 'Industria').length

  it.each([
    ['has already', true],
    ['lacks', false],
  ])('is sent to the field, which the account %s', async (_case, isThere) => {
    if (isThere) await store.createDealField(newIndustryField)
    await reopen()
    vendor.misbehave({ name: 'failing' })
    await bookWithIndustry()
    expect(readPendingWrites(file).at(-1)).toMatchObject({
      operation: 'updateDeal',
      what: 'Retail',
    })
    await recoverVendor()
    expect(readFields()).toEqual([{ Industria: 'Retail' }])
    expect(countFields()).toBe(1)
    expect(readPendingWrites(file)).toEqual([])
  })

  it('is written directly if the vendor is available again', async () => {
    vendor.misbehave({ name: 'failing', call: 'GET /dealFields', times: 1 })
    await bookWithIndustry()
    expect(readFields()).toEqual([{ Industria: 'Retail' }])
  })

  it('delays no other booking if the vendor refuses the field', async () => {
    vendor.misbehave({ name: 'failing' })
    await bookWithIndustry()
    vendor.account.forbidden.add('can_add_custom_fields')
    await store.createOrganization(organization(), createOptions('later'))
    await recoverVendor()
    expect(countRecords()).toEqual([2, 1, 1, 1])
    expect(readPendingWrites(file)).toEqual([
      expect.objectContaining({
        operation: 'updateDeal',
        problem: new CallForbidden().reason,
      }),
    ])
  })
})

it('sends the other writes if the vendor refuses one', async () => {
  vendor.misbehave({ name: 'failing' })
  await book('Ana')
  await store.createOrganization(organization(), createOptions('Eva-1'))
  vendor.behave()
  await reopen()
  vendor.misbehave({ name: 'invalid', call: 'POST /organizations', times: 1 })
  await store.syncPendingWrites()
  expect(countRecords()).toEqual([1, 0, 0, 0])
  const dependent = 'It refers to a record that could not be sent to the CRM'
  expect(readPendingWrites(file).map(({ problem }) => problem)).toEqual([
    'The vendor refused a request with 400',
    dependent,
    dependent,
    dependent,
  ])
})

it('completes a booking if the vendor failed half-way', async () => {
  vendor.misbehave({ name: 'failing', call: 'POST /persons', times: 1 })
  await book('Ana')
  expect(countRecords()).toEqual([1, 0, 0, 0])
  expect(readPendingWrites(file)).toHaveLength(3)
  await store.syncPendingWrites()
  expect(countRecords()).toEqual([1, 1, 1, 1])
})

it('returns the same id for a repeated pending write, also after it was sent', async () => {
  vendor.misbehave({ name: 'failing' })
  const attempt = () => store.createOrganization(organization(), createOptions('a'))
  const first = await attempt()
  expect(await attempt()).toEqual(first)
  vendor.behave()
  await reopen()
  await store.syncPendingWrites()
  expect(await attempt()).toEqual(first)
  expect(countRecords()).toEqual([1, 0, 0, 0])
})

it('accepts a pending meeting on bookable dates only, and a repeated one on any date', async () => {
  const { activity } = await book('Ana')
  vendor.misbehave({ name: 'failing' })
  const attempt = (due_date: string, earliest: string) =>
    store.createActivity(
      { ...activity, due_date },
      { ...createOptions(due_date), bookableDates: { earliest, latest: '2027-03-02' } },
    )
  const first = await attempt('2026-03-06', '2026-03-06')
  expect(await attempt('2026-03-06', '2026-03-09')).toEqual(first)
  await expect(attempt('2026-03-05', '2026-03-09')).rejects.toBeInstanceOf(DateNotBookable)
  expect(readPendingWrites(file)).toHaveLength(1)
})

it('does not repeat a write that was carried out although its response was lost', async () => {
  vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1, afterwards: true })
  await store.createOrganization(organization())
  expect(readPendingWrites(file)).toHaveLength(1)
  await store.syncPendingWrites()
  expect(countRecords()).toEqual([1, 0, 0, 0])
})

it('refuses the slot of a pending meeting to others, and shows it as busy', async () => {
  vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
  const { activity } = await book('Ana')
  await expect(
    store.createActivity({ ...activity, subject: 'Eva' }, createOptions('other')),
  ).rejects.toBeInstanceOf(SlotTaken)
  const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
  const { items } = await store.listActivities(day, { start: 0, limit: 100 })
  expect(items).toEqual([
    expect.objectContaining({ due_date: '2026-03-05', due_time: '09:00', duration: '01:00' }),
  ])
})

it('sends a meeting without a time if its slot was taken meanwhile', async () => {
  vendor.misbehave({ name: 'failing', call: 'GET /activities' })
  await book('Ana')
  vendor.behave()
  await reopen()
  addActivity(vendor.account, { due_date: '2026-03-05', due_time: '09:30' })
  await store.syncPendingWrites()
  expect(vendor.account.activities.at(-1)).toMatchObject({
    subject: 'Ana',
    due_time: '',
    note: expect.stringContaining('2026-03-05 10:00 Europe/Madrid') as string,
  })
  expect(readPendingWrites(file)).toEqual([])
})

it('notifies of a pending booking when the vendor has it', async () => {
  vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
  await book('Ana')
  expect(readEvents()).toEqual([])
  await store.syncPendingWrites()
  const events = ['visitor', 'owner', 'webhook'].map((recipient) => `booking.created ${recipient}`)
  expect(readEvents()).toEqual(events)
})

it('notifies the owner of a meeting that lost its time', async () => {
  vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
  await book('Ana')
  addActivity(vendor.account, { due_date: '2026-03-05', due_time: '09:30' })
  await store.syncPendingWrites()
  expect(readEvents()).toEqual(['message.created owner', 'message.created webhook'])
})

describe('a booking of the vendor', () => {
  const change = { due_date: '2026-03-06', due_time: '11:00', source_timezone: 'Europe/Madrid' }

  const bookAnother = async () => {
    const { activity, meeting: created } = await book('Eva')
    return { activityId: created.id, number: activity.deal_id }
  }

  it('is changed and cancelled in the vendor’s account', async () => {
    const booking = await bookAnother()
    expect(await store.changeBooking(booking, change)).toMatchObject(change)
    expect(await store.cancelBooking(booking, {})).toMatchObject({ state: 'cancelled' })
    expect(await store.getBooking(booking)).toMatchObject({ ...change, state: 'cancelled' })
  })

  it('does not get the time of a pending meeting', async () => {
    const booking = await bookAnother()
    vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    await store.createActivity(meeting({ ...change, person_id, deal_id }))
    await expect(store.changeBooking(booking, change)).rejects.toThrow(new SlotTaken())
  })

  it('can be moved to its own time although a pending meeting overlaps it', async () => {
    const booking = await bookAnother()
    await store.changeBooking(booking, change)
    vendor.misbehave({ name: 'failing' })
    await reopen()
    await store.createActivity(meeting(change))
    vendor.behave()
    await reopen()
    expect(await store.changeBooking(booking, change)).toMatchObject(change)
  })

  it('can be moved, while it is pending, only to its own time', async () => {
    vendor.misbehave({ name: 'failing' })
    const booking = await bookAnother()
    const { due_date, due_time, source_timezone } = meeting()
    const own = { due_date, due_time, source_timezone }
    const appointment = { ...own, number: booking.number, state: 'booked' }
    expect(await store.changeBooking(booking, own)).toEqual(appointment)
    const other = { ...booking, number: booking.number - 1 }
    await expect(store.changeBooking(other, own)).rejects.toThrow(new BookingPending())
  })

  it('can not be changed while the vendor is unavailable', async () => {
    const booking = await bookAnother()
    vendor.misbehave({ name: 'failing' })
    await expect(store.getBooking(booking)).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.changeBooking(booking, change)).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.cancelBooking(booking, {})).rejects.toBeInstanceOf(StoreUnavailable)
    expect(readPendingWrites(file)).toEqual([])
  })

  it('can be changed with its temporary ids after the vendor has it', async () => {
    vendor.misbehave({ name: 'failing' })
    const booking = await bookAnother()
    await expect(store.changeBooking(booking, change)).rejects.toThrow(new BookingPending())
    vendor.behave()
    await reopen()
    await expect(store.changeBooking(booking, change)).rejects.toThrow(new BookingPending())
    await store.syncPendingWrites()
    expect(await store.changeBooking(booking, change)).toMatchObject(change)
    expect(readAccount(vendor.account).activities).toMatchObject([
      { startsAt: '2026-03-06T10:00:00.000Z' },
    ])
  })
})

describe('the open bookings of a person', () => {
  const createLimitedOptions = (step: string) => ({
    ...createOptions(step),
    openBookingsPerPerson: 2,
  })

  /** Books for a new person, as the site does. */
  const bookLimited = async (due_time: string, address = 'ana@example.com') => {
    const email = [{ value: address, primary: true }]
    const { id: person_id } = await store.createPerson(
      person({ email }),
      createOptions(`${due_time}-1`),
    )
    const { id: deal_id } = await store.createDeal(
      deal({ person_id }),
      createOptions(`${due_time}-2`),
    )
    const note = `Correo electrónico: ${address}`
    const activity = meeting({ due_time, person_id, deal_id, note })
    return store.createActivity(activity, createLimitedOptions(`${due_time}-3`))
  }

  it('are limited while the vendor is down', async () => {
    vendor.misbehave({ name: 'failing' })
    await bookLimited('10:00')
    await bookLimited('11:00', 'ANA@example.com')
    await expect(bookLimited('12:00')).rejects.toThrow(new TooManyBookings())
    await bookLimited('13:00', 'eva@example.com')
    expect(
      readPendingWrites(file).filter(({ operation }) => operation === 'createActivity'),
    ).toHaveLength(3)
  })

  it('include those at the vendor and the pending ones', async () => {
    await bookLimited('10:00')
    vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    await bookLimited('11:00')
    vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    await expect(bookLimited('12:00')).rejects.toThrow(new TooManyBookings())
    expect(readPendingWrites(file)).toHaveLength(1)
  })

  it('include the pending ones when the vendor is available again', async () => {
    await bookLimited('10:00')
    vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    await bookLimited('11:00')
    await expect(bookLimited('12:00')).rejects.toThrow(new TooManyBookings())
    expect(vendor.account.activities).toHaveLength(1)
  })

  it('do not include past ones', async () => {
    vendor.misbehave({ name: 'failing' })
    await bookLimited('10:00')
    await bookLimited('11:00')
    clock.advance(4 * 86_400_000)
    await bookLimited('12:00')
    clock.advance(-4 * 86_400_000)
  })

  it('do not prevent pending ones from being sent', async () => {
    vendor.misbehave({ name: 'failing' })
    await bookLimited('10:00')
    await bookLimited('11:00')
    vendor.behave()
    await reopen()
    await store.syncPendingWrites()
    expect(vendor.account.activities).toHaveLength(2)
    await expect(bookLimited('12:00')).rejects.toThrow(new TooManyBookings())
    expect(readPendingWrites(file)).toEqual([])
  })
})

it('does not store a refused write', async () => {
  await expect(store.createPerson(person({ org_id: 9_999 }))).rejects.toBeInstanceOf(
    InvalidReference,
  )
  expect(readPendingWrites(file)).toEqual([])
})

it('removes pending writes that are older than contacts may be', async () => {
  await store.close()
  store = open(30)
  vendor.misbehave({ name: 'failing' })
  await store.createOrganization(organization(), createOptions('one'))
  await store.syncPendingWrites().catch(() => undefined)
  expect(readPendingWrites(file)).toHaveLength(1)
  clock.advance(31 * 86_400_000)
  await store.syncPendingWrites().catch(() => undefined)
  expect(readPendingWrites(file)).toEqual([])
})
