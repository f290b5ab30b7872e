import { StoreError } from '../contactStore'
import { deal, meeting, person } from '../testing/records'
import { describeStores, type TestedStores } from '../testing/describeStores'
import { dayMs } from '../time'
import type { ContactStore } from './recordStore'

const openBookingsPerPerson = 2
interface BookOptions {
  readonly address?: string
  readonly by?: ContactStore
  readonly key?: string
  readonly due_date?: string
}

const later = { due_date: '2026-03-06', due_time: '09:00', source_timezone: 'Europe/Madrid' }

describeStores('open bookings', (getTested) => {
  let tested: TestedStores

  beforeEach(() => {
    tested = getTested()
  })

  /** Books for a new person, as the site does. */
  const book = async (
    due_time: string,
    {
      address = 'ana@example.com',
      by = tested.store,
      key = '',
      due_date = '2026-03-05',
    }: BookOptions = {},
  ) => {
    const email = [{ value: address, primary: true }]
    const { id: person_id } = await by.createPerson(person({ email }))
    const { id: deal_id } = await by.createDeal(deal({ person_id }))
    const activity = meeting({ due_date, due_time, person_id, deal_id })
    const options = { openBookingsPerPerson, ...(key && { idempotencyKey: key }) }
    const create = () => by.createActivity(activity, options)
    const { id: activityId } = await create()
    return { activityId, number: deal_id, activity, create }
  }

  const expectRefusal = async (booking: Promise<unknown>) => {
    await expect(booking).rejects.toThrow(new StoreError('tooManyBookings'))
  }

  it('are counted by e-mail address, ignoring case, by all instances', async () => {
    await book('10:00')
    await book('11:00', { address: 'ANA@Example.com', by: tested.other })
    await expectRefusal(book('12:00'))
    await expectRefusal(book('12:00', { by: tested.other }))
    expect((await tested.read()).activities).toHaveLength(2)
    await book('12:00', { address: 'eva@example.com' })
  })

  it('are limited for simultaneous requests', async () => {
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00']
    const outcomes = await Promise.allSettled(
      times.map((time, index) => book(time, { by: index % 2 ? tested.store : tested.other })),
    )
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    )
    expect(lost).toEqual(Array.from({ length: 3 }, () => new StoreError('tooManyBookings')))
    expect((await tested.read()).activities).toHaveLength(2)
  })

  it('do not include cancelled ones', async () => {
    await book('10:00')
    const second = await book('11:00')
    await tested.store.cancelBooking(second, {})
    await book('12:00')
    await expectRefusal(book('13:00'))
  })

  it('include one that is booked again after it was cancelled', async () => {
    await book('10:00')
    const second = await book('11:00')
    await tested.store.cancelBooking(second, {})
    const third = await book('12:00')
    await expectRefusal(second.create())
    await tested.store.cancelBooking(third, {})
    expect(await second.create()).toMatchObject({ id: second.activityId })
  })

  it('do not include past ones', async () => {
    await book('10:00')
    await book('11:00')
    tested.clock.advance(4 * dayMs)
    await book('12:00', { due_date: '2026-03-12' })
  })

  it('are counted at their new time', async () => {
    await book('10:00')
    const second = await book('11:00')
    await tested.store.changeBooking(second, later)
    tested.clock.advance(3 * dayMs + dayMs / 4)
    await book('10:00', { due_date: '2026-03-12' })
    await expectRefusal(book('11:00', { due_date: '2026-03-12' }))
  })

  it('do not prevent a repeated booking, and a taken slot is reported first', async () => {
    await book('10:00')
    const { activityId, create } = await book('11:00', { key: 'second' })
    expect(await create()).toEqual({ id: activityId, isNew: false })
    await expect(book('10:00')).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('do not prevent a message, or a booking without a limit', async () => {
    await book('10:00')
    const { activity } = await book('11:00')
    const another = { ...activity, due_time: '12:00' }
    await tested.store.createActivity({ ...another, type: 'email' }, { openBookingsPerPerson })
    await tested.store.createActivity(another)
  })
})
