import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  failTest,
  openTestStore,
  readStoredContacts,
  type TestStore,
} from '../../testing/openTestStore'
import { writeDeal } from '../../testing/records'
import { createDatabasePath } from '../../testing/temporaryFolder'
import { readJobs } from '../jobs'
import { backUp, restore } from './backup'

const at = new Date('2026-03-02T08:30:00Z')
const earlier = '2026-03-02T08:00:00.000Z'
const later = '2026-03-04T09:00:00.000Z'

let file: string
let backup: string
let store: TestStore

beforeEach(async () => {
  file = createDatabasePath()
  backup = `${file}.backup`
  store = await openTestStore({ file })
  await writeDeal(store)
})

it.each([
  ['a reminder whose time is to come waits', 'reminder', later, later, 'waiting'],
  ['a reminder whose time has passed is not sent', 'reminder', earlier, earlier, 'failed'],
  ['a reminder that may have been sent is not sent again', 'reminder', earlier, later, 'failed'],
  ['a mail that waited is not sent again', 'visitor', earlier, later, 'failed'],
] as const)('of a restored backup, %s', async (_which, recipient, created_at, due_at, state) => {
  const job = { event_id: 'evt_1', type: 'booking.created', recipient, deal_id: 1, event: '{}' }
  await store.database.transact((transaction) =>
    transaction
      .insertInto('jobs')
      .values({ ...job, state: 'waiting', due_at, created_at })
      .execute(),
  )
  await backUp(file, backup, at, failTest)
  await restore(file, backup, at)
  expect(await store.database.read(readJobs)).toMatchObject([{ state }])
})

it('a backup removes what killed ones have left, also of the same process id, as in a container', async () => {
  const pids = [process.pid, process.pid + 1, process.pid + 2]
  const [own = '', killed = '', running = ''] = pids.map((pid) => `${backup}.${pid}.unfinished`)
  const left = [own, killed, `${killed}-journal`, running, `${file}.unfinished`]
  for (const each of left) {
    writeFileSync(each, 'a part')
    if (![own, running].includes(each)) utimesSync(each, 0, 0)
  }
  expect(await backUp(file, backup, at, failTest)).toMatchObject({ persons: 1 })
  expect(left.filter((each) => existsSync(each))).toEqual(left.slice(-2))
})

it('a backup is one although what killed ones have left cannot be removed, and says so', async () => {
  const left = `${backup}.1.unfinished`
  mkdirSync(left)
  utimesSync(left, 0, 0)
  const report = jest.fn()
  expect(await backUp(file, backup, at, report)).toMatchObject({ persons: 1 })
  expect(report.mock.calls).toEqual([[expect.stringMatching(/^Unfinished backups in .+: /)]])
})

it('a link that leads to itself by a folder that is missing is no backup', async () => {
  symlinkSync(`folder/../${path.basename(backup)}`, backup)
  await expect(backUp(file, backup, at, failTest)).rejects.toThrow(/ leads to itself$/)
})

it('a backup is one although its time cannot be noted, as on a disk that only reads, and says so', async () => {
  mkdirSync(`${file}.backed-up`)
  const report = jest.fn()
  expect(await backUp(file, backup, at, report)).toMatchObject({ persons: 1 })
  expect(report.mock.calls).toEqual([
    [expect.stringContaining('.backed-up cannot be written: EISDIR')],
  ])
  expect((await readStoredContacts(backup)).persons).toHaveLength(1)
})
