import { setTimeout as wait } from 'node:timers/promises'
import { noCalendar } from '../calendar/openCalendar'
import { startCrmForEachTest } from '../testing/crm'
import { createRecordStore } from '../records/recordStore'
import { createGate } from '../testing/gate'
import { expectRefusal } from '../testing/openTestStore'
import {
  change,
  crmActivity,
  email,
  listedMeeting,
  meeting,
  slot,
  writeDeal,
  march,
} from '../testing/records'
import { createBusyTimes, type BusyTimes } from './busyTimes'
import type { CrmActivity } from './crm'

const minuteMs = 60_000

const crm = startCrmForEachTest()

const list = () => crm.store.listActivities(march)

const countReadings = () =>
  crm.vendor.calls.filter((call) => call.startsWith('GET /api/v2/activities')).length

/** Lets so much time pass that the CRM is read again, and trusted about our meetings. */
const readLater = async () => {
  crm.clock.advance(2 * minuteMs)
  return list()
}

/** Starts an instance with a CRM of its own, whose readings are counted. */
const startInstance = (
  readBusy: () => Promise<readonly CrmActivity[]>,
  now = () => crm.clock.now(),
) => {
  const countedReadBusy = jest.fn(readBusy)
  const { records, reports } = crm
  const busyTimes = createBusyTimes({
    database: records.database,
    crm: { readBusy: countedReadBusy, readActivity: () => Promise.resolve(null) },
    calendar: noCalendar,
    now,
    report: (sentence) => reports.push(sentence),
  })
  return {
    busyTimes,
    countReadings: () => countedReadBusy.mock.calls.length,
    refresh: (deadlineMs = 10_000) => busyTimes.refresh({ since: now(), deadlineMs }),
  }
}

/** An instance whose readings last until each is told to end. */
const startWaitingInstance = () => {
  const ends: (() => void)[] = []
  const instance = startInstance(async () => {
    const { open, opened } = createGate()
    ends.push(open)
    await opened
    return []
  })
  const waitForReading = async (count: number) => {
    while (ends.length < count) await new Promise(setImmediate)
  }
  return { ...instance, ends, waitForReading }
}

describe('reading', () => {
  it('happens once in 45 s, however many ask', async () => {
    await Promise.all(Array.from({ length: 30 }, list))
    await list()
    expect(countReadings()).toBe(1)
    crm.clock.advance(30_000)
    await list()
    expect(countReadings()).toBe(1)
    crm.clock.advance(16_000)
    await Promise.all(Array.from({ length: 30 }, list))
    expect(countReadings()).toBe(2)
  })

  it.each([
    ['succeeded', 0],
    ['failed', 1],
  ])('that %s while the clock was ahead happens again at the right time', async (_case, times) => {
    crm.clock.advance(60 * minuteMs)
    crm.vendor.misbehave({ name: 'failing', times })
    await list()
    crm.clock.advance(-60 * minuteMs)
    crm.vendor.behave()
    crm.addActivity()
    expect(await list()).toHaveLength(1)
  })

  it('happens before a link or the demo calendar shows a demo, which a user of the CRM may have moved', async () => {
    const booking = await crm.bookAndDeliver()
    crm.changeLast({ due_time: '13:00' })
    crm.clock.advance(2 * minuteMs)
    expect(await crm.store.getBooking(booking)).toMatchObject({ due_time: '14:00' })
    crm.changeLast({ is_deleted: true })
    crm.clock.advance(2 * minuteMs)
    expect(await crm.store.listDemos(crm.clock.now())).toEqual([])
  })

  it('does not happen for a booking that is refused anyway or stays as it is, so that nobody uses up the CRM’s budget', async () => {
    const { store, clock } = crm
    const other = await crm.book({ due_time: '12:00' })
    const booking = await crm.book()
    const ids = { person_id: 2, org_id: 2, deal_id: booking.number }
    const limits = { openBookingsPerPerson: 1 }
    const dates = { earliest: '2026-03-04', latest: '2027-03-02' }
    const before = countReadings()
    const move = (changes: Partial<typeof slot>) => () =>
      store.changeBooking(booking, { ...slot, ...changes }, dates)
    const book = (due_time: string) => () =>
      store.createActivity(meeting({ ...ids, due_time }), limits)
    for (const [call, problem] of [
      [() => crm.book(), 'slotTaken'],
      [book('13:00'), 'tooManyBookings'],
      [move({ due_time: '12:00' }), 'slotTaken'],
      [move({ due_date: '2029-03-05' }), 'dateNotBookable'],
      [book(slot.due_time), undefined],
      [move({}), undefined],
    ] as const) {
      clock.advance(3_000)
      await (problem ? expectRefusal(call(), problem) : call())
    }
    expect(countReadings()).toBe(before)
    clock.advance(3_000)
    await store.changeBooking(other, { ...slot, due_time: '14:00' })
    expect(countReadings()).toBe(before + 1)
  })

  it('reads all pages, as far back as needed', async () => {
    for (let index = 0; index < 700; index += 1) crm.addActivity({ due_date: '2026-03-20' })
    for (let index = 0; index < 1_000; index += 1) crm.addActivity({ due_date: '2025-03-20' })
    await list()
    expect(countReadings()).toBe(2)
    await expectRefusal(crm.book({ due_date: '2026-03-20' }), 'slotTaken')
  })

  it('that fails keeps the last times, is reported once, and tried again after a rest', async () => {
    crm.addActivity()
    await list()
    crm.vendor.misbehave({ name: 'failing' })
    for (let index = 0; index < 5; index += 1) {
      expect(await readLater()).toHaveLength(1)
      await expectRefusal(crm.book(), 'slotTaken')
    }
    expect(crm.reports).toEqual([expect.stringContaining('cannot be read')])
    crm.vendor.behave()
    expect(await readLater()).toHaveLength(1)
    expect(crm.reports).toHaveLength(2)
  })

  it('that cannot be stored is not the fault of the CRM, and is tried again', async () => {
    await list()
    crm.addActivity()
    crm.clock.advance(minuteMs)
    const { database } = crm.records
    const transact = database.transact.bind(database)
    const failed = new Error('database disk image is malformed')
    jest.spyOn(database, 'transact').mockImplementationOnce(transact).mockRejectedValueOnce(failed)
    expect(await list()).toEqual([])
    expect(crm.reports).toEqual([`The busy times of the CRM cannot be stored: ${failed.message}.`])
    expect(await readLater()).toHaveLength(1)
    expect(crm.reports).toHaveLength(1)
  })

  it('is not waited for while the CRM is left alone', async () => {
    await list()
    crm.vendor.misbehave({ name: 'failing' })
    await readLater()
    const refreshes = Array.from({ length: 10 }, () =>
      crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: minuteMs }),
    )
    expect(await Promise.all(refreshes)).not.toContain(true)
    expect(countReadings()).toBe(2)
  })

  it('that began too early is followed by another one', async () => {
    const { refresh, ends, waitForReading } = startWaitingInstance()
    const early = refresh()
    await waitForReading(1)
    crm.clock.advance(1_000)
    const late = refresh()
    await new Promise(setImmediate)
    ends[0]?.()
    expect(await early).toBe(true)
    await waitForReading(2)
    ends[1]?.()
    expect(await late).toBe(true)
  })
})

