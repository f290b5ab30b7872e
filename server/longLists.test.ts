/**
 * Long lists must not slow down the site.
 *
 * For the pages, a read must take far longer than the handling of its result. In each turn of the event
 * loop, the main thread accepts one connection and handles all results that have arrived. After short
 * reads, the page, whose connection comes last, could wait for every result.
 */
import { sql } from 'kysely'
import { findDelivered } from './crm/followCrm'
import type { Database } from './records/database'
import { retryJobs } from './records/jobs'
import { openFile } from './records/sqlite/migrations'
import { closeDatabase, runInTransaction } from './records/sqlite/sqliteFile'
import { describeEngines } from './testing/postgres'
import { startServer } from './testing/startServer'
import { createDatabasePath } from './testing/temporaryFolder'
import { key } from './testing/visitor'

const activityCount = 300_000
const callCount = 6

/** Writes calls, which a thread looks at one by one, until it finds the only meeting, the last row. */
function fillCalendar(file: string, day: string): void {
  const database = openFile(file)
  runInTransaction(database, () => {
    database.exec(
      `WITH RECURSIVE numbers (n) AS (
         SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${activityCount}
       )
       INSERT INTO activities
         (subject, type, due_date, due_time, duration, source_timezone, utc_date, starts_at, ends_at,
          note, language, created_at)
       SELECT 'Call', iif(n = ${activityCount}, 'meeting', 'call'), '${day}', '', '01:00', 'UTC',
         '${day}', ${Date.parse(`${day}T10:00Z`)}, ${Date.parse(`${day}T11:00Z`)}, '', 'es', '${day}'
       FROM numbers`,
    )
  })
  closeDatabase(database)
}

// Filling and reading the calendar takes long on a busy machine.
jest.setTimeout(60_000)

it('serves a page while long lists are read', async () => {
  const file = createDatabasePath()
  const day = new Date().toISOString().slice(0, 10)
  fillCalendar(file, day)
  const server = await startServer({ CONTACT_DATABASE: file })
  const range = `start_date=${day}&end_date=${day}`
  let answered = 0
  const calls = Array.from({ length: callCount }, async () => {
    const response = await fetch(`${server.url}/api/v1/activities?${key}&${range}`)
    answered += 1
    return (await response.json()) as { data: unknown[] }
  })

  expect((await fetch(server.url)).status).toBe(200)
  expect(answered).toBeLessThan(callCount)

  for (const { data } of await Promise.all(calls)) expect(data).toHaveLength(1)
})

describeEngines('many jobs hold up nobody', (create) => {
  const at = Date.parse('2026-03-02T08:30:00Z')
  const bookings = 2_000
  /** How long a booking waits for its turn. */
  const patienceMs = 5_000

  /** Many jobs, some of which failed, and as many coming demos of others that the CRM has. */
  const inserts = [
    `INSERT INTO jobs (event_id, type, recipient, deal_id, event, state, due_at, created_at)
      WITH RECURSIVE numbers (n) AS (
        SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${bookings * 10}
      )
      SELECT CAST(n AS TEXT), 'booking.created', recipient, n,
        CASE WHEN n > ${bookings} THEN NULL ELSE '{}' END,
        CASE WHEN n > ${bookings} THEN 'sent' ELSE 'failed' END, '', ''
      FROM numbers, (SELECT 'visitor' AS recipient UNION ALL SELECT 'crm') AS recipients`,
    `INSERT INTO persons (name, email, phone, created_at) VALUES ('Ana', '[]', '[]', '')`,
    `INSERT INTO deals (id, title, person_id, status, value, currency, description, created_at)
      SELECT deal_id + ${bookings * 10}, 'Demo', 1, 'open', 0, 'EUR', '', '' FROM jobs
      WHERE state = 'failed' AND recipient = 'crm'`,
    `INSERT INTO activities
        (id, subject, type, due_date, due_time, duration, source_timezone, utc_date, starts_at,
          ends_at, person_id, deal_id, note, language, created_at)
      SELECT id, 'Demo', 'meeting', '', '', '', '', '', ${at} + id, ${at} + id + 1, 1, id, '', 'es', ''
      FROM deals`,
    `INSERT INTO crm_records (kind, local_id, vendor_id, written_at)
      SELECT 'activity', id, id, 0 FROM activities`,
  ]

  let database: Database

  beforeEach(async () => {
    database = await (await create())()
    await database.transact(async (transaction) => {
      for (const insert of inserts) await sql.raw(insert).execute(transaction)
    })
  })

  const measure = async (work: Promise<unknown>) => {
    const startedAt = performance.now()
    await work
    return performance.now() - startedAt
  }

  it('when they are tried again', async () => {
    expect(await measure(retryJobs(database, at))).toBeLessThan(patienceMs)
  })

  it('when the CRM is read', async () => {
    const reading = database.read((queries) => findDelivered(queries, at))
    expect(await measure(reading)).toBeLessThan(patienceMs)
    expect(await reading).toHaveLength(bookings)
  })
})
