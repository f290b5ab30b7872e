import { sql } from 'kysely'
import type { Database, Queries } from '../../server/records/database'

const hourMs = 3_600_000
const rowsPerInsert = 1_000

/** Writes meetings of the past, an hour each, with a person and a deal of their own. */
async function writeMeetings(queries: Queries, first: number, end: number): Promise<void> {
  const created_at = new Date(end).toISOString()
  const ids = Array.from({ length: rowsPerInsert }, (_, index) => first + index)
  await queries
    .insertInto('persons')
    .values(
      ids.map((id) => ({
        id,
        name: `Person ${id}`,
        email: `[{"value":"person${id}@example.com","primary":true}]`,
        phone: '[]',
        address: `person${id}@example.com`,
        org_id: null,
        created_at,
      })),
    )
    .execute()
  await queries
    .insertInto('deals')
    .values(
      ids.map((id) => ({
        id,
        title: `Demo - Person ${id}`,
        person_id: id,
        org_id: null,
        status: 'open',
        value: 5_000,
        currency: 'EUR',
        description: '',
        created_at,
      })),
    )
    .execute()
  await queries
    .insertInto('activities')
    .values(
      ids.map((id) => {
        const starts_at = end - id * hourMs
        const [due_date = '', time = ''] = new Date(starts_at).toISOString().split('T')
        return {
          id,
          subject: `Demo - Person ${id}`,
          type: 'meeting',
          due_date,
          due_time: time.slice(0, 5),
          duration: '01:00',
          source_timezone: 'UTC',
          utc_date: due_date,
          starts_at,
          ends_at: starts_at + hourMs,
          person_id: id,
          org_id: null,
          deal_id: id,
          note: `<p>Email: person${id}@example.com</p>`,
          language: 'es',
          cancelled_at: null,
          created_at,
        }
      }),
    )
    .execute()
}

/** Fills an empty database with this number of past meetings. */
export async function fillRecords(database: Database, count: number): Promise<void> {
  const end = Math.floor(Date.now() / hourMs) * hourMs
  for (let first = 1; first <= count; first += rowsPerInsert) {
    await database.transact((transaction) => writeMeetings(transaction, first, end))
  }
  if (database.engine === 'postgres') {
    await database.transact(async (transaction) => {
      // The ids were given by hand.
      for (const table of ['persons', 'deals', 'activities']) {
        await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${count + 1})`.execute(
          transaction,
        )
      }
      // PostgreSQL does this by itself, a minute later.
      await sql`ANALYZE`.execute(transaction)
    })
  }
}
