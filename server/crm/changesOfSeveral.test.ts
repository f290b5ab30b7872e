/** Changes that users of the CRM make to several demos between two readings: they count together. */
import type { Interval } from '@/features/booking/domain/interval'
import { createHosts, defaultCalendar, type Host } from '../calendar/ownerCalendar'
import type { Database } from '../records/database'
import { createRecordStore } from '../records/recordStore'
import { createClock, type Clock } from '../testing/clock'
import { describeEngines } from '../testing/postgres'
import { meeting, writeDeal } from '../testing/records'
import { hourMs, minuteMs } from '../time'
import { findDelivered, followCrm } from './followCrm'

const createHost = (id: string, crmUser: number): Host => ({
  ...{ id, name: id, email: id },
  crmUser,
  feeds: [],
})

const team = [createHost('marta@example.com', 17), createHost('luis@example.com', 21)]
const [marta, luis] = team.map(({ id }) => id)

/** An hour on 5 March 2026. */
const at = (hour: number): Interval => {
  const start = Date.parse(`2026-03-05T${hour}:00Z`)
  return { start, end: start + hourMs }
}

describeEngines('demos that are changed in the CRM', (create) => {
  let database: Database
  let clock: Clock
  let reports: string[]
  let hosts: readonly Host[]

  beforeEach(async () => {
    database = await (await create())()
    clock = createClock()
    reports = []
    hosts = createHosts(1)
  })

  afterEach(() => database.close())

  /** Books a demo at an hour of 5 March 2026, UTC. */
  const book = async (hour: number) => {
    const calendar = { ...defaultCalendar, hosts }
    const store = createRecordStore(database, clock.now, { get: () => calendar })
    const time = { due_time: `${hour}:00`, source_timezone: 'UTC' }
    return (await store.createActivity(meeting({ ...(await writeDeal(store)), ...time }))).id
  }

  /** Gives them to the CRM, whose ids are the same. */
  const deliver = async (ids: readonly number[]) => {
    await database.transact(async (transaction) => {
      await transaction.updateTable('jobs').set({ state: 'sent', event: null }).execute()
      const records = ids.map((id) => ({
        ...{ kind: 'activity' as const, local_id: id, vendor_id: id },
        written_at: clock.now(),
      }))
      await transaction.insertInto('crm_records').values(records).execute()
    })
    clock.advance(2 * minuteMs)
  }

  const follow = (changed: readonly (Interval & { readonly id: number; userId?: number })[]) =>
    database.transact(async (transaction) =>
      followCrm(
        transaction,
        changed.map((each) => ({
          ...{ userId: null, isMeeting: true, dealId: null, isBusy: true },
          ...each,
        })),
        {
          startedAt: clock.now(),
          delivered: await findDelivered(transaction, clock.now()),
          missing: new Map(),
          report: (sentence) => reports.push(sentence),
          calendar: { ...defaultCalendar, hosts },
        },
      ),
    )

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
    hosts = team
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
    hosts = [...team, createHost('paul@example.com', 25)]
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
})
