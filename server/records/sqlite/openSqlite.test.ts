import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { closeLater } from '../../testing/closing'
import {
  expectRefusal,
  openTestStore,
  readStoredContacts,
  type TestStore,
} from '../../testing/openTestStore'
import { meeting, organization, person, writeDeal, march } from '../../testing/records'
import { createDatabasePath } from '../../testing/temporaryFolder'
import { createRecordStore } from '../recordStore'
import { readSecret } from '../secrets'
import { openSqlite } from './openSqlite'
import { openDatabase } from './sqliteFile'

// A write waits five seconds for the lock.
jest.setTimeout(30_000)

let file: string
let store: TestStore
let reports: string[]

const report = (sentence: string) => reports.push(sentence)

const open = async () => closeLater(await openSqlite(file, report))

beforeEach(async () => {
  reports = []
  file = createDatabasePath()
  store = await openTestStore({ file, report })
})

const readOrganizationNames = async () =>
  (await readStoredContacts(file)).organizations.map(({ name }) => name)

it('finishes running calls before it closes, and refuses later ones', async () => {
  const begun = Array.from({ length: 20 }, () => store.createOrganization(organization()))
  const closed = store.database.close()
  await expectRefusal(store.createOrganization(organization()), 'unavailable')
  await Promise.all([...begun, closed, store.database.close()])
  // The driver removes the log once the garbage collector has found all statements.
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  expect(await readOrganizationNames()).toHaveLength(20)
})

it('accepts a thousand reads at once and refuses more', async () => {
  const taken = Array.from({ length: 1_000 }, () => store.listActivities(march))
  await expectRefusal(store.listActivities(march), 'unavailable')
  await Promise.all(taken)
  expect(await store.listActivities(march)).toEqual([])
})

it('compacting waits for a running transaction, and is waited for when the file is closed', async () => {
  const database = await open()
  const events: string[] = []
  let compacted: Promise<unknown> | undefined
  let closed: Promise<unknown> | undefined
  await database.transact(async (transaction) => {
    await transaction.selectFrom('secrets').selectAll().execute()
    compacted = database.compact().then(() => events.push('compacted'))
    closed = database.close().then(() => events.push('closed'))
    await transaction.selectFrom('secrets').selectAll().execute()
    events.push('written')
  })
  await Promise.all([compacted, closed])
  expect(events).toEqual(['written', 'compacted', 'closed'])
})

describe('a write lock that another process holds', () => {
  /** Holds the lock as another process does: on a connection of its own. Returns what frees it. */
  const holdWriteLock = () => {
    const holder = closeLater(openDatabase(file))
    holder.exec('BEGIN IMMEDIATE')
    return () => holder.exec('ROLLBACK')
  }

  it('delays no read, and a write goes on when the lock is free', async () => {
    await writeDeal(store)
    const free = holdWriteLock()
    const events: string[] = []
    const write = store.createActivity(meeting()).then(() => events.push('written'))
    for (let round = 0; round < 5; round += 1) {
      await store.listActivities(march)
      events.push('read')
    }
    free()
    await write
    expect(events).toEqual(['read', 'read', 'read', 'read', 'read', 'written'])
  })

  it('delays no start: the secret of an earlier one is only read', async () => {
    const [earlier, later] = [await open(), await open()]
    const secret = await readSecret(earlier, 'booking links')
    const free = holdWriteLock()
    expect(await readSecret(later, 'booking links')).toBe(secret)
    free()
  })

  it('makes writes that wait too long fail, all at the same time, and the store is not ready', async () => {
    const free = holdWriteLock()
    const writes = Array.from({ length: 3 }, () => store.createOrganization(organization()))
    const outcomes = await Promise.allSettled([...writes, store.checkReady()])
    free()
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: 'unavailable' } })
    }
    expect(await readOrganizationNames()).toEqual([])
    await expect(store.checkReady()).resolves.toBeUndefined()
    expect(await store.createOrganization(organization())).toEqual({ id: 1 })
  })
})

describe('a database file that disappears while it is in use', () => {
  beforeEach(() => store.createOrganization(organization()))

  it.each([
    ['file', () => file],
    ['folder', () => path.dirname(file)],
  ])('is written again with all its records if its %s is gone', async (_what, getGone) => {
    await writeDeal(store)
    rmSync(getGone(), { recursive: true })
    await store.createPerson(person({ name: 'Later' }))
    expect((await readStoredContacts(file)).persons.map(({ name }) => name)).toEqual([
      'Ana García',
      'Later',
    ])
    expect(reports).toEqual([expect.stringMatching(/was deleted .* nothing is lost/)])
  })

  it('is written again when the store closes', async () => {
    rmSync(file)
    await store.database.close()
    expect(await readOrganizationNames()).toEqual(['Acme Retail'])
  })

  it('makes calls fail as unavailable while it cannot be written again', async () => {
    const folder = path.dirname(file)
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'in the way')
    await expectRefusal(store.createOrganization({ name: 'Refused' }), 'unavailable')
    await expectRefusal(store.listActivities(march), 'unavailable')
    rmSync(folder)
    mkdirSync(folder)
    await store.createOrganization({ name: 'Later' })
    expect(await readOrganizationNames()).toEqual(['Acme Retail', 'Later'])
  })

  it('is written again, whole, once the disk has space for it', async () => {
    const prepare = jest.spyOn(Libsql.prototype, 'prepare')
    prepare.mockImplementationOnce(() => {
      writeFileSync(`${file}-journal`, 'of the copy')
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    })
    rmSync(file)
    await expectRefusal(store.createOrganization({ name: 'Refused' }), 'unavailable')
    expect(prepare.mock.calls[0]).toEqual(['VACUUM INTO :file'])
    expect([file, `${file}-journal`].filter(existsSync)).toEqual([])
    await store.createOrganization({ name: 'Later' })
    expect(await readOrganizationNames()).toEqual(['Acme Retail', 'Later'])
  })

  it.each(['a folder', 'no database'])(
    'makes calls fail while %s has replaced it',
    async (what) => {
      const moved = `${file}.moved`
      renameSync(file, moved)
      if (what === 'a folder') mkdirSync(file)
      else writeFileSync(file, what)
      await expectRefusal(store.listActivities(march), 'unavailable')
      await expectRefusal(store.createOrganization({ name: 'Refused' }), 'unavailable')
      expect(reports).toEqual([])
      rmSync(file, { recursive: true })
      renameSync(moved, file)
      await store.createOrganization({ name: 'Later' })
      expect(await readOrganizationNames()).toEqual(['Acme Retail', 'Later'])
      expect(reports).toEqual([expect.stringMatching(/was replaced .* is used from now on/)])
    },
  )

  it('is opened again if another file has replaced it, by each that has it open', async () => {
    const other = `${file}.other`
    const replacement = await openTestStore({ file: other })
    await replacement.createOrganization({ name: 'Restored' })
    await replacement.database.close()
    const stores = [store, createRecordStore(await open(), Date.now)]
    renameSync(other, file)
    for (const each of stores) await each.createOrganization({ name: 'Later' })
    expect(await readOrganizationNames()).toEqual(['Restored', 'Later', 'Later'])
    const replaced = expect.stringMatching(/was replaced/) as string
    expect(reports).toEqual([replaced, replaced])
  })
})
