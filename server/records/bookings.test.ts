import type { NewActivity } from '@/contactService/schemas/requests'
import { eventRecipients, type Recipient } from '../messages/events'
import { StoreError } from './storeError'
import type { BookingReference } from '../bookingLinks'
import { describeStores } from '../testing/describeStores'
import { dayMs } from '../time'
import { expectRefusal } from '../testing/openTestStore'
import { change, meeting, slot, takeJobId, writeMeeting } from '../testing/records'

const note = 'Nombre: Ana García'
const eleven = { ...change, due_time: '11:00' }

describeStores('changes and cancellations', (tested) => {
  const { store, other, read, clean, takeJobs, retry, clock } = tested
  let booking: BookingReference

  /** Books a meeting on 5 March at 10:00 in Madrid, for a new person who reads English. */
  const book = (changes: Partial<NewActivity> = {}) =>
    writeMeeting(store, { note, ...changes }, { language: 'en' })

  const expectInvalidLink = async (wrong: BookingReference) => {
    await expectRefusal(store.getBooking(wrong), 'invalidLink')
    await expectRefusal(store.changeBooking(wrong, eleven), 'invalidLink')
    await expectRefusal(store.cancelBooking(wrong, {}), 'invalidLink')
  }

  const listTimes = async (date: string) => {
    const range = { start_date: date, end_date: date }
    const items = await store.listActivities(range)
    return items.map(({ due_time }) => due_time).filter((time) => time !== null && time !== '')
  }

  const take = (recipient: Recipient) => takeJobId(store, recipient, clock.now())

  const giveUp = async (recipient: Recipient) =>
    store.markFailed(await take(recipient), { error: 'refused' })

  const getActivity = async (index = 0) => (await read()).activities[index]

  describe('a booking by its link', () => {
    beforeEach(async () => {
      booking = await book()
    })

    const appointment = { ...slot, state: 'booked' }

    it.each([
      ['another activity', { activityId: 9_999 }],
      ['another number', { number: 9_999 }],
    ])('is not found under %s', async (_case, changes) => {
      await expectInvalidLink({ ...booking, ...changes })
    })

    it('is not opened by an older link, whose ids were another booking’s', async () => {
      const link = { ...booking, issuedAt: clock.now() }
      expect(await store.getBooking(link)).toMatchObject(appointment)
      const older = { ...booking, issuedAt: clock.now() - dayMs }
      await expectInvalidLink(older)
      expect(await store.changeBooking(link, eleven)).toMatchObject(eleven)
    })

    it('is opened by the link of a later mail, though its instance’s clock is behind', async () => {
      await takeJobs()
      clock.advance(-600_000)
      await other.changeBooking(booking, eleven)
      const [job] = await takeJobs()
      const issuedAt = Date.parse(job?.event.createdAt ?? '')
      expect(await store.getBooking({ ...booking, issuedAt })).toMatchObject(eleven)
    })

    it('tells all recipients when it is created', async () => {
      const jobs = await takeJobs()
      expect(jobs.map(({ recipient }) => recipient)).toEqual([...eventRecipients])
      expect(jobs[0]?.event).toMatchObject({
        type: 'booking.created',
        number: booking.number,
        activityId: booking.activityId,
        sender: {
          name: 'Ana García',
          email: 'ana@example.com',
          phone: '+34612345678',
          company: 'Acme Retail',
        },
        language: 'en',
        title: 'Demo - Ana García',
        appointment: { date: '2026-03-05', time: '10:00', timeZone: 'Europe/Madrid' },
        sequence: 0,
      })
    })

    it('can be moved: the old time is free, the new one taken, and all are notified', async () => {
      await takeJobs()
      await other.getBooking(booking)
      const moved = { number: booking.number, ...eleven, state: 'booked' }
      expect(await store.changeBooking(booking, eleven)).toEqual(moved)
      expect(await other.getBooking(booking)).toEqual(moved)
      expect(await listTimes('2026-03-05')).toEqual([])
      expect(await listTimes('2026-03-06')).toHaveLength(1)
      expect(await getActivity()).toMatchObject({
        starts_at: '2026-03-06T10:00:00.000Z',
        ends_at: '2026-03-06T11:00:00.000Z',
        note: `Cambiada en el sitio. Hora anterior: 2026-03-05 10:00 (Europe/Madrid)<br>${note}`,
      })
      const jobs = await takeJobs()
      expect(jobs.map(({ recipient }) => recipient)).toEqual([...eventRecipients])
      expect(jobs[0]?.event).toMatchObject({
        type: 'booking.changed',
        number: booking.number,
        activityId: booking.activityId,
        sender: { email: 'ana@example.com' },
        language: 'en',
        appointment: { date: '2026-03-06', time: '11:00', timeZone: 'Europe/Madrid' },
        sequence: 1,
      })
      await book()
      await expectRefusal(book(eleven), 'slotTaken')
    })

    it('is confirmed again if its details change or it is booked again, not its time', async () => {
      const write = (changes: Partial<NewActivity>) =>
        other.createActivity(meeting({ deal_id: booking.number, ...changes }))
      await takeJobs()
      await write({ note: 'Nombre: Eva' })
      await store.cancelBooking(booking, {})
      await write({})
      await write({ due_time: '12:00' })
      const told = (await takeJobs()).filter(({ recipient }) => recipient === 'visitor')
      expect(told.map(({ event }) => event)).toMatchObject([
        { type: 'booking.created', sequence: 1 },
        { type: 'booking.cancelled', sequence: 2 },
        { type: 'booking.created', sequence: 3 },
        { type: 'booking.changed', sequence: 4 },
      ])
    })

    it('can be moved to another zone, and counts its changes', async () => {
      await store.changeBooking(booking, eleven)
      const inBogota = { ...eleven, due_time: '09:00', source_timezone: 'America/Bogota' }
      expect(await other.changeBooking(booking, inBogota)).toMatchObject(inBogota)
      expect(await store.getBooking(booking)).toMatchObject(inBogota)
      expect((await takeJobs()).at(-1)?.event).toMatchObject({ sequence: 2 })
    })

    it('may overlap its own old time', async () => {
      await store.changeBooking(booking, { ...slot, due_time: '10:30' })
      expect(await getActivity()).toMatchObject({ starts_at: '2026-03-05T09:30:00.000Z' })
    })

    it.each([
      ['the same time', {}],
      ['the same instant elsewhere', { due_time: '04:00', source_timezone: 'America/Bogota' }],
    ])('does not change if it is moved to %s, and nobody is notified', async (_case, changes) => {
      await takeJobs()
      const same = { ...slot, ...changes }
      expect(await store.changeBooking(booking, same)).toMatchObject(appointment)
      expect(await getActivity()).toMatchObject({ note })
      expect(await takeJobs()).toEqual([])
    })

    it('causes one notification if the same change is requested twice', async () => {
      await takeJobs()
      await Promise.all([store, other, store].map((each) => each.changeBooking(booking, eleven)))
      expect(await takeJobs()).toHaveLength(eventRecipients.length)
    })

    it('can be moved to bookable dates only, but keeps its own date', async () => {
      const dates = { earliest: '2026-03-07', latest: '2027-03-02' }
      const move = store.changeBooking(booking, eleven, dates)
      await expectRefusal(move, 'dateNotBookable')
      expect(await store.changeBooking(booking, slot, dates)).toMatchObject(appointment)
    })

    it('can be moved twenty times at most', async () => {
      for (let index = 0; index < 20; index += 1) {
        const due_time = index % 2 ? '11:00' : '12:00'
        await store.changeBooking(booking, { ...eleven, due_time })
      }
      const again = { ...eleven, due_time: '16:00' }
      await expectRefusal(store.changeBooking(booking, again), 'tooManyChanges')
      expect(await store.cancelBooking(booking, {})).toMatchObject({ state: 'cancelled' })
    })

    it('can be cancelled: its time is free, its meeting is marked, and all are notified', async () => {
      await takeJobs()
      await other.getBooking(booking)
      const cancelled = { number: booking.number, ...appointment, state: 'cancelled' }
      const reason = 'No puedo <b>ir</b>'
      expect(await store.cancelBooking(booking, { reason })).toEqual(cancelled)
      expect(await other.getBooking(booking)).toEqual(cancelled)
      expect(await listTimes('2026-03-05')).toEqual([])
      expect(await getActivity()).toMatchObject({
        subject: 'Cancelada: Demo - Ana García',
        starts_at: null,
        note:
          'Cancelada en el sitio. Hora: 2026-03-05 10:00 (Europe/Madrid)<br>' +
          `Motivo: No puedo &lt;b&gt;ir&lt;/b&gt;<br>${note}`,
      })
      const jobs = await takeJobs()
      expect(jobs.map(({ recipient }) => recipient)).toEqual([...eventRecipients])
      expect(jobs[0]?.event).toMatchObject({
        type: 'booking.cancelled',
        title: 'Demo - Ana García',
        note: expect.stringContaining('Motivo: No puedo <b>ir</b>') as string,
        language: 'en',
        appointment: { date: '2026-03-05', time: '10:00', timeZone: 'Europe/Madrid' },
        sequence: 1,
      })
      await book()
      expect((await read()).activities).toHaveLength(2)
    })

    it('is cancelled once, without a reason, and cannot be moved then', async () => {
      await takeJobs()
      const first = await store.cancelBooking(booking, {})
      expect(await other.cancelBooking(booking, { reason: 'again' })).toEqual(first)
      expect(await getActivity()).toMatchObject({
        note: `Cancelada en el sitio. Hora: 2026-03-05 10:00 (Europe/Madrid)<br>${note}`,
      })
      expect(await takeJobs()).toHaveLength(eventRecipients.length)
      await expectRefusal(store.changeBooking(booking, eleven), 'bookingCancelled')
    })

    it('cannot be changed from its start on', async () => {
      clock.advance(3 * dayMs + 3_600_000)
      expect(await store.getBooking(booking)).toMatchObject({ state: 'past' })
      await expectRefusal(store.changeBooking(booking, eleven), 'bookingPast')
      await expectRefusal(store.cancelBooking(booking, {}), 'bookingPast')
    })
  })

  it('keeps what was given up for 30 days, and as long as its appointment is to come', async () => {
    await book({ due_date: '2026-06-05' })
    const countFailed = async () =>
      (await store.countJobs(clock.now())).find(({ recipient }) => recipient === 'crm')?.failed
    await giveUp('crm')
    clock.advance(60 * dayMs)
    await clean()
    expect(await countFailed()).toBe(1)
    clock.advance(60 * dayMs)
    await clean()
    expect(await countFailed()).toBeUndefined()
  })

  it.each([
    ['visitor', 'was told'],
    ['visitor', 'is being told'],
    ['crm', 'is being told'],
  ] as const)('is not confirmed once the %s %s that it is cancelled', async (recipient, state) => {
    const cancelled = await book()
    for (const each of [recipient, 'owner'] as const) await giveUp(each)
    await store.cancelBooking(cancelled, {})
    const later = await take(recipient)
    if (state === 'was told') await store.markSent(later, clock.now())
    expect(await retry()).toEqual({ retried: 1, removed: 1 })
    expect(await take(recipient)).toBe(0)
    const counts = await store.countJobs(clock.now())
    expect(counts.map(({ failed }) => failed)).toEqual(counts.map(() => 0))
  })

  it.each([
    ['not confirmed to the visitor', 'visitor', 0],
    ['delivered to the CRM', 'crm', 1],
  ] as const)('is %s where its cancellation was dropped', async (_what, recipient, retried) => {
    const cancelled = await book()
    await giveUp(recipient)
    await store.cancelBooking(cancelled, {})
    await store.drop(await take(recipient))
    expect(await retry()).toEqual({ retried, removed: 0 })
  })

  it('is confirmed by another try if the visitor could not be told either that it is cancelled', async () => {
    const cancelled = await book()
    await giveUp('visitor')
    await store.cancelBooking(cancelled, {})
    await giveUp('visitor')
    expect(await retry()).toEqual({ retried: 2, removed: 0 })
    expect(await take('visitor')).not.toBe(0)
  })

  it('allows one of twenty simultaneous moves to the same time', async () => {
    const bookings: BookingReference[] = []
    for (let index = 0; index < 20; index += 1) {
      const due_date = new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10)
      bookings.push(await book({ due_date }))
    }
    await takeJobs()
    const outcomes = await Promise.allSettled(
      bookings.map((each, index) => (index % 2 ? store : other).changeBooking(each, eleven)),
    )
    const lost = { status: 'rejected', reason: new StoreError('slotTaken') }
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(Array(19).fill(lost))
    expect(await listTimes('2026-03-06')).toHaveLength(1)
    expect(await takeJobs()).toHaveLength(eventRecipients.length)
  })
})