const openStore = (busyTimes: BusyTimes) =>
  createRecordStore(crm.records.database, crm.clock.now, noCalendar, busyTimes)

it('waits once for a CRM that never answers, and shows what is stored', async () => {
  const booking = await crm.book()
  crm.clock.advance(minuteMs)
  const { busyTimes } = startWaitingInstance()
  const store = openStore(busyTimes)
  const shown = { due_date: '2026-03-05', due_time: '10:00' }
  expect(await store.getBooking(booking)).toMatchObject(shown)
  // As long as a visitor waits.
  const limit = wait(2_000)
  expect(await Promise.race([limit, store.getBooking(booking)])).toMatchObject(shown)
  expect(await Promise.race([limit, store.listActivities(march)])).toHaveLength(1)
})

it('is asked once by a call that shows or books times, for a time that visitors accept', async () => {
  const refresh = jest.fn<Promise<boolean>, [{ deadlineMs: number }]>(() => Promise.resolve(false))
  const store = openStore({ refresh })
  const ids = await writeDeal(crm.records)
  const booking = { activityId: 1, number: ids.deal_id }
  for (const call of [
    () => store.listActivities(march),
    () => store.createActivity(meeting(ids)),
    () => store.changeBooking(booking, change),
    () => store.getBooking(booking),
  ]) {
    refresh.mockClear()
    await call()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(refresh.mock.calls[0]?.[0].deadlineMs).toBeLessThanOrEqual(2_500)
  }
  refresh.mockClear()
  // Nothing is looked up for it.
  await store.cancelBooking(booking, {})
  expect(refresh).not.toHaveBeenCalled()
})

