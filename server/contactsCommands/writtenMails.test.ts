import { existsSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Mailbox } from '@/contactService/schemas/email'
import { createFileMailer } from '../messages/mailer'
import { book, createTestSite, email, type TestSite } from './testing/createTestSite'

let site: TestSite

beforeEach(() => {
  site = createTestSite()
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
    await writeMail('confirmation', { name: 'Ana García', address: email }, owner)
    await writeMail('notice', owner, { name: '', address: email.toLowerCase() })
    await writeMail('other', { name: '', address: `Ana-${email}` }, owner)
  })

  it('are exported with the person', async () => {
    const { mails: exported } = JSON.parse((await site.run('--export', email)).output) as {
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
    await book(await site.open())
    expect((await site.run('--erase', email)).output).toMatch(
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
    expect(JSON.parse((await site.run('--export', wanted)).output)).toMatchObject({
      mails: [{ file: 'old.eml' }],
    })
    expect((await site.run('--erase', wanted)).output).toContain('Deleted 1 mail.')
    expect(existsSync(path.join(getMailPath(), 'old.eml'))).toBe(false)
  })

  it('are deleted if they are old, with contacts or without', async () => {
    const old = new Date('2026-03-01T00:00:00.000Z')
    utimesSync(path.join(getMailPath(), 'notice.eml'), old, old)
    site.at = '2026-03-31T00:00:00.000Z'
    expect((await site.run('--keep', '30')).output).toBe('Nothing is older than 30 days.\n')
    site.at = '2026-03-31T00:00:00.001Z'
    expect((await site.run('--keep', '30')).output).toBe(
      'No contact is older than 30 days. Deleted 1 mail.\n',
    )
    expect(readdirSync(getMailPath()).toSorted()).toEqual(['confirmation.eml', 'other.eml'])
  })

  it('are exported and deleted even if one of them disappears meanwhile', async () => {
    // A broken link is listed like a file, but can't be read, like a file that was just deleted.
    symlinkSync('nowhere', path.join(getMailPath(), 'gone.eml'))
    const { output } = await site.run('--export', email)
    expect((JSON.parse(output) as { mails: object[] }).mails).toHaveLength(2)
    expect((await site.run('--erase', email)).output).toContain('Deleted 2 mails.')
  })

  it('are deleted after the jobs, because a job can become a mail', async () => {
    writeFileSync(site.file, 'not a database, but a text of some length '.repeat(20))
    for (const [name, value] of [
      ['--erase', email],
      ['--keep', '1'],
    ] as const) {
      expect((await site.run(name, value)).problem).toMatch(
        /^CONTACT_DATABASE .* can not be used: /,
      )
    }
    expect(readdirSync(getMailPath())).toHaveLength(3)
  })

  it('are deleted even if nothing else is stored', async () => {
    expect((await site.run('--erase', email)).output).toBe(
      `No contact is stored about ${email}. Deleted 2 mails.\n`,
    )
  })
})
