/** A calendar as long as a CRM's can become: reading its end must not slow down the pages. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { readConfiguration } from './configuration'
import { serve, type Server } from './serve'
import { createTemporaryFolder } from './testing/temporaryFolder'

const activityCount = 50_000
const callCount = 30

let file: string
let server: Server

beforeEach(async () => {
  const folder = createTemporaryFolder()
  file = path.join(folder, 'contacts.sqlite')
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  server = await serve(
    readConfiguration({ PORT: '0', CONTACT_DATABASE: file, LOG_LEVEL: 'silent' }),
    folder,
  )
})

afterEach(() => server.close())

function fillCalendar(day: string): void {
  const database = new Libsql(file)
  database.exec(
    `WITH RECURSIVE numbers (n) AS (
       SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${activityCount}
     )
     INSERT INTO activities
       (subject, type, due_date, due_time, duration, source_timezone, utc_date, note, created_at)
     SELECT 'Call', 'call', '${day}', '', '01:00', 'UTC', '${day}', '', '${day}' FROM numbers`,
  )
  database.close()
}

it('answers a page while the ends of long lists are read', async () => {
  const day = new Date().toISOString().slice(0, 10)
  fillCalendar(day)
  const range = `start_date=${day}&end_date=${day}&start=${activityCount - 100}&limit=500`
  let answered = 0
  const calls = Array.from({ length: callCount }, async () => {
    const response = await fetch(
      `${server.address}/api/v1/activities?api_token=demo-site-key&${range}`,
    )
    answered += 1
    return (await response.json()) as { data: unknown[] }
  })

  expect((await fetch(server.address)).status).toBe(200)
  expect(answered).toBeLessThan(callCount)

  for (const { data } of await Promise.all(calls)) expect(data).toHaveLength(100)
})
