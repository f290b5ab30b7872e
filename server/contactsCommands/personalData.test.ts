import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { StoreError } from '../contactStore'
import { eventRecipients } from '../messages/events'
import { closeDatabase, openDatabase, selectAll } from '../records/sqlite/sqliteFile'
import { readStoredContacts } from '../testing/openTestStore'
import { deal, meeting, person } from '../testing/records'
import {
  book,
  bookOther,
  campaign,
  createTestSite,
  email,
  type TestSite,
} from './testing/createTestSite'

let site: TestSite

beforeEach(() => {
  site = createTestSite()
})

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

const removedBooking = 'Removed 1 organization, 1 person, 1 deal.'

describe('--export', () => {
  it('prints all stored data about a person and none about others', async () => {
    const store = await site.open()
    await book(store)
    await bookOther(store)
    const { output, problem } = await site.run('--export', ` ${email.toLowerCase()}`)
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
    const { output, problem } = await site.run('--export', email)
    expect([Object.values(JSON.parse(output) as object).flat(), problem]).toEqual([[], undefined])
    expect(existsSync(site.file)).toBe(false)
  })
})

describe('--erase', () => {
  it('leaves nothing of a person in any file, while the site runs', async () => {
    const store = await site.open()
    site.at = '2026-03-04T00:00:00.000Z'
    await book(store)
    const before = readdirSync(site.folder).map((name) =>
      readFileSync(path.join(site.folder, name), 'latin1'),
    )
    expect(before.join('')).toContain('Garcia')

    expect(await site.run('--erase', email.toUpperCase())).toEqual({
      output: `${removedBooking} 1 future meeting keeps its time without a name.\n`,
    })
    for (const name of readdirSync(site.folder)) {
      const content = readFileSync(path.join(site.folder, name))
      for (const secret of secrets)
        expect([name, secret, content.includes(secret)]).toEqual([name, secret, false])
    }
  })

  it('fails as long as another process still reads what was deleted (D15)', async () => {
    await book(await site.open())
    const reader = openDatabase(site.file)
    reader.exec('BEGIN')
    selectAll(reader, 'SELECT * FROM persons')
    expect((await site.run('--erase', email)).problem).toMatch(/^--erase .* failed: /)
    reader.exec('COMMIT')
    closeDatabase(reader)
    expect((await site.run('--erase', email)).output).toBe(`Nothing is stored about ${email}.\n`)
  })

  it('keeps the slot of a future meeting taken, with its time in UTC', async () => {
    const store = await site.open()
    await book(store)
    await site.run('--erase', email)
    expect(await readStoredContacts(site.file)).toEqual({
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
          created_at: site.at,
        },
      ],
    })
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const again = store.createActivity(meeting({ person_id, deal_id }))
    await expect(again).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('removes a cancelled meeting, although its time is in the future', async () => {
    const store = await site.open()
    await book(store)
    await store.cancelBooking({ activityId: 1, number: 1 }, {})
    await site.run('--erase', email)
    expect((await readStoredContacts(site.file)).activities).toEqual([])
  })

  it.each(['bar@example.com', 'foo,bar@example.com', 'FOO,bar@example.com '])(
    'finds by %j what an earlier release stored of foo,bar@example.com',
    async (wanted) => {
      const listed = 'foo,bar@example.com'
      await book(await site.open(), { name: 'Eve', address: listed })
      const exported: unknown = JSON.parse((await site.run('--export', wanted)).output)
      expect(exported).toMatchObject({ persons: [{}], activities: [{}] })
      expect(exported).toHaveProperty('jobs.length', 3)
      expect((await site.run('--erase', wanted)).output).toContain(removedBooking.slice(0, -1))
      expect(readFileSync(site.file).includes('bar@example.com')).toBe(false)
    },
  )

  it('removes a past meeting', async () => {
    await book(await site.open())
    site.at = '2026-03-05T10:00:00.000Z'
    expect((await site.run('--erase', email)).output).toBe(
      'Removed 1 organization, 1 person, 1 deal, 1 activity.\n',
    )
    expect((await readStoredContacts(site.file)).activities).toEqual([])
  })

  it('changes no other person, and no record that the persons share', async () => {
    const store = await site.open()
    await book(store)
    await bookOther(store)
    await store.createPerson(person({ name: 'Colleague', email: [], org_id: 1 }))
    await site.run('--erase', email)
    const contacts = await readStoredContacts(site.file)
    expect(contacts.organizations.map(({ name }) => name)).toEqual(['Acme Retail', 'Other Ltd'])
    expect(contacts.persons.map(({ name }) => name)).toEqual(['Eve', 'Colleague'])
    expect(contacts.deals.map(({ fields }) => fields)).toEqual([{ Industria: 'Retail' }])
    expect(JSON.parse((await site.run('--export', 'eve@other.test')).output)).toMatchObject({
      record_keys: [{}, {}, {}, {}],
    })
  })

  it('changes nothing when it is repeated', async () => {
    await book(await site.open())
    await site.run('--erase', email)
    expect(await site.run('--erase', email)).toEqual({
      output: `Nothing is stored about ${email}.\n`,
    })
    expect((await readStoredContacts(site.file)).activities).toHaveLength(1)
  })

  it('refuses a value without @', async () => {
    expect(await site.run('--erase', 'Ana')).toEqual({
      output: '',
      problem: '--erase Ana failed: it needs an e-mail address.',
    })
  })
})

describe('--keep', () => {
  it('removes a person with all their records if all of them are old', async () => {
    const store = await site.open()
    await book(store)
    site.at = '2026-03-20T00:00:00.000Z'
    await bookOther(store)

    // Ana's meeting ends at 2026-03-05T10:00.
    site.at = '2026-04-04T10:00:00.000Z'
    expect(await site.run('--keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
    site.at = '2026-04-04T10:00:00.001Z'
    expect((await site.run('--keep', '30')).output).toBe(
      'Removed 1 organization, 1 person, 1 deal, 1 activity.\n',
    )
    expect((await readStoredContacts(site.file)).persons.map(({ name }) => name)).toEqual(['Eve'])
    expect((await readStoredContacts(site.file)).activities).toHaveLength(1)
    expect(await site.run('--keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
  })

  it('keeps a person with a recent record', async () => {
    const store = await site.open()
    await book(store)
    site.at = '2026-05-01T00:00:00.000Z'
    await store.createActivity(meeting({ type: 'email', due_time: '', duration: '', org_id: 1 }))
    expect((await site.run('--keep', '30')).output).toBe('Nothing is older than 30 days.\n')
  })

  it('removes the taken time of an erased person if it is old', async () => {
    await book(await site.open())
    await site.run('--erase', email)
    site.at = '2026-05-01T00:00:00.000Z'
    expect((await site.run('--keep', '30')).output).toBe('Removed 1 activity.\n')
  })

  it.each(['0', '-1', '1.5', 'month', '36501'])('refuses %s', async (value) => {
    expect((await site.run(`--keep=${value}`)).problem).toBe(
      `--keep ${value} failed: it needs a whole number of days from 1 to 36500.`,
    )
  })
})
