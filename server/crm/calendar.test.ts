/** A CRM beside an owner's calendar: whose activities take whose time, and who gets a demo. */
import { anybody } from '../calendar/availability'
import { defaultCalendar, type OwnerCalendar } from '../calendar/ownerCalendar'
import type { BookingReference } from '../bookingLinks'
import { startCrm } from '../testing/crm'
import { expectRefusal } from '../testing/openTestStore'
import { host, writeMeeting, change } from '../testing/records'

const marta = 'marta@example.com'
const luis = 'luis@example.com'
const team = [host('Marta', { crmUser: 17 }), host('Luis', { crmUser: 21 })]

let crm: Awaited<ReturnType<typeof startCrm>>

const start = async (rules: Partial<OwnerCalendar> = {}) => {
  crm = await startCrm({ calendar: { ...defaultCalendar, hosts: team, ...rules } })
}

afterEach(() => {
  expect(crm.reports).toEqual([])
})

/** Whose time is taken in the CRM. */
async function readHosts(): Promise<string[]> {
  await crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 10_000 })
  const rows = await crm.records.database.read((queries) =>
    queries.selectFrom('busy').select('host').orderBy('id').execute(),
  )
  return rows.map(({ host }) => host)
}

const update = (id: number, changes: { readonly host?: string; readonly starts_at?: number }) =>
  crm.records.database.transact(async (transaction) => {
    await transaction.updateTable('activities').set(changes).where('id', '=', id).execute()
  })

/** Books a demo that a host gives. */
async function book(host: string, due_time = '10:00') {
  const booking = await writeMeeting(crm.records, { due_time })
  await update(booking.activityId, { host })
  return booking
}

const bookAndDeliver = async (...demo: Parameters<typeof book>) => {
  const booking = await book(...demo)
  await crm.deliver()
  return booking
}

/** Lets a demo begin at the time of `meeting`, whatever else is then. */
const begin = ({ activityId }: BookingReference) =>
  update(activityId, { starts_at: Date.parse('2026-03-05T09:00Z') })

/** What is stored of a demo after the next reading. */
const readRow = async ({ activityId }: BookingReference) => {
  await crm.readLater()
  return crm.records.database.read((queries) =>
    queries.selectFrom('activities').selectAll().where('id', '=', activityId).executeTakeFirst(),
  )
}

describe("the CRM's activities", () => {
  it('take the time of the host whose they are, others that of anybody', async () => {
    await start()
    for (const user of [21, 17, 30]) crm.addActivity({ owner_id: user })
    expect(await readHosts()).toEqual([luis, marta, anybody])
  })

  it('of users who are not named take no time', async () => {
    await start({ crm: { count: 'all', users: [17, 30] } })
    for (const user of [17, 21, 30, 31]) crm.addActivity({ owner_id: user })
    expect(await readHosts()).toEqual([marta, anybody])
  })

  it.each([
    ['all', [marta, luis, marta]],
    ['busy', [marta, marta]],
  ] as const)('that are marked as free take time by the rule %s', async (count, hosts) => {
    await start({ crm: { count, users: [] } })
    crm.addActivity({ owner_id: 17 })
    crm.addActivity({ owner_id: 21, busy: false })
    Object.assign(crm.addActivity({ owner_id: 17 }), { busy: null })
    expect(await readHosts()).toEqual(hosts)
  })

  it('that are ours are followed, whoever counts', async () => {
    await start({ crm: { count: 'busy', users: [30] } })
    const booking = await bookAndDeliver(marta)
    crm.clock.advance(120_000)
    expect(await readHosts()).toEqual([])
    expect(await crm.records.getBooking(booking)).toMatchObject({ state: 'booked' })
  })
})

describe('the host of a demo', () => {
  const readOwners = () => {
    const { deals, activities } = crm.account
    return [deals.at(-1)?.owner_id, activities.at(-1)?.owner_id]
  }

  beforeEach(() => start())

  it('gets its deal and activity, and passes them to the next host', async () => {
    const booking = await bookAndDeliver(marta)
    expect(readOwners()).toEqual([17, 17])
    await crm.records.changeBooking(booking, change)
    await update(booking.activityId, { host: luis })
    await crm.deliver()
    expect(readOwners()).toEqual([21, 21])
    expect(crm.account.deals).toHaveLength(1)
    expect(crm.account.activities).toHaveLength(1)
  })

  it('who is no user of the CRM is refused, and the owner is told', async () => {
    crm.account.users.splice(1)
    await bookAndDeliver(marta)
    expect(await crm.readStates()).toEqual(['failed'])
    expect(await crm.readNotices()).toEqual(['crmRefused'])
    expect(crm.reports.splice(0)).toHaveLength(1)
  })

  it.each(['', 'former@example.com'])('%j leaves them to whose the token is', async (host) => {
    await bookAndDeliver(host)
    expect(readOwners()).toEqual(Array(2).fill(crm.account.user.id))
  })
})

