import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getVersion, openDatabase, selectAll, type SqliteFile } from '../records/sqlite/sqliteFile'
import { openFile } from '../records/sqlite/migrations'
import { closeLater } from '../testing/closing'
import { createOlderTables, olderVersionNumbers } from '../testing/createOlderTables'
import { readStoredContacts } from '../testing/openTestStore'
import { createTestSite } from './testing/createTestSite'

const site = createTestSite()
/** The connection of a release that still runs. */
let running: SqliteFile

const { run } = site

/** Writes a booking as the release of this version did. */
function write(database: SqliteFile, version: number) {
  createOlderTables(database, version)
  const at = '2026-03-02T08:30:00.000Z'
  database.exec(`
    INSERT INTO organizations (name, created_at) VALUES ('Acme', '${at}');
    INSERT INTO persons (name, email, phone, org_id, created_at)
      VALUES ('Ana', '[{"value":"ana@example.com","primary":true}]', '[]', 1, '${at}');
    INSERT INTO deals (title, person_id, org_id, status, value, currency, description, created_at)
      VALUES ('Demo', 1, 1, 'open', 5000, 'EUR', '', '${at}');
    INSERT INTO activities (subject, type, due_date, due_time, duration, source_timezone, utc_date,
        starts_at, ends_at, person_id, deal_id, note, created_at)
      VALUES ('Demo - Ana', 'meeting', '2026-03-05', '10:00', '01:00', 'UTC', '2026-03-05',
        '2026-03-05T10:00:00.000Z', '2026-03-05T11:00:00.000Z', 1, 1, '', '${at}')`)
}

beforeEach(() => {
  running = openDatabase(site.file)
  closeLater({ close: () => running.close() })
})

const written = '1 organization, 1 person, 1 deal, 1 activity'

// What each version of an older release becomes, is tested with `migrate`.
describe.each([1, olderVersionNumbers.length])(
  'a file of version %i, while its release still runs',
  (version) => {
    beforeEach(() => {
      write(running, version)
    })

    it('can be read by every command, which leaves it as it is', async () => {
      const counts = { organizations: [{}], persons: [{}], deals: [{}], activities: [{}] }
      expect(await run()).toContain('persons (1)')
      expect(JSON.parse(await run('--json'))).toMatchObject(counts)
      expect(await run('--csv=persons')).toContain('ana@example.com')
      expect(JSON.parse(await run('--export', 'Ana@example.com'))).toMatchObject(counts)
      expect(await run('--jobs')).toBe('There are no jobs.\n')
      expect(getVersion(running)).toBe(version)
      running.exec(`UPDATE persons SET name = 'Ana María'`)
      expect(await run()).toContain('Ana María')
      expect(
        readdirSync(site.folder).filter((name) => !name.startsWith('contacts.sqlite')),
      ).toEqual([])
    })

    it('can be backed up in its version, and restored by this release', async () => {
      const backup = path.join(site.folder, 'contacts.backup')
      expect(await run('--backup', backup)).toContain(`Wrote ${written} `)
      const saved = openDatabase(backup)
      expect(getVersion(saved)).toBe(version)
      saved.close()
      expect(getVersion(running)).toBe(version)

      const original = await readStoredContacts(site.file)
      running.exec(`UPDATE persons SET name = 'Eve'`)
      expect(await run('--restore', backup)).toContain(`Restored ${written} `)
      // Now the file has the newest version already.
      expect(await run('--restore', backup)).toContain(`Restored ${written} `)
      expect(await readStoredContacts(site.file)).toEqual(original)
      const migrated = openFile(site.file)
      expect(selectAll(migrated, 'SELECT name FROM persons')).toEqual([{ name: 'Ana' }])
      migrated.close()
    })
  },
)

it('an empty file has no contacts', async () => {
  running.close()
  writeFileSync(site.file, '')
  expect(await run()).toBe('Nothing has been booked yet.\n')
  expect(await run('--backup', path.join(site.folder, 'backup'))).toContain('0 persons')
  running = openDatabase(site.file)
})
