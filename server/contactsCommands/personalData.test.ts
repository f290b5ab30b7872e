import { readFileSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Mailbox } from '@/contactService/schemas/email'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { getMailId } from '../messages/deliver'
import { eventRecipients } from '../messages/events'
import { readJobs } from '../records/jobs'
import { expectRefusal, readStoredContacts } from '../testing/openTestStore'
import { meeting, noContacts, person, writeMeeting } from '../testing/records'
import { book, bookOther, campaign, createTestSite, email, garbage } from './testing/createTestSite'
import { createFileMailer } from '../messages/mailer'
import { hourMs } from '../time'

const site = createTestSite()

const secrets = ['Ana García', 'example.com', 'Garcia', 'Retail', '612345678', 'key-', campaign]

const removedBooking = 'Removed 1 organization, 1 person, 1 deal'
const removedPast = `${removedBooking}, 1 activity.\n`

it('--export prints all stored data about a person and none about others', async () => {
  const store = await site.open()
  await book(store)
  await bookOther(store)
  const output = await site.run('--export', ` ${email.toLowerCase()}`)
  const kinds = ['activity', 'deal', 'organization', 'person']
  const exported = JSON.parse(output) as { record_keys: { kind: string }[] }
  exported.record_keys.sort((one, other) => one.kind.localeCompare(other.kind))
  expect(exported).toMatchObject({
    organizations: [{ name: 'Acme Retail' }],
    persons: [{ name: 'Ana García' }],
    deals: [{ fields: { Industria: 'Retail' } }],
    activities: [{ origin: { utm_campaign: campaign } }],
    record_keys: kinds.map((kind) => ({ kind, record_id: 1 })),
    jobs: eventRecipients.map((recipient) => ({ recipient, state: 'waiting' })),
    suspects: [],
    mails: [],
  })
  expect(Object.keys(exported)).toHaveLength(8)
})

describe('--erase', () => {
  it('leaves nothing of a person in any file, while the site runs', async () => {
    const store = await site.open({ get: () => ({ ...defaultCalendar, reminders: [hourMs] }) })
    site.at = '2026-03-04T00:00:00.000Z'
    await book(store)
    expect((await store.database.read(readJobs)).at(-1)?.recipient).toBe('reminder')
    const before = readdirSync(site.folder).map((name) =>
      readFileSync(path.join(site.folder, name), 'latin1'),
    )
    expect(before.join('')).toContain('Garcia')

    expect(await site.run('--erase', email.toUpperCase())).toBe(
      `${removedBooking}. 1 future meeting keeps its time without a name.\n`,
    )
    for (const name of readdirSync(site.folder)) {
      const content = readFileSync(path.join(site.folder, name))
      for (const secret of secrets)
        expect([name, secret, content.includes(secret)]).toEqual([name, secret, false])
    }
  })

  it('keeps the slot of a future meeting taken, with its time in UTC', async () => {
    const store = await site.open()
    await book(store)
    const [booked] = (await readStoredContacts(site.file)).activities
    await site.run('--erase', email)
    const inUtc = { due_date: '2026-03-05', due_time: '09:00', source_timezone: 'UTC' }
    const ofNobody = { person_id: null, org_id: null, deal_id: null, note: '', origin: null }
    expect(await readStoredContacts(site.file)).toEqual({
      ...noContacts,
      activities: [{ ...booked, subject: 'Busy', ...inUtc, ...ofNobody }],
    })
    await expectRefusal(writeMeeting(store), 'slotTaken')
  })

  it('removes a cancelled meeting, although its time is in the future', async () => {
    const store = await site.open()
    await book(store)
    await store.cancelBooking({ activityId: 1, number: 1 }, {})
    await site.run('--erase', email)
    expect((await readStoredContacts(site.file)).activities).toEqual([])
  })

  it('finds by one address what an earlier release stored of foo,bar@example.com', async () => {
    await book(await site.open(), { name: 'Eve', address: 'foo,bar@example.com' })
    const exported = await site.run('--export', 'bar@example.com')
    const jobs = [{}, {}, {}]
    expect(JSON.parse(exported)).toMatchObject({ persons: [{}], activities: [{}], jobs })
    expect(await site.run('--erase', 'bar@example.com')).toContain(removedBooking)
    expect(readFileSync(site.file).includes('bar@example.com')).toBe(false)
  })

  it('removes a past meeting', async () => {
    await book(await site.open())
    site.at = '2026-03-05T10:00:00.000Z'
    expect(await site.run('--erase', email)).toBe(removedPast)
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
    expect(JSON.parse(await site.run('--export', 'eve@other.test'))).toMatchObject({
      record_keys: [{}, {}, {}, {}],
    })
  })

  it('says that the CRM may have a copy, even of what is not stored here, and if the site has no CRM now', async () => {
    const store = await site.open()
    await book(store)
    await store.database.transact((transaction) =>
      transaction
        .insertInto('crm_records')
        .values({ kind: 'account', local_id: 0, vendor_id: 7 })
        .execute(),
    )
    const hint = 'Erase the copy in the CRM, too, if it has one.\n'
    expect(await site.run('--erase', email)).toMatch(new RegExp(`\\n${hint}$`))
    expect(await site.run('--erase', email)).toBe(`Nothing is stored about ${email}.\n${hint}`)
  })

  it('refuses a value without @', async () => {
    await site.expectRefused('--erase', 'Ana', 'it needs an e-mail address')
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
    expect(await site.run('--keep', '30')).toBe('Nothing is older than 30 days.\n')
    site.at = '2026-04-04T10:00:00.001Z'
    expect(await site.run('--keep', '30')).toBe(removedPast)
    expect((await readStoredContacts(site.file)).persons.map(({ name }) => name)).toEqual(['Eve'])
    expect((await readStoredContacts(site.file)).activities).toHaveLength(1)
    expect(await site.run('--keep', '30')).toBe('Nothing is older than 30 days.\n')
  })

  it('keeps a person with a recent record', async () => {
    const store = await site.open()
    await book(store)
    site.at = '2026-05-01T00:00:00.000Z'
    await store.createActivity(meeting({ type: 'email', due_time: '', duration: '', org_id: 1 }))
    expect(await site.run('--keep', '30')).toBe('Nothing is older than 30 days.\n')
  })

  it('removes the taken time of an erased person if it is old', async () => {
    await book(await site.open())
    await site.run('--erase', email)
    site.at = '2026-05-01T00:00:00.000Z'
    expect(await site.run('--keep', '30')).toBe('Removed 1 activity.\n')
  })

  it.each(['0', '-1', '1.5', 'month', '36501'])('refuses %s', async (value) => {
    await site.expectRefused('--keep', value, 'it needs a whole number of days from 1 to 36500')
  })
})

