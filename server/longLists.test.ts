/**
 * Reading a long calendar must not slow down the pages.
 *
 * A read must take far longer than the handling of its result. In each turn of the event loop, the
 * main thread accepts one connection and handles all results that have arrived. After short reads,
 * the page, whose connection comes last, could wait for every result.
 */
import { openFile } from './records/sqlite/migrations'
import { closeDatabase, runInTransaction } from './records/sqlite/sqliteFile'
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
