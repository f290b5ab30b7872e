import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { startMailCleaning } from './mailCleaning'
import { getMailFolder } from './mailFiles'

const dayMs = 86_400_000
const now = new Date('2026-03-31T08:00:00.000Z')

let contactDatabase: string
let reports: string[]

beforeEach(() => {
  contactDatabase = path.join(createTemporaryFolder(), 'contacts.sqlite')
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
  startMailCleaning({
    configuration: { contactDatabase, keepContactsDays },
    now: () => now,
    report: (message) => void reports.push(message),
  })

/** What a crash leaves of a mail that was being written. */
const draft = `.${randomUUID()}.tmp`

const ages = {
  'old.eml': 30.1,
  [draft]: 30.1,
  'recent.eml': 29.9,
  'notes.txt': 99,
  'report.tmp': 99,
  '.report.tmp': 99,
}

const listKept = () => Object.keys(ages).filter((name) => existsSync(getFile(name)))

afterEach(() => {
  expect(reports).toEqual([])
})

it('deletes what is older than contacts are kept, and nothing that is no mail', async () => {
  writeMails(ages)
  await start(30).stop()
  expect(listKept()).toEqual(['recent.eml', 'notes.txt', 'report.tmp', '.report.tmp'])
})

it('deletes nothing where contacts are kept for ever', async () => {
  writeMails(ages)
  await start(0).stop()
  expect(listKept()).toEqual(Object.keys(ages))
})

it('deletes the others where somebody deletes a mail meanwhile', async () => {
  writeMails(ages)
  // It is listed, and gone when it is looked at.
  symlinkSync('nowhere', getFile('gone.eml'))
  await start(30).stop()
  expect(listKept()).not.toContain('old.eml')
})

it('does without a folder', async () => {
  await start(30).stop()
})

it('tells the operator why mails could not be deleted', async () => {
  writeFileSync(getMailFolder(contactDatabase), 'in the way')
  await start(30).stop()
  expect(reports.splice(0)).toEqual([
    expect.stringMatching(/^Old mails in .*mail could not be removed: ENOTDIR/),
  ])
})
