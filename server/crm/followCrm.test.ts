/** A visitor and a user of the CRM change one meeting at the same time: PostgreSQL lets both begin. */
import { sql } from 'kysely'
import { createHosts, defaultCalendar } from '../calendar/ownerCalendar'
import type { Database } from '../records/database'
import { openPostgres } from '../records/postgres/openPostgres'
import { createRecordStore } from '../records/recordStore'
import { createClock } from '../testing/clock'
import { describePostgres, startPostgres } from '../testing/postgres'
import { meeting, writeDeal } from '../testing/records'
import { followCrm } from './followCrm'

jest.setTimeout(60_000)

const vendorId = 7
const visitorsTime = Date.parse('2026-03-06T11:00:00Z')
const hourMs = 3_600_000

describePostgres('a change by link that is stored while the CRM is followed', () => {
  const clock = createClock()
  let database: Database

  beforeAll(async () => {
    const url = await (await startPostgres()).createDatabase()
    database = await openPostgres(url, (sentence) => {
      throw new Error(sentence)
    })
  })

  afterAll(() => database.close())

  const bookAndDeliver = async () => {
    const store = createRecordStore(database, () => new Date(clock.now()))
    const { id } = await store.createActivity(meeting(await writeDeal(store)))
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

  const waitForLock = async () => {
    const findWaiting = () =>
      database.read(async (queries) => {
        const query = sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
        return (await query.execute(queries)).rows
      })
    while ((await findWaiting()).length === 0) await new Promise(setImmediate)
  }

  it('stays', async () => {
    const id = await bookAndDeliver()
    let commit: () => void = () => undefined
    const isCommitted = new Promise<void>((resolve) => {
      commit = resolve
    })
    let tellWritten: () => void = () => undefined
    const isWritten = new Promise<void>((resolve) => {
      tellWritten = resolve
    })
    const change = database.transact(async (transaction) => {
      await transaction
        .updateTable('activities')
        .set({ starts_at: visitorsTime, ends_at: visitorsTime + hourMs, sequence: 1 })
        .where('id', '=', id)
        .execute()
      tellWritten()
      await isCommitted
    })
    await isWritten
    const startsAt = Date.parse('2026-03-05T13:00:00Z')
    const moved = {
      id: vendorId,
      isMeeting: true,
      dealId: null,
      userId: null,
      isBusy: true,
      startsAt,
      endsAt: startsAt + hourMs,
    }
    const follow = database.transact((transaction) =>
      followCrm(transaction, [moved], {
        startedAt: clock.now(),
        missing: new Map(),
        report: () => undefined,
        calendar: { ...defaultCalendar, hosts: createHosts(1) },
      }),
    )
    await waitForLock()
    commit()
    await Promise.all([change, follow])
    const row = await database.read((queries) =>
      queries.selectFrom('activities').select(['starts_at', 'sequence']).executeTakeFirst(),
    )
    expect(row).toEqual({ starts_at: visitorsTime, sequence: 1 })
  })
})