describe('the mails that were written as files', () => {
  const getMailPath = () => path.join(site.folder, 'mail')
  const owner: Mailbox = { name: 'Owner', address: 'owner@example.org' }

  const writeMail = async (id: string, to: Mailbox, replyTo: Mailbox) => {
    const mailer = createFileMailer(getMailPath())
    const mail = { from: owner, to, replyTo, subject: 'Demo', text: `Of ${id}`, html: '' }
    await mailer.send(mail, id)
    mailer.close()
  }

  beforeEach(async () => {
    await (await site.open()).database.close()
    await writeMail('confirmation', { name: 'Ana García', address: email }, owner)
    await writeMail('notice', owner, { name: '', address: email.toLowerCase() })
    await writeMail('other', { name: '', address: `Ana-${email}` }, owner)
  })

  it('are exported with the person, and deleted, even if one of them disappears meanwhile', async () => {
    // A broken link is listed like a file, but can't be read, like a file that was just deleted.
    symlinkSync('nowhere', path.join(getMailPath(), 'gone.eml'))
    const [one, other] = ['confirmation', 'notice'].map((id) => ({
      file: `${id}.eml`,
      content: expect.stringContaining(`Of ${id}`) as unknown,
    }))
    const output = await site.run('--export', email)
    expect(JSON.parse(output)).toMatchObject({ mails: [one, other] })
    expect(await site.run('--erase', email)).toBe('Removed 2 mails.\n')
  })

  it('are deleted with the person, and the mails of others stay', async () => {
    await book(await site.open())
    expect(await site.run('--erase', email)).toContain(`${removedBooking}, 2 mails.`)
    expect(readdirSync(getMailPath())).toEqual(['other.eml'])
  })

  it('are found also where they went to an address that the visitor has corrected since', async () => {
    const store = await site.open()
    await book(store)
    const job = await store.takeNext('visitor', Date.parse(site.at))
    await writeMail(job ? getMailId(job) : '', { name: '', address: 'typo@example.com' }, owner)
    const exported: unknown = JSON.parse(await site.run('--export', email))
    expect(exported).toHaveProperty('mails.length', 3)
    const reader = site.startReader()
    // Another try would not find that mail any more: its job is removed.
    expect(await site.fail('--erase', email)).toContain('another process still reads')
    reader.close()
    expect(readdirSync(getMailPath())).toEqual(['other.eml'])
    expect(await site.run('--erase', email)).toBe(`Nothing is stored about ${email}.\n`)
  })

  it.each([
    ['bar@example.com', 'To: x:bar@example.com;'],
    ['bar@example.com', 'Reply-To: foo <bar@example.com>'],
  ])('are found by %j as an earlier release wrote %s', async (wanted, header) => {
    writeFileSync(path.join(getMailPath(), 'old.eml'), `${header}\r\nSubject: Demo\r\n\r\nHola`)
    expect(JSON.parse(await site.run('--export', wanted))).toMatchObject({
      mails: [{ file: 'old.eml' }],
    })
    expect(await site.run('--erase', wanted)).toBe('Removed 1 mail.\n')
    expect(readdirSync(getMailPath())).not.toContain('old.eml')
  })

  it('are deleted if they are old, with contacts or without', async () => {
    const old = new Date('2026-03-01T00:00:00.000Z')
    utimesSync(path.join(getMailPath(), 'notice.eml'), old, old)
    site.at = '2026-03-31T00:00:00.000Z'
    expect(await site.run('--keep', '30')).toBe('Nothing is older than 30 days.\n')
    site.at = '2026-03-31T00:00:00.001Z'
    expect(await site.run('--keep', '30')).toBe('Removed 1 mail.\n')
    expect(readdirSync(getMailPath()).toSorted()).toEqual(['confirmation.eml', 'other.eml'])
  })

  it('are deleted after the jobs, because a job can become a mail', async () => {
    writeFileSync(site.file, garbage)
    for (const [name, value] of [
      ['--erase', email],
      ['--keep', '1'],
    ] as const) {
      expect(await site.fail(name, value)).toMatch(/^CONTACT_DATABASE .* cannot be used: /)
    }
    expect(readdirSync(getMailPath())).toHaveLength(3)
  })
})