describe('a demo that a user of the CRM gives to another user', () => {
  it.each([
    ['of another host is passed on to that host', 21, luis],
    ['who is no host stays with its host', 30, marta],
  ])('%s', async (_name, owner_id, host) => {
    await start()
    const booking = await bookAndDeliver(marta)
    crm.changeLast({ owner_id })
    expect(await readRow(booking)).toMatchObject({ host })
  })

  it('stays with a host of whom the CRM was not told', async () => {
    await start({ hosts: [host('Marta'), host('Luis', { crmUser: 7 })] })
    const booking = await bookAndDeliver(marta)
    expect(crm.getLast()?.owner_id).toBe(7)
    expect(await readRow(booking)).toMatchObject({ host: marta })
  })

  it('stays with its host if the other one has a demo then, which is reported once', async () => {
    await start()
    const booking = await bookAndDeliver(marta)
    crm.changeLast({ owner_id: 21 })
    await begin(await book(luis, '11:00'))
    expect(await readRow(booking)).toMatchObject({ host: marta })
    expect(await readRow(booking)).toMatchObject({ host: marta })
    expect(crm.reports.splice(0)).toEqual([
      `Booking ${booking.number} was given in the CRM to a host who has another demo at that time.`,
    ])
  })
})

describe('a demo that a user of the CRM moves', () => {
  it('onto one of its host gets another host, whom the CRM is told, and the owner', async () => {
    await start()
    await book(marta)
    const booking = await bookAndDeliver(marta, '12:00')
    crm.changeLast({ due_time: '09:00' })
    expect(await readRow(booking)).toMatchObject({ host: luis })
    await crm.deliver()
    expect(crm.getLast()).toMatchObject({ due_time: '09:00', owner_id: 21 })
    expect(crm.account.deals.at(-1)).toMatchObject({ owner_id: 21 })
    expect(await readRow(booking)).toMatchObject({ host: luis, sequence: 1 })
    const told = (await crm.readJobs('host')).map(({ event }) => JSON.parse(event ?? '') as object)
    const changed = { type: 'booking.changed', host: { name: 'Luis', email: luis } }
    expect((await crm.readJobs('owner')).at(-1)).toMatchObject({ type: changed.type })
    expect(told.slice(2)).toEqual([
      expect.objectContaining(changed),
      expect.objectContaining({ notice: 'hostReleased', host: { name: 'Marta', email: marta } }),
    ])
  })

  it('to a closed day stays there', async () => {
    await start({ closed: [{ first: '2026-03-06', last: '2026-03-06' }] })
    const booking = await bookAndDeliver(marta)
    crm.changeLast({ due_date: '2026-03-06' })
    expect(await readRow(booking)).toMatchObject({ due_date: '2026-03-06', host: marta })
  })

  it('to be longer is checked as a whole when its visitor moves it', async () => {
    const untilNoon = [{ from: 0, to: 12 * 60 }]
    await start({ hours: Array.from({ length: 7 }, () => untilNoon) })
    const booking = await bookAndDeliver(marta)
    crm.changeLast({ duration: '02:00' })
    await crm.readLater()
    const moveTo = (due_time: string) =>
      crm.store.changeBooking(booking, { ...change, due_time, source_timezone: 'UTC' })
    await expectRefusal(moveTo('11:00'), 'slotTaken')
    expect(await moveTo('10:00')).toMatchObject({ due_time: '10:00' })
    const told = (await crm.readJobs('visitor')).at(-1)?.event ?? ''
    expect(JSON.parse(told)).toMatchObject({ type: 'booking.changed', minutes: 120 })
  })
})

describe('a demo whose time the CRM has given away', () => {
  const conflict = ['crmConflict']

  beforeEach(() => start())

  it.each<[string, string, readonly number[], readonly string[]]>([
    ['to its host', marta, [17], conflict],
    ['to another host', marta, [21], []],
    ['to anybody, while another host is free', marta, [30], []],
    ['to anybody, and no other host is free', marta, [21, 30], conflict],
    ['to as many as there are hosts', luis, [30, 31], conflict],
  ])('%s', async (_name, host, users, notices) => {
    await book(host)
    for (const user of users) crm.addActivity({ owner_id: user })
    await crm.deliver()
    expect(crm.reports.splice(0)).toHaveLength(notices.length)
    expect(await crm.readNotices()).toEqual(notices)
    expect(await crm.readNotices('host')).toEqual([])
  })

  it('to nobody, while all hosts give a demo and it has no host of its own', async () => {
    await book('')
    await begin(await book(marta, '12:00'))
    await begin(await book(luis, '14:00'))
    await crm.deliver()
    expect(await crm.readNotices()).toEqual([])
  })

  it.each([
    ['who is no host any more', 'former@example.com'],
    ['the other host', luis],
  ])('to anybody, while %s gives a demo, too', async (_name, other) => {
    const booking = await bookAndDeliver(other, '11:00')
    await book(marta)
    await begin(booking)
    crm.addActivity({ owner_id: 30 })
    await crm.deliver()
    expect(crm.reports.splice(0)).toHaveLength(1)
    expect(await crm.readNotices()).toEqual(conflict)
  })
})
