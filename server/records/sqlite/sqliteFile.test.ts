import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { countContacts } from '../readContacts'
import { organization } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openTestStore } from '../../testing/openTestStore'
import { readFile } from './readFile'
import { closeDatabase, describeAccess, getDatabaseFiles, openReadOnly } from './sqliteFile'

const getMode = (file: string) => statSync(file).mode & 0o777

let folder: string
let file: string

beforeEach(() => {
  folder = path.join(createTemporaryFolder(), 'data')
  file = path.join(folder, 'contacts.sqlite')
})

const write = async () => {
  const store = await openTestStore({ file, report: () => undefined })
  await store.createOrganization(organization())
  return store
}

it('allows only the owner to read the database, its log and a new folder', async () => {
  await write()
  expect(getDatabaseFiles(file).map(getMode)).toEqual([0o600, 0o600, 0o600])
  expect(getMode(folder)).toBe(0o700)
  expect(describeAccess(file)).toBeUndefined()
})

it('removes other users’ access to an existing database, and warns about the folder', async () => {
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  await write()
  expect(getDatabaseFiles(file).map(getMode)).toEqual([0o600, 0o600, 0o600])
  expect(describeAccess(file)).toBe(
    `Other users may look into ${folder}, the folder of the contact database: set its mode to 0700.`,
  )
})

describe('a file that is not the site’s', () => {
  const write = (content: string) => {
    mkdirSync(folder)
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    if (content === 'text') writeFileSync(file, 'no database '.repeat(100))
    else {
      const other = new Libsql(file)
      other.exec(content)
      other.close()
    }
    return readFileSync(file)
  }

  it.each([
    ['no database', 'text', /not a database/],
    ['a database of another program', 'CREATE TABLE other (name)', /of another program/],
    ['one with names of ours', 'CREATE TABLE persons (name)', /of another program/],
    ['one with a version', 'CREATE TABLE a (b); PRAGMA user_version = 5', /of another program/],
    ['one with a newer one', 'CREATE TABLE a (b); PRAGMA user_version = 77', /of another program/],
  ])('stays as it is, with its mode: %s', async (_what, content, problem) => {
    const before = write(content)
    await expect(openTestStore({ file })).rejects.toThrow(problem)
    await expect(readFile(file, countContacts)).rejects.toThrow(problem)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder)).toEqual(['contacts.sqlite'])
    expect(getMode(file)).toBe(0o644)
  })
})

it('says why a file cannot be read, for which SQLite has a number alone', () => {
  expect(() => openReadOnly(file)).toThrow(/ENOENT.*contacts\.sqlite/)
})

/** Only Linux has /proc, where no folder can be created. */
const itOnLinux = process.platform === 'linux' ? it : it.skip

itOnLinux('fails at once if a folder cannot be created and does not exist', async () => {
  await expect(openTestStore({ file: '/proc/x/contacts.sqlite' })).rejects.toThrow(
    /ENOENT.*\/proc\/x/,
  )
})

it('finds at the start damage that no query has found yet', async () => {
  const store = await write()
  for (let number = 0; number < 200; number += 1) {
    await store.createOrganization({ name: `${number} ${'long '.repeat(40)}` })
  }
  await store.database.close()
  const garbage = Buffer.alloc(4_096, 0x55)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, garbage, 0, garbage.length, statSync(file).size - garbage.length)
  closeSync(descriptor)
  await expect(openTestStore({ file })).rejects.toThrow(/the file is damaged .*--restore FILE/)
})

it.each([
  ['leaves the log of a database on a full disk', 'SQLITE_FULL', undefined],
  ['leaves the log of a database that can only be read', 'SQLITE_READONLY', undefined],
  ['tells of a log that cannot be moved into the file', 'SQLITE_IOERR_WRITE', /failed/],
])('%s, and closes it', async (_what, code, problem) => {
  await (await write()).database.close()
  const database = openReadOnly(file)
  jest.spyOn(database, 'exec').mockImplementation((statement) => {
    if (statement.includes('wal_checkpoint')) throw Object.assign(new Error('failed'), { code })
    return database
  })
  const close = () => {
    closeDatabase(database)
  }
  if (problem) expect(close).toThrow(problem)
  else expect(close).not.toThrow()
  expect(database.open).toBe(false)
})
