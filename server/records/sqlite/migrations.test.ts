import path from 'node:path'
import { organization } from '../../testing/records'
import { openTestStore, readStoredContacts } from '../../testing/openTestStore'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openDatabase, selectAll, type Database } from './sqliteFile'
import { migrate, migrations, getVersion } from './migrations'

let file: string
let database: Database

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  database = openDatabase(file)
})

afterEach(() => {
  if (database.open) database.close()
})

const listTables = () =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  ).map(({ name }) => name)

describe('migrate', () => {
  it('migrates an empty file to the newest version', () => {
    expect(getVersion(database)).toBe(0)
    migrate(database)
    expect(getVersion(database)).toBe(migrations.length)
    expect(listTables()).toEqual([
      'activities',
      'busy',
      'busy_reads',
      'crm_records',
      'deal_field_values',
      'deal_fields',
      'deals',
      'jobs',
      'kept_writes',
      'organizations',
      'persons',
      'record_keys',
      'secrets',
      'suspects',
    ])
  })

  it('migrates an older version and keeps its records', async () => {
    migrate(database, migrations.slice(0, 1))
    expect(listTables()).not.toContain('record_keys')
    database.exec(
      `INSERT INTO organizations (name, created_at) VALUES ('Acme', '2026-01-01T00:00:00.000Z')`,
    )
    database.close()

    const store = await openTestStore({ file, now: () => new Date('2026-03-02T00:00:00.000Z') })
    await store.createOrganization(organization(), { idempotencyKey: 'one' })
    await store.close()
    expect((await readStoredContacts(file)).organizations).toEqual([
      { id: 1, name: 'Acme', created_at: '2026-01-01T00:00:00.000Z' },
      { id: 2, name: 'Acme Retail', created_at: '2026-03-02T00:00:00.000Z' },
    ])
  })

  it.each([
    ['Nombre: Ana<br>Idioma preferido: Inglés', 'en'],
    ['Nombre: Ana<br>Idioma preferido: Español', 'es'],
    ['Mensaje: Idioma preferido: Inglés<br>Idioma preferido: Español', 'es'],
    ['', 'es'],
  ])('reads the language of an older activity in its note: %s', async (note, language) => {
    migrate(database, migrations.slice(0, 8))
    const insert = `INSERT INTO activities (subject, type, due_date, due_time, duration,
        source_timezone, utc_date, note, created_at)
      VALUES ('Demo', 'meeting', '2026-03-05', '', '', '', '2026-03-05', ?, '')`
    database.prepare(insert).run(note)
    migrate(database)
    database.close()
    expect((await readStoredContacts(file)).activities).toMatchObject([{ language }])
  })

  it('changes nothing when it runs again', () => {
    migrate(database)
    migrate(database)
    expect(getVersion(database)).toBe(migrations.length)
  })

  it('rolls back a migration that fails half-way, and keeps the earlier ones', () => {
    const broken = ['CREATE TABLE one (id)', 'CREATE TABLE two (id); CREATE TABLE one (id)']
    expect(() => {
      migrate(database, broken)
    }).toThrow(/table one already exists/)
    expect(getVersion(database)).toBe(1)
    expect(listTables()).toEqual(['one'])
  })

  it('refuses a file of a newer release', () => {
    database.exec('PRAGMA user_version = 99')
    expect(() => {
      migrate(database)
    }).toThrow(
      `The contact database has version 99, but this site knows only ${migrations.length}: ` +
        'it was written by a newer release.',
    )
  })
})

describe('an opened file', () => {
  it('has a write-ahead log, foreign keys and a time limit for locks', () => {
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(database.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    expect(database.pragma('busy_timeout')).toEqual([{ timeout: 5000 }])
  })
})
