/** What a user of the CRM does to the site's meetings. */
import { startCrmForEachTest } from '../testing/crm'
import { expectRefusal } from '../testing/openTestStore'
import { change, meeting, slot } from '../testing/records'
import type { VendorActivity } from '../testing/vendor/vendorRecords'
import { dayMs, toUtcDate } from '../time'

const crm = startCrmForEachTest()

/** Books, delivers, and changes the meeting in the CRM. */
const bookAndChangeInCrm = async (changes: Partial<VendorActivity>) => {
  const booking = await crm.bookAndDeliver()
  crm.changeLast(changes)
  await crm.readLater()
  return booking
}

const countJobs = async () => (await crm.readJobs('crm')).length

describe('a meeting of ours', () => {
  it('that was moved in the CRM moves, and nobody is told', async () => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-03-06', due_time: '13:00' })
    expect(await crm.records.getBooking(booking)).toMatchObject({
      due_date: '2026-03-06',
      due_time: '14:00',
      source_timezone: 'Europe/Madrid',
      state: 'booked',
    })
    expect(await countJobs()).toBe(1)
    await crm.book()
    await expectRefusal(crm.book({ due_date: '2026-03-06', due_time: '14:00' }), 'slotTaken')
  })

  it('that was delivered while the clock was a day ahead is followed once the clock is right', async () => {
    crm.clock.advance(dayMs)
    const booking = await crm.bookAndDeliver()
    crm.clock.advance(-dayMs)
    crm.changeLast({ due_time: '13:00' })
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject({ due_time: '14:00' })
  })

  it('that was made longer in the CRM takes the longer time', async () => {
    await bookAndChangeInCrm({ duration: '02:30' })
    await expectRefusal(crm.book({ due_time: '12:00' }), 'slotTaken')
    await crm.book({ due_time: '12:30' })
  })

  it.each<[string, Partial<VendorActivity>]>([
    ['deleted', { is_deleted: true }],
    ['left without a time', { due_time: '' }],
  ])('that was %s in the CRM is cancelled, and nobody is told', async (_case, changes) => {
    const booking = await bookAndChangeInCrm(changes)
    expect(await crm.records.getBooking(booking)).toMatchObject({ state: 'cancelled' })
    expect(await countJobs()).toBe(1)
    await crm.book()
    crm.changeLast({ is_deleted: false, due_time: '13:00' })
    await crm.readLater()
    await expectRefusal(crm.book({ due_time: '14:00' }), 'slotTaken')
  })

  it.each<object>([
    { due_date: '06/03/2026' },
    { due_time: { value: '13:00' } },
    { due_time: 'at 13' },
    { due_time: undefined },
    { due_date: '2026-13-45' },
    { due_date: '2026-02-30' },
    { due_time: '25:99' },
  ])('stays as it is where the CRM shows %j, which cannot be read', async (changes) => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-03-06', ...changes })
    expect(await crm.records.getBooking(booking)).toMatchObject({ ...slot, state: 'booked' })
  })

  it('that was moved into the past in the CRM is past', async () => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-02-26' })
    expect(await crm.records.getBooking(booking)).toMatchObject({ state: 'past' })
  })

  it.each<[string, number, object]>([
    [
      'has begun, perhaps without its visitor,',
      7,
      { due_date: '2026-03-12', due_time: '14:00', state: 'booked' },
    ],
    ['is long over, and stays so,', 40, { ...slot, state: 'past' }],
  ])('that %s takes the time to which it is moved in the CRM', async (_case, days, appointment) => {
    const booking = await crm.bookAndDeliver()
    crm.clock.advance(days * dayMs)
    const moved = { due_date: toUtcDate(crm.clock.now() + 3 * dayMs), due_time: '13:00' }
    crm.changeLast(moved)
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(appointment)
    await expectRefusal(crm.book({ ...moved, source_timezone: 'UTC' }), 'slotTaken')
  })

  it('that was moved in the CRM to a time that the visitor’s clock shows twice is there, in UTC', async () => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-10-25', due_time: '01:30' })
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject({
      due_date: '2026-10-25',
      due_time: '01:30',
      source_timezone: 'UTC',
    })
    const [row] = await crm.records.database.read((queries) =>
      queries.selectFrom('activities').select('sequence').execute(),
    )
    // It moves once.
    expect(row).toEqual({ sequence: 1 })
  })

  it('that was moved in the CRM and is booked again for its first time moves back', async () => {
    const { number } = await bookAndChangeInCrm({ due_time: '13:00' })
    await crm.store.createActivity(meeting({ deal_id: number }))
    await crm.deliver()
    expect(crm.getLast()).toMatchObject({ due_time: '09:00' })
  })

  it('follows the CRM also to a time that another activity of the CRM has', async () => {
    crm.addActivity({ due_time: '13:00' })
    const booking = await bookAndChangeInCrm({ due_time: '13:00' })
    expect(await crm.records.getBooking(booking)).toMatchObject({ due_time: '14:00' })
    expect(crm.reports).toEqual([])
  })

  it('that was moved in the CRM onto another of ours stays, takes its time there, too, and is reported once', async () => {
    await crm.book({ due_time: '14:00' })
    const { number } = await bookAndChangeInCrm({ due_time: '13:30' })
    await crm.readLater()
    expect(crm.reports).toEqual([expect.stringContaining(`Booking ${number} was moved`)])
    for (const due_time of ['10:00', '15:00']) {
      await expectRefusal(crm.book({ due_time }), 'slotTaken')
    }
    await crm.book({ due_time: '16:00' })
  })

  it('keeps a change that waits for the CRM, or that the CRM has refused', async () => {
    const booking = await crm.bookAndDeliver()
    crm.vendor.misbehave({ name: 'invalid', call: 'PATCH /activities/{id}' })
    await crm.store.changeBooking(booking, change)
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
    // The CRM still has it at that time.
    await crm.book()
    await crm.deliver()
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
  })
})

