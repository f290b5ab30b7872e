import { createHosts, defaultCalendar } from '../calendar/ownerCalendar'
import { StoreError } from './storeError'
import type { BookingReference } from '../bookingLinks'
import { isBooking, type Recipient } from '../messages/events'
import { describeStores } from '../testing/describeStores'
import { expectRefusal } from '../testing/openTestStore'
import { host, slot, writeMeeting } from '../testing/records'
import { hourMs } from '../time'

const marta = host('Marta')
const luis = host('Luis')
const team = { ...defaultCalendar, zone: 'Europe/Madrid', hosts: [marta, luis] }

describeStores('the owner’s calendar', (tested, engine) => {
  const { store, other, read, takeJobs, useCalendar } = tested

  /** A time of Madrid. */
  const at = (day: string, due_time: string) => ({ ...slot, due_date: `2026-03-${day}`, due_time })

  /** Books a meeting for a new visitor. */
  const book = (day: string, due_time: string, by = store) => writeMeeting(by, at(day, due_time))

  const move = (booking: BookingReference, day: string, due_time: string) =>
    store.changeBooking(booking, at(day, due_time))

  const readHosts = async () => (await read()).activities.map(({ host }) => host)

  const expectTaken = (booking: Promise<unknown>) => expectRefusal(booking, 'slotTaken')

  /** The times that are shown as taken on a day, in UTC: Madrid is an hour ahead. */
  const listTaken = async (day: string) => {
    const date = `2026-03-${day}`
    const items = await store.listActivities({ start_date: date, end_date: date })
    return items.map(({ due_time, duration, ...others }) => {
      expect(others).toEqual({ due_date: date, source_timezone: '', subject: 'Busy' })
      return `${due_time} for ${duration}`
    })
  }

  /** The events of bookings that a recipient is told and has not been told yet. */
  const takeEvents = async (told: Recipient) => {
    const jobs = await takeJobs()
    return jobs.flatMap(({ event, recipient }) =>
      recipient === told && isBooking(event) ? [event] : [],
    )
  }

  it('gives each of as many demos as there are hosts at a time a host of their own', async () => {
    useCalendar({ ...defaultCalendar, hosts: createHosts(2) })
    await book('05', '10:00')
    expect(await listTaken('05')).toEqual([])
    await book('05', '10:00', other)
    expect(await listTaken('05')).toEqual(['09:00 for 01:00'])
    await expectTaken(book('05', '10:00'))
    await book('05', '11:00')
    expect(await readHosts()).toEqual(['1', '2', '1'])
  })

  it('chooses who has the fewest demos in that week, then who comes first in the file', async () => {
    useCalendar(team)
    await book('05', '10:00')
    await book('06', '10:00')
    await book('06', '11:00')
    // Monday, of another week.
    await book('09', '10:00')
    expect(await readHosts()).toEqual([marta.id, luis.id, marta.id, marta.id])
  })

  it('lets two of three visitors at once have the two hosts', async () => {
    useCalendar(team)
    const outcomes = await Promise.allSettled([
      book('05', '10:00'),
      book('05', '10:00', other),
      book('05', '10:00'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(outcomes).toContainEqual({ status: 'rejected', reason: new StoreError('slotTaken') })
    expect((await readHosts()).toSorted()).toEqual([luis.id, marta.id])
  })

  it('takes none on closed days, and shows each of their dates as taken', async () => {
    useCalendar({ ...team, closed: [{ first: '2026-03-05', last: '2026-03-06' }] })
    await expectTaken(book('05', '10:00'))
    await expectTaken(book('06', '17:00'))
    await book('09', '10:00')
    const range = { start_date: '2026-03-04', end_date: '2026-03-07' }
    expect((await store.listActivities(range)).slice(1)).toMatchObject([
      { due_date: '2026-03-05', due_time: '00:00', duration: '24:00' },
      { due_date: '2026-03-06', duration: '23:00' },
    ])
  })

  it('shows as taken, and takes none, between a demo and the end of its buffer on the next date', async () => {
    useCalendar({ ...defaultCalendar, buffer: hourMs / 4 })
    await book('05', '00:00')
    expect(await listTaken('05')).toEqual(['00:00 for 00:15'])
    await expectTaken(book('05', '01:00'))
  })

  it('keeps a demo without a host, from before there was a calendar, out of the way of others', async () => {
    await book('05', '10:00')
    useCalendar(team)
    await book('05', '10:00')
    await expectTaken(book('05', '10:00'))
    expect(await readHosts()).toEqual(['', marta.id])
  })

  it('tells the host what the owner is told', async () => {
    useCalendar(team)
    const booking = await book('05', '10:00')
    await store.cancelBooking(booking, {})
    expect(await takeEvents('host')).toMatchObject([
      { type: 'booking.created', host: { email: marta.email } },
      { type: 'booking.cancelled', host: { email: marta.email } },
    ])
  })

  it('tells who gives the demo, if the owner has named them', async () => {
    useCalendar(team)
    await book('05', '10:00')
    useCalendar({ ...defaultCalendar, hosts: createHosts(2) })
    await book('06', '10:00')
    const told = (await takeEvents('visitor')).map(({ host }) => host)
    expect(told).toEqual([{ name: marta.name, email: marta.email }, undefined])
  })

  // What follows differs in nothing that an engine does.
  if (engine === 'postgres') return

  it('tells a host when a demo passes on to another one, once', async () => {
    useCalendar(team)
    await book('05', '12:00')
    await book('05', '14:00')
    const booking = await book('05', '10:00')
    await takeEvents('host')
    await move(booking, '05', '12:00')
    await move(booking, '05', '13:00')
    expect(await readHosts()).toEqual([marta.id, luis.id, luis.id])
    expect(await takeEvents('host')).toMatchObject([
      { type: 'booking.changed', host: { name: luis.name }, appointment: { time: '12:00' } },
      {
        type: 'booking.cancelled',
        notice: 'hostReleased',
        host: { name: marta.name, email: marta.email },
        appointment: { time: '10:00' },
        sequence: 1,
      },
      { type: 'booking.changed', host: { name: luis.name }, appointment: { time: '13:00' } },
    ])
  })

  it.each([
    ['moved', (booking: BookingReference) => move(booking, '05', '12:00')],
    ['cancelled', (booking: BookingReference) => store.cancelBooking(booking, {})],
  ])('tells a host who has left the file that their demo is %s', async (_case, change) => {
    useCalendar(team)
    const booking = await book('05', '10:00')
    await takeEvents('host')
    useCalendar({ ...team, hosts: [luis] })
    await change(booking)
    const toFormer = (await takeEvents('host')).filter(({ notice }) => notice === 'hostReleased')
    expect(toFormer).toHaveLength(1)
    expect(toFormer[0]).toMatchObject({
      type: 'booking.cancelled',
      notice: 'hostReleased',
      host: { name: '', email: marta.email },
      appointment: { date: '2026-03-05', time: '10:00' },
      sequence: 1,
    })
  })
})
