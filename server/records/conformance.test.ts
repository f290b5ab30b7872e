import path from 'node:path'
import { calendarWithoutFile } from '../calendar/ownerCalendar'
import { createClock } from '../testing/clock'
import { describeContactStore } from '../testing/describeContactStore'
import { describePostgres, startPostgres } from '../testing/postgres'
import type { TestPostgres } from '../testing/spawnPostgres'
import type { StoreUnderTest, WrittenRecords } from '../testing/storeUnderTest'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { readContacts } from './contacts'
import type { Database } from './database'
import { createJobs } from './jobs'
import { openPostgres } from './postgres/openPostgres'
import { createRecordStore } from './recordStore'
import { removeExpired } from './retention'
import { openSqlite } from './sqlite/openSqlite'

const omit = <Item extends object>(item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))) as Item

async function readRecords(database: Database): Promise<WrittenRecords> {
  const { organizations, persons, deals, activities } = await database.read(readContacts)
  const common = ['id', 'created_at']
  const written = ['due_date', 'due_time', 'duration', 'source_timezone', 'starts_at', 'ends_at']
  const changed = ['sequence', 'cancelled_at']
  return {
    organizations: organizations.map((each) => omit(each, common)),
    persons: persons.map((each) => omit(each, common)),
    deals: deals.map((each) => omit(each, common)),
    activities: activities.map((each) => ({
      ...omit(each, [...common, ...written, ...changed]),
      startsAt: each.starts_at,
      endsAt: each.ends_at,
    })),
  }
}

const report = (sentence: string) => {
  throw new Error(sentence)
}

/** Opens two stores on one database, as two instances do. */
async function openStores(open: () => Promise<Database>): Promise<StoreUnderTest> {
  const clock = createClock()
  const [one, two] = [await open(), await open()]
  const now = () => new Date(clock.now())
  let calendar = calendarWithoutFile
  const calendarFile = { get: () => calendar }
  return {
    store: { ...createRecordStore(one, now, calendarFile), ...createJobs(one) },
    other: createRecordStore(two, now, calendarFile),
    read: () => readRecords(one),
    clean: () => removeExpired(one, { at: now(), keepDays: 0 }),
    useCalendar: (rules) => {
      calendar = rules
    },
    clock,
  }
}

describe('the records in a SQLite file', () => {
  describeContactStore(() => {
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    return openStores(() => openSqlite({ file, report }))
  })
})

describePostgres('the records in PostgreSQL', () => {
  let postgres: TestPostgres

  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)

  describeContactStore(async () => {
    const url = await postgres.createDatabase()
    return openStores(() => openPostgres(url, report))
  })
})
