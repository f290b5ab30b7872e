/** What users of the CRM change between two readings counts together, and beside what visitors change. */
import type { Interval } from '@/features/booking/domain/interval'
import { createHosts, defaultCalendar, type Host } from '../calendar/ownerCalendar'
import type { Database, Queries } from '../records/database'
import { createRecordStore } from '../records/recordStore'
import { describeStores } from '../testing/describeStores'
import { expectRefusal } from '../testing/openTestStore'
import { change, crmActivity, host, writeMeeting } from '../testing/records'
import { runMeanwhile } from '../testing/runMeanwhile'
import { hourMs, minuteMs } from '../time'
import { createBusyTimes } from './busyTimes'
import { findDelivered, followCrm } from './followCrm'

const team = [host('Marta', { crmUser: 17 }), host('Luis', { crmUser: 21 })]
const [marta, luis] = team.map(({ id }) => id)

/** An hour on 5 March 2026. */
const at = (hour: number): Interval => {
  const start = Date.parse(`2026-03-05T${hour}:00Z`)
  return { start, end: start + hourMs }
}

describeStores('demos that are changed in the CRM', (tested, engine) => {
  const { store, clock, calendarFile } = tested
  let database: Database
  let reports: string[]

  const useHosts = (hosts: readonly Host[]) => {
    tested.useCalendar({ ...defaultCalendar, hosts })
  }

  beforeEach(() => {
    database = store.database
    reports = []
    useHosts(createHosts(1))
  })

  const report = (sentence: string) => reports.push(sentence)

  /** Books a demo at an hour of 5 March 2026, UTC. */
  const book = async (hour: number) => {
    const time = { due_time: `${hour}:00`, source_timezone: 'UTC' }
    return (await writeMeeting(store, time)).activityId
  }

  /** Lets the CRM have them, under the same ids, and everybody be told of all bookings. */
  const deliver = async (ids: readonly number[]) => {
    const record = { kind: 'activity', written_at: clock.now() } as const
    await database.transact(async (transaction) => {
      await transaction.updateTable('jobs').set({ state: 'sent', event: null }).execute()
      await transaction
        .insertInto('crm_records')
        .values(ids.map((id) => ({ ...record, local_id: id, vendor_id: id })))
        .execute()
    })
    clock.advance(2 * minuteMs)
  }

  const follow = async (
    changed: readonly (Interval & { readonly id: number; userId?: number })[],
  ) => {
    const delivered = await database.read((queries) => findDelivered(queries, clock.now()))
    return database.transact(async (queries) => {
      await database.lock(queries, 'calendar')
      const context = { queries, at: new Date(clock.now()), calendar: calendarFile.get(), report }
      return followCrm(context, changed.map(crmActivity), { delivered, missing: new Map() })
    })
  }

  /** The hour and the host of each. */
  const readAll = () =>
    database.read(async (queries) => {
      const rows = await queries
        .selectFrom('activities')
        .select(['starts_at', 'host'])
        .orderBy('id')
        .execute()
      return rows.map(({ starts_at, host }) => [new Date(starts_at ?? 0).getUTCHours(), host])
    })
  const readHours = async () => (await readAll()).map(([hour]) => hour)

  it('swap their times', async () => {
    const [one, other] = [await book(10), await book(12)]
    await deliver([one, other])
    await follow([
      { id: one, ...at(12) },
      { id: other, ...at(10) },
    ])
    expect(await readHours()).toEqual([12, 10])
    expect(reports).toEqual([])
  })

  it('take each the time of the next, whichever is read first', async () => {
    const ids = [await book(10), await book(12), await book(14)]
    await deliver(ids)
    await follow(ids.map((id, index) => ({ id, ...at(12 + 2 * index) })))
    expect(await readHours()).toEqual([12, 14, 16])
    expect(reports).toEqual([])
  })

  it('stay where the next one has to stay', async () => {
    const ids = [await book(10), await book(12)]
    await deliver(ids)
    await book(14)
    await follow(ids.map((id, index) => ({ id, ...at(12 + 2 * index) })))
    expect(await readHours()).toEqual([10, 12, 14])
    expect(reports).toHaveLength(2)
  })

  it('swap their hosts, and their times with them', async () => {
    useHosts(team)
    const ids = [await book(10), await book(10), await book(12), await book(14)]
    const [one, other, early, late] = ids as [number, number, number, number]
    await deliver(ids)
    expect(await readAll()).toEqual([
      [10, marta],
      [10, luis],
      [12, marta],
      [14, luis],
    ])
    await follow([
      { id: one, ...at(10), userId: 21 },
      { id: other, ...at(10), userId: 17 },
      { id: early, ...at(14), userId: 21 },
      { id: late, ...at(12), userId: 17 },
    ])
    expect(await readAll()).toEqual([
      [10, luis],
      [10, marta],
      [14, luis],
      [12, marta],
    ])
    expect(reports).toEqual([])
  })

  it('is given to a host who is free, however many demos the others have then', async () => {
    useHosts([...team, host('Paul', { crmUser: 25 })])
    const ids = [await book(10), await book(10), await book(11)]
    const [early, between, late] = ids as [number, number, number]
    await database.transact((transaction) =>
      transaction
        .updateTable('activities')
        .set({ host: marta, starts_at: at(11).start, ends_at: at(11).end })
        .where('id', '=', late)
        .execute(),
    )
    await deliver(ids)
    const half = { start: at(10).start + hourMs / 2, end: at(11).start + hourMs / 2 }
    await follow([
      { id: early, ...at(10), userId: 17 },
      { id: between, ...half, userId: 21 },
      { id: late, ...at(11), userId: 17 },
    ])
    await follow([{ id: between, ...half, userId: 25 }])
    expect((await readAll())[1]).toEqual([10, 'paul@example.com'])
    expect(reports).toEqual([])
  })

  it('is given to a host who is free, although another one has two short demos then', async () => {
    useHosts(team)
    const ids = [await book(10), await book(12), await book(14)]
    const [first, second, moved] = ids as [number, number, number]
    await deliver(ids)
    const { start, end } = at(10)
    const middle = start + hourMs / 2
    await follow([
      { id: first, start, end: middle, userId: 17 },
      { id: second, start: middle, end, userId: 17 },
      { id: moved, start, end, userId: 21 },
    ])
    expect(await readAll()).toEqual([
      [10, marta],
      [10, marta],
      [10, luis],
    ])
    expect(reports).toEqual([])
  })

  it('takes the time of the host whom it cannot be given to', async () => {
    useHosts(team)
    const ids = [await book(10), await book(10)]
    const [one, other] = ids as [number, number]
    await deliver(ids)
    const taking = await follow([
      { id: one, ...at(10), userId: 21 },
      { id: other, ...at(10), userId: 21 },
    ])
    expect(taking).toMatchObject([{ id: one, userId: 21 }])
    expect(await readAll()).toEqual([
      [10, marta],
      [10, luis],
    ])
    expect(reports).toHaveLength(1)
  })

  if (engine === 'sqlite') return

  describe('while a visitor changes one by its link', () => {
    const visitorsTime = Date.parse('2026-03-06T11:00:00Z')

    /** Writes in a transaction, as calls do, that is open until what is done meanwhile waits for it. */
    const write = <Result>(
      work: (transaction: Queries) => Promise<unknown>,
      meanwhile: () => Promise<Result>,
    ) => {
      const change = (slow: Database) =>
        slow.transact(async (transaction) => {
          await database.lock(transaction, 'calendar')
          await work(transaction)
        })
      return runMeanwhile(database, change, meanwhile)
    }

    const moveTo = (id: number, startsAt: number) => (transaction: Queries) =>
      transaction
        .updateTable('activities')
        .set({ starts_at: startsAt, ends_at: startsAt + hourMs, sequence: 1 })
        .where('id', '=', id)
        .execute()

    const readTimes = () =>
      database.read((queries) =>
        queries.selectFrom('activities').select(['starts_at', 'sequence']).orderBy('id').execute(),
      )

    it('stay as the visitor has changed them', async () => {
      const id = await book(10)
      await deliver([id])
      await write(moveTo(id, visitorsTime), () => follow([{ id, ...at(13) }]))
      expect(await readTimes()).toEqual([{ starts_at: visitorsTime, sequence: 1 }])
    })

    it('leave their time to the visitor who wants the same, and the rest of the reading counts', async () => {
      const [id, other] = [await book(10), await book(12)]
      await deliver([id])
      const found = crmActivity({ id, start: visitorsTime, end: visitorsTime + hourMs })
      const busyTimes = createBusyTimes({
        database,
        crm: {
          readBusy: () => Promise.resolve([found]),
          readActivity: () => Promise.resolve(null),
        },
        calendar: calendarFile,
        now: clock.now,
        report,
      })
      const refresh = () => busyTimes.refresh({ since: clock.now(), deadlineMs: 60_000 })
      expect(await write(moveTo(other, visitorsTime), refresh)).toBe(true)
      expect(reports).toEqual([expect.stringContaining('moved in the CRM to a time that is taken')])
      expect((await readTimes())[1]).toEqual({ starts_at: visitorsTime, sequence: 1 })
    })

    it('cannot be moved any more by the visitor if they are cancelled', async () => {
      const activityId = await book(10)
      await deliver([activityId])
      const cancel = (transaction: Queries) =>
        transaction
          .updateTable('activities')
          .set({ starts_at: null, ends_at: null, cancelled_at: '2026-03-02T08:32:00.000Z' })
          .where('id', '=', activityId)
          .execute()
      const move = () => store.changeBooking({ activityId, number: 1 }, change)
      await expectRefusal(write(cancel, move), 'bookingCancelled')
    })

    it('are booked after the reading also without an owner’s calendar', async () => {
      const book = () => writeMeeting(createRecordStore(database, clock.now))
      expect(await write(() => Promise.resolve(), book)).toMatchObject({ number: 1 })
    })
  })
})
