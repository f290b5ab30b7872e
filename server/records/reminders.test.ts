import type { AppointmentChange } from '@/contactService/schemas/requests'
import type { BookingReference } from '../bookingLinks'
import { calendarWithoutFile, defaultCalendar } from '../calendar/ownerCalendar'
import { describeStores } from '../testing/describeStores'
import { onlyContact, slot, takeJobId, writeMeeting } from '../testing/records'
import { startReminders, type StartedReminders } from '../testing/startReminders'
import { hourMs } from '../time'
import { planReminders } from './reminders'

// Bookings are written on Monday, 2 March 2026, at 08:30 UTC.
describeStores('reminders', ({ store, clock, retry, calendarFile, useCalendar }, engine) => {
  let reminders: StartedReminders

  const now = () => new Date(clock.now())
  const remind = (...before: number[]) => {
    useCalendar({ ...defaultCalendar, reminders: before })
  }

  beforeEach(() => {
    remind(hourMs, 24 * hourMs)
    reminders = startReminders({ database: store.database, clock, calendar: calendarFile })
  })

  const book = (at: AppointmentChange, { address = 'ana@example.com', key = 'first' } = {}) =>
    writeMeeting(store, at, { key, language: 'en', person: { email: onlyContact(address) } })

  const dayBefore = '2026-03-04T09:00Z'
  const hourBefore = '2026-03-05T08:00Z'
  const afterwards = '2026-03-06T09:00:00Z'

  it('are sent a day and an hour before, in the visitor’s language and zone', async () => {
    const { activityId, number } = await book(slot)
    await reminders.runTo(afterwards)
    expect(reminders.listTimes()).toEqual([dayBefore, hourBefore])
    for (const { mail } of reminders.sent) {
      expect(mail).toMatchObject({
        to: { address: 'ana@example.com' },
        subject: expect.stringContaining('10:00 AM (Madrid)') as string,
        text: expect.stringContaining(`https://www.example.com/${activityId}/${number}`) as string,
      })
    }
  })

  it('are those of the new time if the demo is moved from 30 hours to 2 hours ahead', async () => {
    const at = { due_date: '2026-03-03', due_time: '14:30', source_timezone: 'UTC' }
    const booking = await book(at)
    await store.changeBooking(booking, { ...at, due_date: '2026-03-02', due_time: '10:30' })
    await reminders.runTo('2026-03-04T00:00:00Z')
    expect(reminders.listTimes()).toEqual(['2026-03-02T09:30Z'])
    expect(await reminders.readJobs()).toHaveLength(1)
  })

  it.each([
    ['cancelled', [], (booking: BookingReference) => store.cancelBooking(booking, {})],
    [
      'moved',
      ['waiting', 'waiting'],
      (booking: BookingReference) =>
        store.changeBooking(booking, { ...slot, due_date: '2026-03-10' }),
    ],
  ])('that were given up or wait are gone once the demo is %s', async (_case, states, change) => {
    const booking = await book(slot)
    reminders.passTo('2026-03-04T09:01:00Z')
    await store.markFailed(await takeJobId(store, 'reminder', clock.now()), { error: 'refused' })
    await change(booking)
    expect((await reminders.readJobs()).map(({ state }) => state)).toEqual(states)
  })

  describe('that the owner has changed', () => {
    const plan = ({ signal } = new AbortController()) =>
      planReminders(store.database, { at: now(), calendar: calendarFile.get() }, signal)

    it('are planned for the demos that were booked before, once', async () => {
      useCalendar(calendarWithoutFile)
      await book(slot)
      const cancelled = await book({ ...slot, due_time: '12:00' }, { key: 'second' })
      await store.cancelBooking(cancelled, {})
      remind(24 * hourMs, hourMs)
      await plan()
      const planned = await reminders.readJobs()
      expect(planned).toHaveLength(2)
      await plan()
      expect(await reminders.readJobs()).toEqual(planned)
      await reminders.runTo('2026-03-04T12:00:00Z')
      await plan()
      await reminders.runTo(afterwards)
      expect(reminders.listTimes()).toEqual([dayBefore, hourBefore])
    })

    it('are planned for no further demo once the site stops', async () => {
      useCalendar(calendarWithoutFile)
      await book(slot)
      await book({ ...slot, due_time: '12:00' }, { key: 'second' })
      remind(hourMs)
      const stopping = new AbortController()
      const { database } = store
      const transact = database.transact.bind(database)
      jest.spyOn(database, 'transact').mockImplementation((work) => {
        stopping.abort()
        return transact(work)
      })
      await plan(stopping)
      expect(await reminders.readJobs()).toHaveLength(1)
      await plan()
      expect(await reminders.readJobs()).toHaveLength(2)
    })

    it('are looked for without a write where none is missing', async () => {
      remind(hourMs)
      await book(slot)
      const transact = jest.spyOn(store.database, 'transact')
      await plan()
      // It is too late for the first one.
      reminders.passTo('2026-03-04T12:00:00Z')
      useCalendar(defaultCalendar)
      await plan()
      remind()
      await plan()
      expect(transact).not.toHaveBeenCalled()
      remind(2 * hourMs)
      await plan()
      expect(transact).toHaveBeenCalledTimes(1)
    })

    const [longBefore, shortlyBefore] = [24 * hourMs, hourMs]

    it.each([
      ['there is no next one any more', [longBefore, shortlyBefore], [longBefore]],
      ['the next one has come to it', [longBefore], [longBefore, shortlyBefore]],
    ])('are late by the times of the file as it is now: %s', async (_case, before, after) => {
      remind(...before)
      await book(slot)
      remind(...after)
      await plan()
      // Nothing runs until the hour before has begun.
      reminders.passTo('2026-03-05T08:30:00Z')
      await reminders.runTo(afterwards)
      expect(reminders.listTimes()).toEqual(['2026-03-05T08:30Z'])
      expect(reminders.reports).toHaveLength(1)
    })

    it('are not sent if they were taken out', async () => {
      await book(slot)
      remind(hourMs)
      await reminders.runTo(afterwards)
      expect(reminders.listTimes()).toEqual([hourBefore])
    })
  })

  it('do not count as waiting before their time', async () => {
    await book(slot)
    const count = async () =>
      (await store.countJobs(clock.now())).find(({ recipient }) => recipient === 'reminder')
    expect(await count()).toBeUndefined()
    reminders.passTo('2026-03-04T10:00:00Z')
    const waitingSince = '2026-03-04T09:00:00.000Z'
    expect(await count()).toMatchObject({ waiting: 1, failed: 0, waitingSince })
  })

  if (engine === 'postgres') return

  it.each([
    // The clock is put forward meanwhile, and in the night before.
    ['Europe/Madrid', '2026-03-30', ['2026-03-29T08:00Z', '2026-03-30T07:00Z']],
    ['America/New_York', '2026-03-08', ['2026-03-07T14:00Z', '2026-03-08T13:00Z']],
    // No summer time, and a quarter of an hour.
    ['Asia/Kathmandu', '2026-03-30', ['2026-03-29T04:15Z', '2026-03-30T03:15Z']],
  ])('come in time in %s', async (source_timezone, due_date, times) => {
    await book({ due_date, due_time: '10:00', source_timezone })
    await reminders.runTo('2026-03-31T00:00:00Z')
    expect(reminders.listTimes()).toEqual(times)
    expect(reminders.sent[0]?.mail.text).toContain('10:00 AM')
  })

  it.each([
    ['2 hours', '10:30', ['2026-03-02T09:30Z']],
    ['half an hour', '09:00', []],
  ])('are those to come if booked %s before', async (_case, due_time, times) => {
    await book({ due_date: '2026-03-02', due_time, source_timezone: 'UTC' })
    await reminders.runTo('2026-03-04T00:00:00Z')
    expect(reminders.listTimes()).toEqual(times)
  })

  it('are sent for the new time, too, if the demo is moved after the first one', async () => {
    const booking = await book(slot)
    await reminders.runTo('2026-03-04T12:00:00Z')
    await store.changeBooking(booking, { ...slot, due_date: '2026-03-10' })
    await reminders.runTo('2026-03-11T00:00:00Z')
    expect(reminders.listTimes()).toEqual([dayBefore, '2026-03-09T09:00Z', '2026-03-10T08:00Z'])
  })

  it('are sent once if a booking is repeated, to the address that was corrected', async () => {
    await book(slot)
    await book(slot, { address: 'ana@example.org' })
    await reminders.runTo('2026-03-04T12:00:00Z')
    await book(slot, { address: 'ana@example.net' })
    await reminders.runTo(afterwards)
    expect(reminders.sent.map(({ mail }) => mail.to.address)).toEqual([
      'ana@example.org',
      'ana@example.net',
    ])
  })

  it('are none without an owner’s calendar', async () => {
    useCalendar(calendarWithoutFile)
    await book(slot)
    expect(await reminders.readJobs()).toEqual([])
  })

  it.each([
    ['is cancelled', '2026-03-04T09:01:00Z'],
    ['begins', '2026-03-05T08:59:00Z'],
  ])('are not sent if the demo %s in the moment of sending', async (happening, instant) => {
    const booking = await book(slot)
    reminders.passTo(instant)
    reminders.beforeSending = async () => {
      if (happening === 'begins') reminders.passTo('2026-03-05T09:00:00Z')
      else await store.cancelBooking(booking, {})
    }
    await reminders.sendDue()
    expect(reminders.sent).toEqual([])
    expect(await reminders.readJobs()).toEqual([])
  })

  it('are none for a meeting without a time, and none for an address that is none', async () => {
    await book({ ...slot, due_time: '' })
    await book(slot, { key: 'second', address: 'ana@example.com, eve@example.com' })
    expect(await reminders.readJobs()).toEqual([])
  })

  it.each([
    ['the first one is sent late', '2026-03-04T20:00:00Z', ['2026-03-04T20:00Z', hourBefore]],
    ['the first is not sent beside the second', '2026-03-05T08:30:00Z', ['2026-03-05T08:30Z']],
    ['none is sent from the start on', '2026-03-05T09:00:00Z', []],
  ])('after a night without power %s', async (_case, instant, times) => {
    await book(slot)
    reminders.passTo(instant)
    await reminders.runTo(afterwards)
    expect(reminders.listTimes()).toEqual(times)
    const late =
      'The reminder to the visitor (booking.created, number 1) is dropped: it is too late.'
    expect(reminders.reports).toEqual(Array.from({ length: 2 - times.length }, () => late))
  })

  it('that are refused are tried again, hold up no other one, and end with the start', async () => {
    await book(slot)
    reminders.isRefusing = true
    await reminders.runTo('2026-03-05T07:55:00Z')
    reminders.isRefusing = false
    await reminders.runTo('2026-03-05T08:05:00Z')
    expect(reminders.listTimes()).toEqual([hourBefore])
    await reminders.runTo(afterwards)
    expect(reminders.listTimes()).toEqual([hourBefore])
  })

  it('that are planned are not sent early by another try', async () => {
    await book(slot)
    expect(await retry()).toEqual({ retried: 0, removed: 0 })
  })

  it('that were given up are not sent late by another try', async () => {
    await book(slot)
    reminders.passTo('2026-03-04T09:01:00Z')
    const id = await takeJobId(store, 'reminder', clock.now())
    await store.markFailed(id, { error: 'refused' })
    reminders.passTo(afterwards)
    expect(await retry()).toEqual({ retried: 1, removed: 0 })
    await reminders.sendDue()
    expect(reminders.sent).toEqual([])
    expect(await reminders.readJobs()).toEqual([])
  })
})