describe('meetings of ours that a reading lacks', () => {
  /** Delivers three meetings at different times. */
  const bookThree = async () => {
    const bookings = []
    for (const due_time of ['10:00', '12:00', '14:00']) bookings.push(await crm.book({ due_time }))
    await crm.deliver()
    return bookings
  }

  const readStates = (bookings: readonly { activityId: number; number: number }[]) =>
    Promise.all(bookings.map(async (booking) => (await crm.records.getBooking(booking)).state))

  const deleteInCrm = (count: number) => {
    const deleted = crm.account.activities.slice(0, count)
    for (const { id } of deleted) crm.changeActivity(id, { is_deleted: true })
  }

  it('stay if the CRM still has them', async () => {
    const booking = await crm.bookAndDeliver()
    crm.vendor.misbehave({ name: 'noData', call: 'GET /activities' })
    await crm.readLater()
    expect(await readStates([booking])).toEqual(['booked'])
  })

  it.each(['forbidden', 'noData'] as const)('stay until the CRM tells (%s)', async (name) => {
    const booking = await crm.bookAndDeliver()
    deleteInCrm(1)
    crm.vendor.misbehave({ name, call: 'GET /activities/{id}' })
    await crm.readLater()
    expect(await readStates([booking])).toEqual(['booked'])
    expect(crm.reports).toEqual([])
    crm.vendor.behave()
    await crm.readLater()
    expect(await readStates([booking])).toEqual(['cancelled'])
  })

  it('are cancelled if they are some of several', async () => {
    const bookings = await bookThree()
    deleteInCrm(2)
    await crm.readLater()
    expect(await readStates(bookings)).toEqual(['cancelled', 'cancelled', 'booked'])
    expect(crm.reports).toEqual([])
  })

  it.each([
    ['all of several', 0],
    ['more than three', 2],
  ])('all stay if they are %s, which is reported once', async (_name, others) => {
    const bookings = await bookThree()
    for (let index = 0; index < others; index += 1) {
      await crm.book({ due_date: '2026-03-06', due_time: `1${index * 2}:00` })
    }
    await crm.deliver()
    deleteInCrm(3 + others - Math.min(1, others))
    await crm.readLater()
    await crm.readLater()
    expect(await readStates(bookings)).toEqual(['booked', 'booked', 'booked'])
    expect(crm.reports).toEqual([expect.stringContaining('Several demos are missing')])
    expect(crm.vendor.calls.filter((call) => /activities\/\d/.test(call))).toEqual([])
  })
})
