import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { holdWriteLock } from '../../testing/holdWriteLock'
import { openTestStore, readStoredContacts } from '../../testing/openTestStore'
import { meeting, organization, person, writeDeal } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { createRecordStore, type ContactStore } from '../recordStore'
import type { WorkerOptions } from './messages'
import { openSqlite } from './openSqlite'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

const march = { start_date: '2026-03-01', end_date: '2026-03-31' }
const whole = { start: 0, limit: 100 }
const unavailable = { problem: 'unavailable' }

let file: string
let store: ContactStore
let reports: string[]

const open = async (changes = {}) =>
  createRecordStore(
    await openSqlite({ file, report: (message) => reports.push(message), ...changes }),
    () => new Date(),
  )

beforeEach(async () => {
  reports = []
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  store = await open()
})

afterEach(() => store.close())

const readOrganizationNames = async () =>
  (await readStoredContacts(file)).organizations.map(({ name }) => name)

describe('a file in a worker thread', () => {
  it('finishes running calls before it closes, and refuses later ones', async () => {
    const begun = Array.from({ length: 20 }, () => store.createOrganization(organization()))
    const closed = store.close()
    await expect(store.createOrganization(organization())).rejects.toMatchObject(unavailable)
    await Promise.all([...begun, closed, store.close()])
    expect(existsSync(`${file}-wal`)).toBe(false)
    expect(await readOrganizationNames()).toHaveLength(20)
  })

  it('accepts a thousand reads at once and refuses more (D10)', async () => {
    const taken = Array.from({ length: 1_000 }, () => store.listActivities(march, whole))
    await expect(store.listActivities(march, whole)).rejects.toMatchObject(unavailable)
    await Promise.all(taken)
    expect(await store.listActivities(march, whole)).toEqual({ items: [], more: false })
  })

  it('can not be opened if the file is not a database', async () => {
    const other = path.join(createTemporaryFolder(), 'contacts.sqlite')
    writeFileSync(other, 'not a database, but a text of some length '.repeat(20))
    await expect(open({ file: other })).rejects.toThrow(/not a database/)
  })
})

describe('compacting', () => {
  it('waits for a running transaction, and is waited for when the file is closed', async () => {
    const database = await openSqlite({ file, report: (message) => reports.push(message) })
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
})

describe('a write lock that another process holds', () => {
  it('delays no read, and a write goes on when the lock is free', async () => {
    await writeDeal(store)
    const lock = await holdWriteLock(file)
    const events: string[] = []
    const write = store.createActivity(meeting()).then(() => events.push('written'))
    for (let round = 0; round < 5; round += 1) {
      await store.listActivities(march, whole)
      events.push('read')
    }
    await lock.release()
    await write
    expect(events).toEqual(['read', 'read', 'read', 'read', 'read', 'written'])
  })

  it('makes writes that wait too long fail, all at the same time', async () => {
    const lock = await holdWriteLock(file)
    const writes = Array.from({ length: 3 }, () => store.createOrganization(organization()))
    const outcomes = await Promise.allSettled(writes)
    await lock.release()
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    }
    expect(await readOrganizationNames()).toEqual([])
    expect(await store.createOrganization(organization())).toEqual({ id: 1 })
  })
})

describe('a thread that dies', () => {
  const startWorker = pathToFileURL(path.join(import.meta.dirname, 'startWorker.mjs')).href

  /**
   * A store's thread that ends when it gets the message 'die'. It must end itself: `terminate()`
   * during a call into libsql's native code aborts the whole process.
   */
  const createMortalWorker = (workerData: WorkerOptions) =>
    new Worker(
      `require('node:worker_threads').parentPort.on('message', (message) => {
        if (message === 'die') process.exit(1)
      })
      void import(${JSON.stringify(startWorker)})`,
      { eval: true, workerData, execArgv: [] },
    )

  const killThread = async (worker: Worker | undefined) => {
    const ended = worker && once(worker, 'exit')
    worker?.postMessage('die')
    expect(await ended).toEqual([1])
  }

  /** Opens the store again and returns the list of its workers, which grows with each start. */
  const reopenWithWorkers = async () => {
    const workers: Worker[] = []
    await store.close()
    store = await open({
      createWorker: (options: WorkerOptions) => {
        const worker = createMortalWorker(options)
        workers.push(worker)
        return worker
      },
    })
    return workers
  }

  it('makes its calls fail as unavailable, and is started again', async () => {
    const workers = await reopenWithWorkers()
    await store.createOrganization(organization())

    const lock = await holdWriteLock(file)
    const begun = store.createOrganization({ name: 'Lost' })
    // The lock is released after the thread's end, so the call cannot succeed before.
    await Promise.all([
      expect(begun).rejects.toMatchObject(unavailable),
      killThread(workers[0]).then(() => lock.release()),
    ])
    await expect(store.listActivities(march, whole)).rejects.toMatchObject(unavailable)
    let second: Worker | undefined
    while (!(second = workers[1])) await nextTurn()
    await once(second, 'message')
    expect(await store.createOrganization({ name: 'Later' })).toEqual({ id: 2 })
    expect(reports).toEqual([expect.stringMatching(/started again/)])
  })

  it('is not started again once the store is closed', async () => {
    const workers = await reopenWithWorkers()
    await killThread(workers[0])
    await store.close()
    expect(workers).toHaveLength(1)
  })
})

describe('a database file that disappears while it is in use', () => {
  it('is written again with all its records', async () => {
    await writeDeal(store)
    rmSync(file)
    await store.createPerson(person({ name: 'Later' }))
    expect((await readStoredContacts(file)).persons.map(({ name }) => name)).toEqual([
      'Ana García',
      'Later',
    ])
    expect(reports).toEqual([expect.stringMatching(/was deleted .* nothing is lost/)])
  })

  it('is written again if its folder disappeared too', async () => {
    await store.createOrganization(organization())
    rmSync(path.dirname(file), { recursive: true })
    await store.createOrganization({ name: 'Later' })
    await store.close()
    expect(await readOrganizationNames()).toEqual(['Acme Retail', 'Later'])
  })

  it('is written again when the store closes', async () => {
    await store.createOrganization(organization())
    rmSync(file)
    await store.close()
    expect(await readOrganizationNames()).toEqual(['Acme Retail'])
  })

  it('makes calls fail as unavailable while it can not be written again', async () => {
    const folder = path.dirname(file)
    await store.createOrganization(organization())
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'in the way')
    await expect(store.createOrganization({ name: 'Refused' })).rejects.toMatchObject(unavailable)
    await expect(store.listActivities(march, whole)).rejects.toMatchObject(unavailable)
    rmSync(folder)
    mkdirSync(folder)
    await store.createOrganization({ name: 'Later' })
    expect(await readOrganizationNames()).toEqual(['Acme Retail', 'Later'])
  })

  it('is opened again if another file has replaced it', async () => {
    await store.createOrganization(organization())
    const other = `${file}.other`
    const replacement = await openTestStore({ file: other })
    await replacement.createOrganization({ name: 'Restored' })
    await replacement.close()
    renameSync(other, file)
    await store.createOrganization({ name: 'Later' })
    expect(await readOrganizationNames()).toEqual(['Restored', 'Later'])
    expect(reports).toEqual([expect.stringMatching(/was replaced/)])
  })
})
