import type { NewActivity } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import moment from '@/features/booking/domain/moment'
import { StoreError } from './storeError'
import { expectRefusal } from '../testing/openTestStore'
import { listedMeeting, meeting, onlyContact, writeDeal, march, change } from '../testing/records'
import { describeStores } from '../testing/describeStores'
import type { ContactStore } from './recordStore'
import { dayMs } from '../time'

const getInstant = ({ due_date, due_time }: ListedActivity) =>
  moment.utc(`${due_date}T${due_time}`).toISOString()

describeStores('meetings', ({ store, other, read }) => {
  /** Writes an activity with a deal of its own: a deal has one meeting. */
  const createMeeting = async (changes: Partial<NewActivity> = {}, by: ContactStore = store) =>
    by.createActivity(meeting({ ...(await writeDeal(by)), ...changes }))

  const list = async (start_date: string, end_date: string) => {
    const items = await store.listActivities({ start_date, end_date })
    return items.map(getInstant)
  }

  describe('booking', () => {
    beforeEach(async () => {
      await createMeeting()
    })

    it('refuses what overlaps a meeting', async () => {
      const overlapping: Readonly<Record<string, Partial<NewActivity>>> = {
        'the same time': {},
        'a later start inside it': { due_time: '10:30' },
        'an earlier start that reaches into it': { due_time: '09:30' },
        'a longer one around it': { due_time: '09:00', duration: '03:00' },
        'a shorter one inside it': { due_time: '10:15', duration: '00:15' },
        'the same instant elsewhere': { due_time: '04:00', source_timezone: 'America/Bogota' },
        'the same instant in UTC': { due_time: '09:00:00', source_timezone: '' },
        'one that takes an hour for want of a duration': { due_time: '09:30', duration: '' },
      }
      for (const [name, changes] of Object.entries(overlapping)) {
        const outcome = await createMeeting(changes, other).catch((error: unknown) => error)
        expect({ name, outcome }).toEqual({ name, outcome: new StoreError('slotTaken') })
      }
      expect((await read()).activities).toHaveLength(1)
    })

    it.each<[string, Partial<NewActivity>]>([
      ['one that ends as it starts', { due_time: '09:00' }],
      ['one that starts as it ends', { due_time: '11:00' }],
      ['the same wall-clock time elsewhere', { source_timezone: 'America/Bogota' }],
      ['an e-mail at the same time', { type: 'email' }],
      ['one without a time', { due_time: '' }],
    ])('accepts %s', async (_case, changes) => {
      expect(await createMeeting(changes)).toMatchObject({ isNew: true })
      expect((await read()).activities).toHaveLength(2)
    })

    it('allows one of twenty simultaneous bookings that overlap', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          createMeeting({ due_time: index % 3 ? '16:00' : '16:30' }, index % 2 ? store : other),
        ),
      )
      const lost = { status: 'rejected', reason: new StoreError('slotTaken') }
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(Array(19).fill(lost))
      expect((await read()).activities).toHaveLength(2)
    })
  })

  describe('listing activities', () => {
    it('returns the time of a meeting in UTC, and nothing else', async () => {
      await createMeeting()
      expect(await store.listActivities(march)).toEqual([listedMeeting])
    })

    it('leaves out the meetings of the visitor’s own deals', async () => {
      const own = await writeDeal(store)
      const times = ['09:00', '11:00']
      await store.createActivity(meeting({ ...own, due_time: '10:00' }))
      await createMeeting({ due_time: '12:00' })
      const listOwn = async (deals: number[]) => {
        const items = await other.listActivities(march, deals)
        return items.map(({ due_time }) => due_time)
      }
      expect(await listOwn([own.deal_id, 9_999])).toEqual(times.slice(1))
      expect(await listOwn([9_999])).toEqual(times)
    })

    it.each([
      ['the day after', '18:00', 'America/Los_Angeles', '2026-03-06', '2026-03-06T02:00:00.000Z'],
      ['the day before', '09:00', 'Pacific/Auckland', '2026-03-04', '2026-03-04T20:00:00.000Z'],
    ])('lists a meeting under its UTC date, %s', async (_day, due_time, zone, day, instant) => {
      await createMeeting({ due_time, source_timezone: zone })
      expect(await list('2026-03-05', '2026-03-05')).toEqual([])
      expect(await list(day, day)).toEqual([instant])
    })

    it('lists a meeting of several days, as a user of the CRM may make one, on each of them', async () => {
      await createMeeting({ duration: '96:00' })
      for (const day of ['06', '07', '08', '09']) {
        const date = `2026-03-${day}`
        expect(await list(date, date)).toEqual([`${date}T00:00:00.000Z`])
      }
      expect(await list('2026-03-10', '2026-03-10')).toEqual([])
    })

    it('includes both dates, and sorts by start', async () => {
      for (const due_date of ['2026-03-07', '2026-03-04', '2026-03-06', '2026-03-05']) {
        await createMeeting({ due_date })
      }
      await createMeeting({ due_date: '2026-03-06', due_time: '08:00' })
      expect(await list('2026-03-05', '2026-03-06')).toEqual([
        '2026-03-05T09:00:00.000Z',
        '2026-03-06T07:00:00.000Z',
        '2026-03-06T09:00:00.000Z',
      ])
    })
  })
})

