import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'
import type { NewPerson } from '@/contactService/schemas/requests'
import { selectAll, type Database } from './database'
import { getVersion, migrate, migrations } from './migrations'

type ContactPoints = NewPerson['email']

interface StoredOrganization {
  readonly id: number
  readonly name: string
  readonly created_at: string
}

interface StoredPerson {
  readonly id: number
  readonly name: string
  readonly email: ContactPoints
  readonly phone: ContactPoints
  readonly org_id: number | null
  readonly created_at: string
}

interface StoredDeal {
  readonly id: number
  readonly title: string
  readonly person_id: number
  readonly org_id: number | null
  readonly status: string
  readonly value: number
  readonly currency: string
  readonly description: string
  /** The custom fields by name, for example `Industria`. */
  readonly fields: Readonly<Record<string, string>>
  readonly created_at: string
}

interface StoredActivity {
  readonly id: number
  readonly subject: string
  readonly type: string
  readonly due_date: string
  readonly due_time: string
  readonly duration: string
  readonly source_timezone: string
  /** ISO instants in UTC; null if the activity has no time. */
  readonly starts_at: string | null
  readonly ends_at: string | null
  /** Null if the person was erased; then `deal_id` is null too. */
  readonly person_id: number | null
  readonly org_id: number | null
  readonly deal_id: number | null
  readonly note: string
  /** How often a booking has been changed. */
  readonly sequence: number
  readonly cancelled_at: string | null
  readonly created_at: string
}

/** Everything in an embedded store, each list in insertion order. */
export interface Contacts {
  readonly organizations: readonly StoredOrganization[]
  readonly persons: readonly StoredPerson[]
  readonly deals: readonly StoredDeal[]
  readonly activities: readonly StoredActivity[]
}

/** A stored record, with some columns encoded as JSON. */
type Row<Stored, Encoded extends keyof Stored> = Omit<Stored, Encoded> &
  Readonly<Record<Encoded, string>>

/** Reads every record of an open database. Must run in a transaction to be consistent. */
export const readAll = (database: Database): Contacts => ({
  organizations: selectAll<StoredOrganization>(
    database,
    'SELECT id, name, created_at FROM organizations ORDER BY id',
  ),
  persons: selectAll<Row<StoredPerson, 'email' | 'phone'>>(
    database,
    'SELECT id, name, email, phone, org_id, created_at FROM persons ORDER BY id',
  ).map((row) => ({
    ...row,
    email: JSON.parse(row.email) as ContactPoints,
    phone: JSON.parse(row.phone) as ContactPoints,
  })),
  deals: selectAll<Row<StoredDeal, 'fields'>>(
    database,
    `SELECT id, title, person_id, org_id, status, value, currency, description,
       (SELECT json_group_object(name, deal_field_values.value)
        FROM deal_field_values JOIN deal_fields ON deal_fields.id = field_id
        WHERE deal_id = deals.id) AS fields,
       created_at
     FROM deals ORDER BY id`,
  ).map((row) => ({ ...row, fields: JSON.parse(row.fields) as StoredDeal['fields'] })),
  activities: selectAll<StoredActivity>(
    database,
    `SELECT id, subject, type, due_date, due_time, duration, source_timezone, starts_at, ends_at,
       person_id, org_id, deal_id, note, sequence, cancelled_at, created_at
     FROM activities ORDER BY id`,
  ),
})

/** Runs `read` on a copy in memory, which is brought to the newest version. */
function readMigratedCopy<Result>(
  database: Database,
  read: (database: Database) => Result,
): Result {
  const name = `file:${randomUUID()}?mode=memory&cache=shared`
  const copy = new Libsql(name)
  try {
    database.prepare('VACUUM INTO :name').run({ name })
    migrate(copy)
    return read(copy)
  } finally {
    copy.close()
  }
}

/** Runs `read` on one state of the database. */
function readInTransaction<Result>(
  database: Database,
  read: (database: Database) => Result,
): Result {
  database.exec('BEGIN')
  try {
    return read(database)
  } finally {
    // The driver's `close` alone would keep the transaction open until garbage collection.
    database.exec('ROLLBACK')
  }
}

/**
 * Runs `read` on a consistent state of an embedded store, even while a gateway writes to it. Opens the
 * file read-only: one of an older release stays as it is, and `read` gets a migrated copy. Returns
 * undefined if there is no file.
 */
export function readDatabase<Result>(
  file: string,
  read: (database: Database) => Result,
): Result | undefined {
  if (!existsSync(file)) return undefined
  // The driver ignores its read-only option; SQLite obeys the mode in a file URI.
  const database = new Libsql(`${pathToFileURL(file).href}?mode=ro`, { timeout: 5_000 })
  try {
    const isOld = getVersion(database) < migrations.length
    return isOld ? readMigratedCopy(database, read) : readInTransaction(database, read)
  } finally {
    database.close()
  }
}

/** Reads everything in an embedded store; undefined if there is no file. */
export const readContacts = (file: string): Contacts | undefined => readDatabase(file, readAll)