describe('two instances', () => {
  /** Starts an instance whose readings give an activity twice, as pages that shift may list one. */
  const startReading = () => startInstance(() => Promise.resolve([crmActivity(), crmActivity()]))

  it('read in turn: one reads, the other takes what it has read', async () => {
    const [one, other] = [startReading(), startReading()]
    for (let round = 1; round <= 3; round += 1) {
      const refreshed = [one, other, one, other].map((instance) => instance.refresh())
      expect(await Promise.all(refreshed)).toEqual([true, true, true, true])
      const readings = [one, other].map((instance) => instance.countReadings())
      expect(Math.max(...readings) + Math.min(...readings)).toBe(round)
      crm.clock.advance(minuteMs)
    }
  })

  /** Resolves once it is clear that another instance neither reads nor waits as long as it might. */
  const expectNoWait = async (deadlineMs?: number) => {
    const other = startReading()
    const refreshed = Promise.all([other.refresh(deadlineMs), other.refresh(deadlineMs)])
    const limit = wait(3_000, undefined, { ref: false })
    expect(await Promise.race([refreshed, limit])).toEqual([false, false])
    expect(other.countReadings()).toBe(0)
  }

  it('do not wait once more for a CRM that has kept the other waiting', async () => {
    const reading = startWaitingInstance()
    const begun = reading.refresh()
    await reading.waitForReading(1)
    crm.clock.advance(11_000)
    await expectNoWait()
    reading.ends[0]?.()
    await begun
  })

  it('do not wait while the CRM is left alone after a failure of the other', async () => {
    await startInstance(() => Promise.reject(new Error('failed'))).refresh()
    await expectNoWait(minuteMs)
  })

  it('do not wait for one that died while it was reading', async () => {
    const dying = startWaitingInstance()
    const died = dying.refresh()
    await dying.waitForReading(1)
    crm.clock.advance(minuteMs)
    expect(await startReading().refresh()).toBe(true)
    dying.ends[0]?.()
    await died
  })

  it('do not take back a change that one delivers while the other reads, whatever their clocks show', async () => {
    const booking = await crm.bookAndDeliver()
    crm.clock.advance(2 * minuteMs)
    await crm.records.changeBooking(booking, change)
    const { refresh } = startInstance(
      async () => {
        await crm.deliver()
        return [crmActivity({ id: crm.getLast()?.id ?? 0 })]
      },
      () => crm.clock.now() + 5 * minuteMs,
    )
    expect(await refresh()).toBe(true)
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
  })
})

describe("the CRM's activities", () => {
  it('block their time, and are listed as busy', async () => {
    crm.addActivity()
    expect(await list()).toEqual([listedMeeting])
    await expectRefusal(crm.book(), 'slotTaken')
    await expectRefusal(crm.book({ due_time: '10:30' }), 'slotTaken')
    await crm.book({ due_time: '11:00' })
  })

  it('without a readable length take an hour', async () => {
    const { id } = crm.addActivity()
    crm.changeActivity(id, { duration: 90 } as object)
    expect(await list()).toEqual([listedMeeting])
  })

  it('that were just made are seen by a booking and a change, though not yet by the list', async () => {
    const booking = await crm.bookAndDeliver()
    await list()
    crm.clock.advance(3_000)
    crm.addActivity({ due_date: '2026-03-06', due_time: '11:00' })
    expect(await list()).toHaveLength(1)
    await expectRefusal(crm.store.changeBooking(booking, change), 'slotTaken')
  })

  it.each([undefined, 1.5, 0, -7, 2 ** 53])(
    'without an id are skipped, not quoted: %s',
    async (id) => {
      crm.addActivity()
      Object.assign(crm.addActivity({ due_date: '2026-03-09' }), { id })
      expect(await list()).toHaveLength(1)
      expect(crm.reports).toEqual([])
    },
  )

  it('of which none can be read are no empty calendar: the last times count', async () => {
    const activity = crm.addActivity()
    await list()
    Object.assign(activity, { id: String(activity.id) })
    expect(await readLater()).toEqual([listedMeeting])
    expect(crm.reports).toEqual([expect.stringContaining("The CRM's activities cannot be read")])
  })

  it.each<[string, object]>([
    ['deleted', { is_deleted: true }],
    ['without a time', { due_time: '' }],
    ['without a date', { due_date: null }],
    ['moved', { due_date: '2026-04-05' }],
  ])('that are %s take it no longer', async (_case, changes) => {
    const { id } = crm.addActivity()
    await expectRefusal(crm.book(), 'slotTaken')
    crm.changeActivity(id, changes)
    expect(await readLater()).toEqual([])
    await crm.book()
  })

  it('that last into the next day take it too', async () => {
    crm.addActivity({ due_date: '2026-03-04', due_time: '23:00', duration: '12:00' })
    await expectRefusal(crm.book(), 'slotTaken')
  })

  it('that are our own take their time once', async () => {
    const booking = await crm.bookAndDeliver()
    expect(await readLater()).toHaveLength(1)
    await crm.store.changeBooking(booking, { ...change, due_date: '2026-03-05', due_time: '10:30' })
  })

  it('of our own messages take none, also on another day, until a user gives them another time', async () => {
    await crm.store.createActivity(email(await writeDeal(crm.records)))
    await crm.deliver()
    await readLater()
    await crm.book({ due_date: '2026-03-02', due_time: '12:00' })
    const { id } = crm.account.activities[0] ?? {}
    crm.changeActivity(id, { due_date: '2026-03-05' })
    await readLater()
    await crm.book({ due_time: '12:00' })
    crm.changeActivity(id, { due_time: '09:00' })
    await readLater()
    await expectRefusal(crm.book(), 'slotTaken')
  })
})
