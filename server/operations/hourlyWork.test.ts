import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startHourlyWork } from './hourlyWork'
import { getMailFolder } from '../messages/mailFiles'
import { openTestStore, type TestStore } from '../testing/openTestStore'
import { takeJobId } from '../testing/records'
import { createDatabasePath } from '../testing/temporaryFolder'
import { dayMs } from '../time'

const now = new Date('2026-03-31T08:00:00.000Z')

let today: Date
let contactDatabase: string
let notifyEmail: string
let reports: string[]
let store: TestStore

beforeEach(async () => {
  today = now
  notifyEmail = 'owner@example.com'
  contactDatabase = createDatabasePath()
  store = await openTestStore({ file: contactDatabase })
  reports = []
})

const getFile = (name: string) => path.join(getMailFolder(contactDatabase), name)

const writeMails = (ages: Readonly<Record<string, number>>) => {
  mkdirSync(getMailFolder(contactDatabase))
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(getFile(name), 'To: ana@example.com\r\n\r\nHola')
    const at = new Date(now.getTime() - days * dayMs)
    utimesSync(getFile(name), at, at)
  }
}

const start = (keepContactsDays: number) =>
  startHourlyWork(
    { contactDatabase, keepContactsDays, notifyEmail, mailTransport: 'site' },
    {
      database: store.database,
      now: () => today.getTime(),
      report: (message) => void reports.push(message),
    },
  )

/** A draft that stays if the process ends while a mail is written. */
const draft = `.${randomUUID()}.tmp`

const ages = {
  'old.eml': 30.1,
  [draft]: 30.1,
  'recent.eml': 29.9,
  'notes.txt': 99,
  'report.tmp': 99,
  '.report.tmp': 99,
}

const listRemainingMails = () => Object.keys(ages).filter((name) => existsSync(getFile(name)))

afterEach(() => {
  expect(reports).toEqual([])
})

it('deletes mails older than contacts may be, and no other file, also if one disappears meanwhile', async () => {
  writeMails(ages)
  // A broken link is listed like a file, but can't be read, like a file that was just deleted.
  symlinkSync('nowhere', getFile('gone.eml'))
  await start(30).stop()
  expect(listRemainingMails()).toEqual(['recent.eml', 'notes.txt', 'report.tmp', '.report.tmp'])
})

it('deletes nothing if contacts are kept for ever', async () => {
  writeMails(ages)
  await start(0).stop()
  expect(listRemainingMails()).toEqual(Object.keys(ages))
})

it('reports why mails could not be deleted', async () => {
  writeFileSync(getMailFolder(contactDatabase), 'in the way')
  await start(30).stop()
  expect(reports.splice(0)).toEqual([
    expect.stringMatching(/^Old mails in .*mail could not be removed: ENOTDIR/),
  ])
})

describe('of suspects', () => {
  const keep = (sequence: string) =>
    store.keepSuspect({ reason: 'trap', sequence }, { language: 'es' })

  const workOnDay = async (days: number) => {
    today = new Date(now.getTime() + days * dayMs)
    await start(0).stop()
  }

  /** What the owner is to be told on a day. */
  const takeEvent = async () => {
    const now = today.getTime()
    const job = await store.takeNext('owner', now)
    if (!job) return undefined
    await store.markSent(job.id, now)
    return job.event
  }

  it('the owner is told once a day how many wait, also after another start (R59)', async () => {
    await keep('one')
    await keep('two')
    await workOnDay(0)
    await workOnDay(0.5)
    expect(await takeEvent()).toMatchObject({ type: 'suspects.waiting', count: 2 })
    expect(await takeEvent()).toBe(undefined)
    await workOnDay(1)
    expect(await takeEvent()).toMatchObject({ type: 'suspects.waiting', count: 2 })
  })

  it('the owner is told the last count alone if earlier notices could not be sent (R59)', async () => {
    await keep('one')
    await workOnDay(0)
    const id = await takeJobId(store, 'owner', today.getTime())
    await store.markFailed(id, { error: 'refused', retryAt: today.getTime() + 9 * dayMs })
    await keep('two')
    await workOnDay(1)
    expect(await takeEvent()).toMatchObject({ type: 'suspects.waiting', count: 2 })
    today = new Date(now.getTime() + 9 * dayMs)
    expect(await takeEvent()).toBe(undefined)
  })

  it('nothing is told if none waits', async () => {
    await workOnDay(0)
    expect(await takeEvent()).toBe(undefined)
  })

  it('nobody but the owner is told, and nobody where there is no address', async () => {
    await keep('one')
    notifyEmail = ''
    await workOnDay(0)
    expect(await store.countJobs(today.getTime())).toEqual([])
    notifyEmail = 'owner@example.com'
    await workOnDay(0)
    expect(await store.countJobs(today.getTime())).toMatchObject([
      { recipient: 'owner', waiting: 1 },
    ])
  })
})
