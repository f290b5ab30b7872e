import {
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Mailbox } from '@/contactService/schemas/email'
import { newIndustryField } from '@/contactService/schemas/industryField'
import { readConfiguration } from '../configuration'
import { StoreError } from '../contactStore'
import type { ContactStore } from '../records/recordStore'
import { createFileMailer } from '../messages/mailer'
import { eventRecipients } from '../messages/recipients'
import { closeDatabase, openDatabase, selectAll } from '../records/sqlite/sqliteFile'
import { deal, meeting, organization, person } from '../testing/records'
import { tryContacts } from '../testing/tryContacts'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import type { commands } from './commands'
import { openTestStore, readStoredContacts } from '../testing/openTestStore'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

const email = 'Ana.Garcia@example.com'
const campaign = 'boletín'
const secrets = [
  'Ana García',
  'example.com',
  'Garcia',
  'Acme Retail',
  '612345678',
  'Retail',
  'key-',
  campaign,
]

let folder: string
let file: string
let at: string
let stores: ContactStore[]

beforeEach(() => {
  at = '2026-03-02T08:30:00.000Z'
  folder = createTemporaryFolder()
  file = path.join(folder, 'contacts.sqlite')
  stores = []
})

afterEach(async () => {
  for (const store of stores) await store.close()
})

const now = () => new Date(at)

const open = async () => {
  const store = await openTestStore({ file, now })
  stores.push(store)
  return store
}

const run = (name: keyof typeof commands, value: string) =>
  tryContacts([`--${name}=${value}`], {
    configuration: readConfiguration({ CONTACT_DATABASE: file }),
    now,
  })

/** Books a meeting as the site does, with idempotency keys. */
async function book(
  store: ContactStore,
  { name = 'Ana García', address = email, due_time = '10:00', company = 'Acme Retail' } = {},
) {
  const withKey = (step: string) => ({ idempotencyKey: `key-${address}-${step}` })
  const { id: org_id } = await store.createOrganization({ name: company }, withKey('organization'))
  const { id: person_id } = await store.createPerson(
    person({ name, email: [{ value: address, primary: true }], org_id }),
    withKey('person'),
  )
  const { id: deal_id } = await store.createDeal(
    deal({ title: `Demo ${name}`, person_id, org_id }),
    withKey('deal'),
  )
  const { key } = await store.createDealField(newIndustryField)
  await store.updateDeal(deal_id, { [key]: 'Retail' })
  await store.createActivity(
    meeting({
      subject: `Demo - ${name}`,
      note: `<p>Email: ${address}</p>`,
      origin: { utm_campaign: campaign },
      due_time,
      person_id,
      org_id,
      deal_id,
    }),
    withKey('meeting'),
  )
}

const bookOther = (store: ContactStore) =>
  book(store, { name: 'Eve', address: 'eve@other.test', due_time: '12:00', company: 'Other Ltd' })

const removedBooking = 'Removed 1 organization, 1 person, 1 deal.'

describe('--export', () => {
  it('prints all stored data about a person and none about others', async () => {
    const store = await open()
    await book(store)
    await bookOther(store)
    const { output, problem } = await run('export', ` ${email.toLowerCase()}`)
    expect(problem).toBeUndefined()
    expect(JSON.parse(output)).toEqual({
      organizations: [expect.objectContaining({ name: 'Acme Retail' })],
      persons: [expect.objectContaining({ name: 'Ana García' })],
      deals: [expect.objectContaining({ fields: { Industria: 'Retail' } })],
      activities: [expect.objectContaining({ origin: { utm_campaign: campaign } })],
      record_keys: expect.arrayContaining(
        ['organization', 'person', 'deal', 'activity'].map(
          (kind) => expect.objectContaining({ kind, record_id: 1 }) as unknown,
        ),
      ) as unknown,
      jobs: eventRecipients.map(
        (recipient) => expect.objectContaining({ recipient, state: 'waiting' }) as unknown,
      ),
      suspects: [],
      mails: [],
    })
  })

  it('prints empty lists without a database, and creates none', async () => {
    const { output, problem } = await run('export', email)
    expect([Object.values(JSON.parse(output) as object).flat(), problem]).toEqual([[], undefined])
    expect(existsSync(file)).toBe(false)
  })
})

