/** A visitor and a user of the CRM change one meeting at the same time: PostgreSQL lets both begin. */
import { noCalendar } from '../calendar/openCalendar'
import { StoreError } from '../contactStore'
import { createHosts, defaultCalendar } from '../calendar/ownerCalendar'
import type { Database, Queries } from '../records/database'
import { openPostgres } from '../records/postgres/openPostgres'
import { createRecordStore } from '../records/recordStore'
import { createClock, type Clock } from '../testing/clock'
import { failTest } from '../testing/openTestStore'
import { describePostgres, startPostgres } from '../testing/postgres'
import { change, meeting, writeDeal } from '../testing/records'
import { waitForLock } from '../testing/slowDown'
import type { TestPostgres } from '../testing/spawnPostgres'
import { createBusyTimes } from './busyTimes'
import type { CrmActivity } from './crm'
import { findDelivered, followCrm } from './followCrm'

jest.setTimeout(60_000)

const vendorId = 7
const visitorsTime = Date.parse('2026-03-06T11:00:00Z')
const hourMs = 3_600_000

describePostgres('a change by link that is stored while the CRM is followed', () => {
  let postgres: TestPostgres
  let clock: Clock
  let database: Database

  beforeAll(async () => {
    postgres = await startPostgres()
  })

  beforeEach(async () => {
    clock = createClock()
    database = await openPostgres(await postgres.createDatabase(), failTest)
  })

  afterEach(() => database.close())

  const bookAt = async (due_time: string) => {
    const store = createRecordStore(database, clock.now)
    return store.createActivity(meeting({ ...(await writeDeal(store)), due_time }))
  }

  const bookAndDeliver = async () => {
    const { id } = await bookAt('10:00')
    await database.transact(async (transaction) => {
      await transaction.updateTable('jobs').set({ state: 'sent', event: null }).execute()
      await transaction
        .insertInto('crm_records')
        .values({ kind: 'activity', local_id: id, vendor_id: vendorId, written_at: clock.now() })
        .execute()
    })
    clock.advance(2 * 60_000)
    return id
  }

  /** Writes in a transaction that stays open until it is told to end. */
  const write = async (work: (transaction: Queries) => Promise<unknown>) => {
    let end: () => void = () => undefined
    const isEnding = new Promise<void>((resolve) => {
      end = resolve
    })
    let tellWritten: () => void = () => undefined
    const isWritten = new Promise<void>((resolve) => {
      tellWritten = resolve
    })
    const written = database.transact(async (transaction) => {
      await work(transaction)
      tellWritten()
      await isEnding
    })
    await isWritten
    return {
      commit: () => {
        end()
        return written
      },
    }
  }

  const moveTo = (id: number, startsAt: number) => (transaction: Queries) =>
    transaction
      .updateTable('activities')
      .set({ starts_at: startsAt, ends_at: startsAt + hourMs, sequence: 1 })
      .where('id', '=', id)
      .execute()

  const createActivity = (start: number): CrmActivity => ({
    id: vendorId,
    isMeeting: true,
    dealId: null,
    userId: null,
    isBusy: true,
    start,
    end: start + hourMs,
  })

  const readTimes = () =>
    database.read((queries) =>
      queries.selectFrom('activities').select(['starts_at', 'sequence']).orderBy('id').execute(),
    )

  it('stays', async () => {
    const id = await bookAndDeliver()
    const { commit } = await write(moveTo(id, visitorsTime))
    const startedAt = clock.now()
    const delivered = await database.read((queries) => findDelivered(queries, startedAt))
    const follow = database.transact((transaction) =>
      followCrm(transaction, [createActivity(Date.parse('2026-03-05T13:00:00Z'))], {
        startedAt,
        delivered,
        missing: new Map(),
        report: () => undefined,
        calendar: { ...defaultCalendar, hosts: createHosts(1) },
      }),
    )
    await waitForLock(database)
    await Promise.all([commit(), follow])
    expect(await readTimes()).toEqual([{ starts_at: visitorsTime, sequence: 1 }])
  })

  it('has its time, if the CRM wants the same for another one, and the rest of the reading counts', async () => {
    await bookAndDeliver()
    const { id } = await bookAt('12:00')
    const reports: string[] = []
    const busyTimes = createBusyTimes({
      database,
      crm: {
        readBusy: () => Promise.resolve([createActivity(visitorsTime)]),
        readActivity: () => Promise.resolve(null),
      },
      calendar: noCalendar,
      now: clock.now,
      report: (sentence) => reports.push(sentence),
    })
    const { commit } = await write(async (transaction) => {
      await database.lock(transaction, 'calendar')
      await moveTo(id, visitorsTime)(transaction)
    })
    const refreshed = busyTimes.refresh({ since: clock.now(), deadlineMs: 60_000 })
    await waitForLock(database)
    await commit()
    expect(await refreshed).toBe(true)
    expect(reports).toEqual([expect.stringContaining('moved in the CRM to a time that is taken')])
    expect((await readTimes())[1]).toEqual({ starts_at: visitorsTime, sequence: 1 })
  })

  it('does not come through for a meeting that the CRM has cancelled', async () => {
    const activityId = await bookAndDeliver()
    const { commit } = await write(async (transaction) => {
      await database.lock(transaction, 'calendar')
      await transaction
        .updateTable('activities')
        .set({ starts_at: null, ends_at: null, cancelled_at: '2026-03-02T08:32:00.000Z' })
        .where('id', '=', activityId)
        .execute()
    })
    const moved = createRecordStore(database, clock.now).changeBooking(
      { activityId, number: 1 },
      change,
    )
    await waitForLock(database)
    await Promise.all([commit(), expect(moved).rejects.toThrow(new StoreError('bookingCancelled'))])
  })

  it('waits for the reading also without an owner’s calendar', async () => {
    const { commit } = await write((transaction) => database.lock(transaction, 'calendar'))
    const booked = bookAt('15:00')
    await waitForLock(database)
    await commit()
    await expect(booked).resolves.toMatchObject({ isNew: true })
  })
})
