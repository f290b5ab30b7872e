import { closeLater } from '../../testing/closing'
import { createOlderTables, olderVersionNumbers } from '../../testing/createOlderTables'
import { meeting, writeDeal } from '../../testing/records'
import { openTestStore, readStoredContacts } from '../../testing/openTestStore'
import { createDatabasePath } from '../../testing/temporaryFolder'
import { getVersion, openDatabase, selectAll, type SqliteFile } from './sqliteFile'
import { migrate, newestVersion, openFile } from './migrations'

let file: string
let database: SqliteFile

beforeEach(() => {
  file = createDatabasePath()
  database = openDatabase(file)
  closeLater({ close: () => database.open && database.close() })
})

/** The columns of all tables, in their order, and the indexes. */
const readTables = () => {
  const columns = `SELECT tables.name AS "table", columns.name AS "column"
    FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' ORDER BY tables.name, columns.cid`
  const indexes = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
  return [selectAll(database, columns), new Set(selectAll(database, indexes))]
}

describe('migrate', () => {
  it.each(olderVersionNumbers)(
    'gives version %i the same columns and indexes as a new file',
    (version) => {
      createOlderTables(database, version)
      migrate(database)
      expect(getVersion(database)).toBe(newestVersion)
      const migrated = readTables()
      database.close()
      database = openDatabase(`${file}.new`)
      migrate(database)
      expect(migrated).toEqual(readTables())
    },
  )

  it('keeps the records of an older version, and gives no id again', async () => {
    createOlderTables(database, 1)
    database.exec(`
      INSERT INTO organizations (name, created_at) VALUES ('Acme', '2026-01-01T00:00:00.000Z');
      INSERT INTO sqlite_sequence (name, seq) VALUES ('activities', 7);`)
    database.close()

    const store = await openTestStore({ file, now: () => Date.parse('2026-03-02T00:00:00.000Z') })
    const { person_id, deal_id } = await writeDeal(store)
    expect(await store.createActivity(meeting({ person_id, deal_id }))).toMatchObject({ id: 8 })
    await store.database.close()
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
    createOlderTables(database, 8)
    const insert = `INSERT INTO activities (subject, type, due_date, due_time, duration,
        source_timezone, utc_date, note, created_at)
      VALUES ('Demo', 'meeting', '2026-03-05', '', '', '', '2026-03-05', ?, '')`
    database.prepare(insert).run(note)
    migrate(database)
    database.close()
    expect((await readStoredContacts(file)).activities).toMatchObject([{ language }])
  })

  it('keeps keys, and which jobs were sent', () => {
    createOlderTables(database, 9)
    const at = '2026-03-02T08:30:00.000Z'
    database.exec(`
      INSERT INTO answered_requests
        VALUES ('one', 'createDeal', '', '{"id":7}', '${at}'), ('two', 'listDeals', '', '{}', '${at}');
      INSERT INTO outbox (event_id, type, recipient, event, state, due_at, created_at)
        VALUES ('a', 'booking.created', 'owner', NULL, 'sent', '${at}', '${at}'),
          ('b', 'booking.created', 'owner', '{"number":33}', 'waiting', '${at}', '${at}');`)
    migrate(database)
    expect(selectAll(database, 'SELECT * FROM record_keys')).toEqual([
      { key: 'one', kind: 'deal', record_id: 7, created_at: at },
    ])
    expect(selectAll(database, 'SELECT event_id, deal_id, state FROM jobs ORDER BY id')).toEqual([
      { event_id: 'a', deal_id: 0, state: 'sent' },
      { event_id: 'b', deal_id: -33, state: 'waiting' },
    ])
  })

  it('leaves a file as it was if it fails half-way', () => {
    createOlderTables(database, 9)
    const tables = readTables()
    database.exec(`INSERT INTO outbox (event_id, type, recipient, event, state, due_at, created_at)
      VALUES ('a', '', '', '{}', 'waiting', '', '')`)
    database.exec('PRAGMA ignore_check_constraints = ON')
    database.exec(`UPDATE outbox SET state = 'unknown'`)
    database.exec('PRAGMA ignore_check_constraints = OFF')
    expect(() => {
      migrate(database)
    }).toThrow(/CHECK constraint failed/)
    expect(getVersion(database)).toBe(9)
    expect(readTables()).toEqual(tables)
  })
})

it('an opened file has a write-ahead log, foreign keys and a time limit for locks', () => {
  database.close()
  database = openFile(file)
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(database.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  expect(database.pragma('busy_timeout')).toEqual([{ timeout: 5000 }])
})