describe('--erase', () => {
  it('leaves nothing of a person in any file, while the site runs', async () => {
    const store = await open()
    at = '2026-03-04T00:00:00.000Z'
    await book(store)
    const before = readdirSync(folder).map((name) =>
      readFileSync(path.join(folder, name), 'latin1'),
    )
    expect(before.join('')).toContain('Garcia')

    expect(await run('erase', email.toUpperCase())).toEqual({
      output: `${removedBooking} 1 future meeting keeps its time without a name.\n`,
    })
    for (const name of readdirSync(folder)) {
      const content = readFileSync(path.join(folder, name))
      for (const secret of secrets)
        expect([name, secret, content.includes(secret)]).toEqual([name, secret, false])
    }
  })

  it('fails as long as another process still reads what was deleted (D15)', async () => {
    await book(await open())
    const reader = openDatabase(file)
    reader.exec('BEGIN')
    selectAll(reader, 'SELECT * FROM persons')
    expect((await run('erase', email)).problem).toMatch(/^--erase .* failed: /)
    reader.exec('COMMIT')
    closeDatabase(reader)
    expect((await run('erase', email)).output).toBe(`Nothing is stored about ${email}.\n`)
  })

  it('keeps the slot of a future meeting taken, with its time in UTC', async () => {
    const store = await open()
    await book(store)
    await run('erase', email)
    expect(await readStoredContacts(file)).toEqual({
      organizations: [],
      persons: [],
      deals: [],
      activities: [
        {
          id: 1,
          subject: 'Busy',
          type: 'meeting',
          due_date: '2026-03-05',
          due_time: '09:00',
          duration: '01:00',
          source_timezone: 'UTC',
          starts_at: '2026-03-05T09:00:00.000Z',
          ends_at: '2026-03-05T10:00:00.000Z',
          person_id: null,
          org_id: null,
          deal_id: null,
          language: 'es',
          note: '',
          origin: null,
          host: '',
          sequence: 0,
          cancelled_at: null,
          created_at: at,
        },
      ],
    })
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const again = store.createActivity(meeting({ person_id, deal_id }))
    await expect(again).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('removes a cancelled meeting, although its time is in the future', async () => {
    const store = await open()
    await book(store)
    await store.cancelBooking({ activityId: 1, number: 1 }, {})
    await run('erase', email)
    expect((await readStoredContacts(file)).activities).toEqual([])
  })

  it.each(['bar@example.com', 'foo,bar@example.com', 'FOO,bar@example.com '])(
    'finds by %j what an earlier release stored of foo,bar@example.com',
    async (wanted) => {
      const listed = 'foo,bar@example.com'
      await book(await open(), { name: 'Eve', address: listed })
      const exported: unknown = JSON.parse((await run('export', wanted)).output)
      expect(exported).toMatchObject({ persons: [{}], activities: [{}] })
      expect(exported).toHaveProperty('jobs.length', 3)
      expect((await run('erase', wanted)).output).toContain(removedBooking.slice(0, -1))
      expect(readFileSync(file).includes('bar@example.com')).toBe(false)
    },
  )

  it('removes a past meeting', async () => {
    await book(await open())
    at = '2026-03-05T10:00:00.000Z'
    expect((await run('erase', email)).output).toBe(
      'Removed 1 organization, 1 person, 1 deal, 1 activity.\n',
    )
    expect((await readStoredContacts(file)).activities).toEqual([])
  })

  it('changes no other person, and no record that the persons share', async () => {
    const store = await open()
    await book(store)
    await bookOther(store)
    await store.createPerson(person({ name: 'Colleague', email: [], org_id: 1 }))
    await run('erase', email)
    const contacts = await readStoredContacts(file)
    expect(contacts.organizations.map(({ name }) => name)).toEqual(['Acme Retail', 'Other Ltd'])
    expect(contacts.persons.map(({ name }) => name)).toEqual(['Eve', 'Colleague'])
    expect(contacts.deals.map(({ fields }) => fields)).toEqual([{ Industria: 'Retail' }])
    expect(JSON.parse((await run('export', 'eve@other.test')).output)).toMatchObject({
      record_keys: [{}, {}, {}, {}],
    })
  })

  it('changes nothing when it is repeated', async () => {
    await book(await open())
    await run('erase', email)
    expect(await run('erase', email)).toEqual({ output: `Nothing is stored about ${email}.\n` })
    expect((await readStoredContacts(file)).activities).toHaveLength(1)
  })

  it('refuses a value without @', async () => {
    expect(await run('erase', 'Ana')).toEqual({
      output: '',
      problem: '--erase Ana failed: it needs an e-mail address.',
    })
  })
})

describe('the mails that were written as files', () => {
  const getMailPath = () => path.join(folder, 'mail')
  const owner: Mailbox = { name: 'Owner', address: 'owner@example.org' }

  const writeMail = async (id: string, to: Mailbox, replyTo: Mailbox) => {
    const mailer = createFileMailer(getMailPath())
    const mail = { from: owner, to, replyTo, subject: 'Demo', text: `Of ${id}`, html: '' }
    await mailer.send(mail, id)
    mailer.close()
  }

  beforeEach(async () => {
    await writeMail('confirmation', { name: 'Ana García', address: email }, owner)
    await writeMail('notice', owner, { name: '', address: email.toLowerCase() })
    await writeMail('other', { name: '', address: `Ana-${email}` }, owner)
  })

  it('are exported with the person', async () => {
    const { mails: exported } = JSON.parse((await run('export', email)).output) as {
      mails: object[]
    }
    expect(exported).toEqual(
      ['confirmation', 'notice'].map((id) => ({
        file: `${id}.eml`,
        content: expect.stringContaining(`Of ${id}`) as unknown,
      })),
    )
  })

  it('are deleted with the person, and the mails of others stay', async () => {
    await book(await open())
    expect((await run('erase', email)).output).toMatch(
      /^Removed .* without a name\. Deleted 2 mails\.\n$/,
    )
    expect(readdirSync(getMailPath())).toEqual(['other.eml'])
  })

  it.each([
    ['bar@example.com', 'To: bar@example.com'],
    ['bar@example.com', 'To: x:bar@example.com;'],
    ['bar@example.com', 'Reply-To: foo <bar@example.com>'],
    ['a..b@example.com', 'To: <"a..b"@example.com>'],
    ['ñandú@example.com', 'To: ñandú@example.com'],
  ])('are found by %j as an earlier release wrote %s', async (wanted, header) => {
    writeFileSync(path.join(getMailPath(), 'old.eml'), `${header}\r\nSubject: Demo\r\n\r\nHola`)
    expect(JSON.parse((await run('export', wanted)).output)).toMatchObject({
      mails: [{ file: 'old.eml' }],
    })
    expect((await run('erase', wanted)).output).toContain('Deleted 1 mail.')
    expect(existsSync(path.join(getMailPath(), 'old.eml'))).toBe(false)
  })

  it('are deleted if they are old, with contacts or without', async () => {
    const old = new Date('2026-03-01T00:00:00.000Z')
    utimesSync(path.join(getMailPath(), 'notice.eml'), old, old)
    at = '2026-03-31T00:00:00.000Z'
    expect((await run('keep', '30')).output).toBe('Nothing is older than 30 days.\n')
    at = '2026-03-31T00:00:00.001Z'
    expect((await run('keep', '30')).output).toBe(
      'No contact is older than 30 days. Deleted 1 mail.\n',
    )
    expect(readdirSync(getMailPath()).toSorted()).toEqual(['confirmation.eml', 'other.eml'])
  })

  it('are exported and deleted even if one of them disappears meanwhile', async () => {
    // A broken link is listed like a file, but can't be read, like a file that was just deleted.
    symlinkSync('nowhere', path.join(getMailPath(), 'gone.eml'))
    const { output } = await run('export', email)
    expect((JSON.parse(output) as { mails: object[] }).mails).toHaveLength(2)
    expect((await run('erase', email)).output).toContain('Deleted 2 mails.')
  })

  it('are deleted after the jobs, because a job can become a mail', async () => {
    writeFileSync(file, 'not a database, but a text of some length '.repeat(20))
    for (const [name, value] of [
      ['erase', email],
      ['keep', '1'],
    ] as const) {
      expect((await run(name, value)).problem).toMatch(/^CONTACT_DATABASE .* can not be used: /)
    }
    expect(readdirSync(getMailPath())).toHaveLength(3)
  })

  it('are deleted even if nothing else is stored', async () => {
    expect((await run('erase', email)).output).toBe(
      `No contact is stored about ${email}. Deleted 2 mails.\n`,
    )
  })
})

describe('--keep', () => {
  it('removes a person with all their records if all of them are old', async () => {
    const store = await open()
    await book(store)
    at = '2026-03-20T00:00:00.000Z'
    await bookOther(store)

    // Ana's meeting ends at 2026-03-05T10:00.
    at = '2026-04-04T10:00:00.000Z'
    expect(await run('keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
    at = '2026-04-04T10:00:00.001Z'
    expect((await run('keep', '30')).output).toBe(
      'Removed 1 organization, 1 person, 1 deal, 1 activity.\n',
    )
    expect((await readStoredContacts(file)).persons.map(({ name }) => name)).toEqual(['Eve'])
    expect((await readStoredContacts(file)).activities).toHaveLength(1)
    expect(await run('keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
  })

  it('keeps a person with a recent record', async () => {
    const store = await open()
    await book(store)
    at = '2026-05-01T00:00:00.000Z'
    await store.createActivity(meeting({ type: 'email', due_time: '', duration: '', org_id: 1 }))
    expect((await run('keep', '30')).output).toBe('Nothing is older than 30 days.\n')
  })

  it('removes the taken time of an erased person if it is old', async () => {
    await book(await open())
    await run('erase', email)
    at = '2026-05-01T00:00:00.000Z'
    expect((await run('keep', '30')).output).toBe('Removed 1 activity.\n')
  })

  it.each(['0', '-1', '1.5', 'month', '36501'])('refuses %s', async (value) => {
    expect((await run('keep', value)).problem).toBe(
      `--keep ${value} failed: it needs a whole number of days from 1 to 36500.`,
    )
  })
})

describe('--backup and --restore', () => {
  const getBackupPath = () => path.join(folder, 'backups', 'contacts.backup')

  it('bring everything back while the site runs', async () => {
    const store = await open()
    await book(store)
    const saved = await readStoredContacts(file)

    expect(await run('backup', getBackupPath())).toEqual({
      output: `Wrote 1 organization, 1 person, 1 deal, 1 activity from ${file} to ${getBackupPath()}.\n`,
    })
    await run('erase', email)
    await bookOther(store)
    expect(await run('restore', getBackupPath())).toEqual({
      output: `Restored 1 organization, 1 person, 1 deal, 1 activity from ${getBackupPath()} to ${file}.\n`,
    })
    expect(await readStoredContacts(file)).toEqual(saved)

    // The site continues with the restored contacts, and gives no id twice.
    const { id: deal_id } = await store.createDeal(deal())
    await expect(store.createActivity(meeting({ deal_id }))).rejects.toThrow(
      new StoreError('slotTaken'),
    )
    expect(await store.createOrganization(organization())).toEqual({ id: 3 })
    expect(readFileSync(file).includes('other.test')).toBe(false)
  })

  it('replace an older backup, and leave no other file', async () => {
    const store = await open()
    await book(store)
    await run('backup', getBackupPath())
    await bookOther(store)
    await run('backup', getBackupPath())
    expect(readdirSync(path.dirname(getBackupPath()))).toEqual(['contacts.backup'])
    expect((await readStoredContacts(getBackupPath())).persons).toHaveLength(2)
    expect(statSync(getBackupPath()).mode & 0o777).toBe(0o600)
  })

  it('restore if there is no database', async () => {
    const store = await open()
    await book(store)
    const saved = await readStoredContacts(file)
    await run('backup', getBackupPath())
    file = path.join(folder, 'new', 'contacts.sqlite')
    await run('restore', getBackupPath())
    expect(await readStoredContacts(file)).toEqual(saved)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('restore if the database is damaged, and rename the damaged one', async () => {
    const store = await open()
    await book(store)
    await run('backup', getBackupPath())
    await store.close()
    stores = []
    writeFileSync(file, 'not a database, but a text of some length '.repeat(20))
    expect((await run('restore', getBackupPath())).output).toContain(
      `The damaged database is now ${file}.damaged-2026-03-02T08-30-00-000Z.\n`,
    )
    expect((await readStoredContacts(file)).persons).toHaveLength(1)
  })

  it('refuse a damaged backup and leave the contacts as they are', async () => {
    await book(await open())
    const damaged = path.join(folder, 'damaged')
    writeFileSync(damaged, 'not a database, but a text of some length '.repeat(20))
    expect((await run('restore', damaged)).problem).toMatch(
      /^--restore .* failed: .*not a database/,
    )
    expect((await readStoredContacts(file)).persons).toHaveLength(1)
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('restore, but say so if another process still reads what was there before', async () => {
    await book(await open())
    await run('backup', getBackupPath())
    const reader = openDatabase(file)
    reader.exec('BEGIN')
    selectAll(reader, 'SELECT * FROM persons')
    expect((await run('restore', getBackupPath())).problem).toBe(
      `--restore ${getBackupPath()} failed: another process still reads what was deleted.`,
    )
    reader.exec('COMMIT')
    closeDatabase(reader)
  })

  it('refuse a missing file, and the database itself', async () => {
    expect((await run('backup', getBackupPath())).problem).toBe(
      `--backup ${getBackupPath()} failed: there is no such file.`,
    )
    expect((await run('restore', getBackupPath())).problem).toBe(
      `--restore ${getBackupPath()} failed: there is no such file.`,
    )
    await book(await open())
    expect((await run('backup', file)).problem).toBe(
      `--backup ${file} failed: a backup must be another file than the database.`,
    )
  })
})
