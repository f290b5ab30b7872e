import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { readJobs } from '../records/jobs'
import { newestVersion } from '../records/sqlite/migrations'
import { closeDatabase, openDatabase } from '../records/sqlite/sqliteFile'
import { closeLater } from '../testing/closing'
import { expectRefusal, readStoredContacts } from '../testing/openTestStore'
import { deal, meeting, organization } from '../testing/records'
import { book, bookOther, createTestSite, email, garbage } from './testing/createTestSite'

const site = createTestSite()

describe('--backup and --restore', () => {
  const getBackupPath = () => path.join(site.folder, 'backups', 'contacts.backup')

  beforeEach(() => {
    mkdirSync(path.dirname(getBackupPath()))
  })

  const bookAndBackUp = async () => {
    const store = await site.open()
    await book(store)
    await site.run('--backup', getBackupPath())
    return store
  }

  it('bring everything back while the site runs', async () => {
    const store = await site.open()
    await book(store)
    const saved = await readStoredContacts(site.file)

    expect(await site.run('--backup', getBackupPath())).toBe(
      `Wrote 1 organization, 1 person, 1 deal, 1 activity from ${site.file} to ${getBackupPath()}.\n`,
    )
    await site.run('--erase', email)
    await bookOther(store)
    const reader = site.startReader()
    const problem = 'another process still reads what was deleted'
    await site.expectRefused('--restore', getBackupPath(), problem)
    reader.close()
    expect(await site.run('--restore', getBackupPath())).toBe(
      `Restored 1 organization, 1 person, 1 deal, 1 activity from ${getBackupPath()} to ${site.file}.\n`,
    )
    expect(await readStoredContacts(site.file)).toEqual(saved)

    // The site continues with the restored contacts, and gives no id twice.
    const { id: deal_id } = await store.createDeal(deal())
    await expectRefusal(store.createActivity(meeting({ deal_id })), 'slotTaken')
    expect(await store.createOrganization(organization())).toEqual({ id: 3 })
    expect(readFileSync(site.file).includes('other.test')).toBe(false)
  })

  it('replace an older backup, and leave no other file', async () => {
    const store = await bookAndBackUp()
    await bookOther(store)
    await site.run('--backup', getBackupPath())
    expect(readdirSync(path.dirname(getBackupPath()))).toEqual(['contacts.backup'])
    expect((await readStoredContacts(getBackupPath())).persons).toHaveLength(2)
    expect(statSync(getBackupPath()).mode & 0o777).toBe(0o600)
  })

  it('restore if there is no database', async () => {
    await bookAndBackUp()
    const saved = await readStoredContacts(site.file)
    site.file = path.join(site.folder, 'new', 'contacts.sqlite')
    await site.run('--restore', getBackupPath())
    expect(await readStoredContacts(site.file)).toEqual(saved)
    expect(statSync(site.file).mode & 0o777).toBe(0o600)
  })

  it('restore if the database is damaged, and rename the damaged one', async () => {
    const store = await bookAndBackUp()
    await store.database.close()
    writeFileSync(site.file, garbage)
    expect(await site.run('--restore', getBackupPath())).toContain(
      `The damaged database is now ${site.file}.damaged-2026-03-02T08-30-00-000Z.\n`,
    )
    expect((await readStoredContacts(site.file)).persons).toHaveLength(1)
  })

  /** Replaces a file, or none, by the database of another program. */
  const writeOther = (file: string) => {
    rmSync(file, { force: true })
    closeLater(new Libsql(file)).exec('CREATE TABLE other (name)')
  }

  const overwrite = (content: string) => (file: string) => {
    writeFileSync(file, content)
  }

  it.each<[string, (file: string) => unknown, string]>([
    [
      'a database that another process locks',
      (file) => {
        const other = closeLater(openDatabase(file))
        other.exec('PRAGMA locking_mode = EXCLUSIVE')
        other.exec('BEGIN EXCLUSIVE')
      },
      'database is locked.',
    ],
    ['a database of another program', writeOther, '/other is of another program'],
    ['a folder', mkdirSync, '/other is a folder, but must be a file'],
  ])('leave in its place %s', async (_what, make, problem) => {
    await bookAndBackUp()
    site.file = path.join(site.folder, 'other')
    make(site.file)
    const read = () => statSync(site.file).isFile() && readFileSync(site.file, 'latin1')
    const before = read()
    expect(await site.fail('--restore', getBackupPath())).toContain(problem)
    expect(read()).toBe(before)
    expect(readdirSync(site.folder).join()).not.toContain('damaged')
  })

  it.each<[string, (file: string) => void, RegExp]>([
    ['is empty, as a copy that failed', overwrite(''), /: the file holds no contacts\.$/],
    ['is another program’s', writeOther, /\.backup is of another program\.$/],
    [
      'is damaged',
      overwrite(garbage),
      /^--restore .* failed: the file is damaged \(.*not a database\): restore an undamaged backup .+[^.]\.$/,
    ],
    [
      'is of a newer release',
      (file) => {
        const backup = openDatabase(file)
        backup.exec(`PRAGMA user_version = ${newestVersion + 1}`)
        closeDatabase(backup)
      },
      new RegExp(
        `has version ${newestVersion + 1}, but this site knows only ${newestVersion}: it was written by a newer release\\.$`,
      ),
    ],
  ])('refuse a backup that %s, and leave the contacts as they are', async (_, change, problem) => {
    await bookAndBackUp()
    change(getBackupPath())
    expect(await site.fail('--restore', getBackupPath())).toMatch(problem)
    expect((await readStoredContacts(site.file)).persons).toHaveLength(1)
    expect(readdirSync(site.folder).join()).not.toContain('unfinished')
  })

  it('refuse a folder that is missing, as of a disk that is not there', async () => {
    await book(await site.open())
    const backup = path.join(site.folder, 'disk', 'backup')
    expect(await site.fail('--backup', backup)).toContain(
      `ENOENT: no such file or directory, open '${backup}`,
    )
    expect(readdirSync(site.folder)).not.toContain('disk')
  })

  it('refuse a missing file, and the database itself, also by another path', async () => {
    await site.expectRefused('--restore', getBackupPath(), 'there is no such file')
    const { database } = await bookAndBackUp()
    const jobs = await database.read(readJobs)
    const folder = path.join(site.folder, 'same')
    symlinkSync(path.dirname(site.file), folder)
    const hardLink = path.join(site.folder, 'hard-link')
    linkSync(site.file, hardLink)
    for (const file of [site.file, path.join(folder, path.basename(site.file)), hardLink]) {
      for (const option of ['--backup', '--restore']) {
        await site.expectRefused(option, file, 'a backup must not be the database itself')
      }
    }
    expect(await database.read(readJobs)).toEqual(jobs)
    await database.close()
    // The write-ahead log is another file of the database, while it is open.
    rmSync(`${site.file}-wal`)
    await site.expectRefused(
      '--backup',
      path.join(folder, `${path.basename(site.file)}-wal`),
      'a backup must not be the database itself',
    )
  })
})

it('--backup writes where a link leads, which stays, whether a file is there or not', async () => {
  await book(await site.open())
  const link = path.join(site.folder, 'link')
  const target = path.join(site.folder, 'target')
  symlinkSync('target', link)
  for (const file of [target, link]) {
    await site.run('--backup', link)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect((await readStoredContacts(file)).persons).toHaveLength(1)
  }
})

it.each(['--backup', '--restore', '--copy-to'])('%s refuses what names no file', async (option) => {
  await site.open()
  for (const value of ['', '~/contacts.sqlite', `${site.folder}/`, site.folder]) {
    expect(await site.fail(`${option}=${value}`)).toMatch(
      / failed: it needs .*the path of a file\.$/,
    )
  }
})