describeStores('open bookings', ({ store, other, read, clock }) => {
  const limit = { openBookingsPerPerson: 2 }

  /** Books for a new person, as the site does. */
  const book = async (
    due_time: string,
    { address = 'ana@example.com', by = store, due_date = '2026-03-05' } = {},
  ) => {
    const ids = await writeDeal(by, { person: { email: onlyContact(address) } })
    const activity = meeting({ ...ids, due_date, due_time })
    const create = () => by.createActivity(activity, limit)
    const { id: activityId } = await create()
    return { activityId, number: ids.deal_id, activity, create }
  }

  const expectTooMany = (booking: Promise<unknown>) => expectRefusal(booking, 'tooManyBookings')

  it('are counted by e-mail address, ignoring case, by all instances', async () => {
    await book('10:00')
    await book('11:00', { address: 'ANA@Example.com', by: other })
    await expectTooMany(book('12:00'))
    await expectTooMany(book('12:00', { by: other }))
    expect((await read()).activities).toHaveLength(2)
    await book('12:00', { address: 'eva@example.com' })
  })

  it('are limited for simultaneous requests', async () => {
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00']
    const outcomes = await Promise.allSettled(
      times.map((time, index) => book(time, { by: index % 2 ? store : other })),
    )
    const lost = { status: 'rejected', reason: new StoreError('tooManyBookings') }
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(Array(3).fill(lost))
    expect((await read()).activities).toHaveLength(2)
  })

  it('include a cancelled one only once it is booked again', async () => {
    await book('10:00')
    const second = await book('11:00')
    await store.cancelBooking(second, {})
    const third = await book('12:00')
    await expectTooMany(second.create())
    await store.cancelBooking(third, {})
    expect(await second.create()).toMatchObject({ id: second.activityId })
  })

  it('do not include past ones', async () => {
    await book('10:00')
    await book('11:00')
    clock.advance(4 * dayMs)
    await book('12:00', { due_date: '2026-03-12' })
  })

  it('are counted at their new time', async () => {
    await book('10:00')
    const second = await book('11:00')
    await store.changeBooking(second, change)
    clock.advance(3 * dayMs + dayMs / 4)
    await book('10:00', { due_date: '2026-03-12' })
    await expectTooMany(book('11:00', { due_date: '2026-03-12' }))
  })

  it('do not prevent a repeated booking, and a taken slot is reported first', async () => {
    await book('10:00')
    const { activityId, create } = await book('11:00')
    expect(await create()).toEqual({ id: activityId, isNew: false })
    await expectRefusal(book('10:00'), 'slotTaken')
  })

  it('do not prevent a message, or a booking without a limit', async () => {
    await book('10:00')
    const { activity } = await book('11:00')
    const another = { ...activity, due_time: '12:00' }
    await store.createActivity({ ...another, type: 'email' }, limit)
    await store.createActivity(another)
  })
})
