import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { readEmail } from '@/contactService/schemas/email'
import { bookingFormSchema, getEmptyDetails } from '@/features/booking/domain/bookingFields'
import { toNewPerson } from '@/features/contactDetails/domain/requests'
import { createContactDetails } from '@/features/contactDetails/domain/testing/contactDetails'
import { siteConfig } from '@/site/siteConfig'
import { closeLater } from '../testing/closing'
import { createGate } from '../testing/gate'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { minuteMs } from '../time'
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer'
import { createOwnerMail, createVisitorMail } from './mails'
import { createBookingEvent, createMessageEvent, mailSettings as settings } from './testing/events'
import { startMailServer, type MailServer } from './testing/mailServer'

const createMail = () => createVisitorMail(createBookingEvent(), settings)

describe('a mail through an SMTP server', () => {
  let server: MailServer
  let mailer: Mailer
  beforeEach(async () => {
    server = closeLater(await startMailServer())
    mailer = closeLater(createSmtpMailer(server.url))
  })

  it('arrives as text, as HTML and as an invitation that calendars take as a meeting', async () => {
    await mailer.send(createMail(), 'evt_booking-visitor')
    const [mail] = server.received
    expect(mail).toMatchObject({
      from: { text: '"Conversalia" <demo@example.com>' },
      to: { text: 'lucia@example.com' },
      replyTo: { text: `"${siteConfig.brand}" <hola@example.com>` },
      messageId: '<evt_booking-visitor@example.com>',
      text: expect.stringContaining('jueves, 26 de noviembre de 2026') as string,
      html: expect.stringContaining('>Tu demo está agendada</h1>') as string,
    })
    const calendar = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar')
    expect(calendar?.content.toString()).toContain('METHOD:REQUEST')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('is not sent any more when its time is over', async () => {
    const sending = mailer.send(createMail(), 'evt_booking-visitor', AbortSignal.abort())
    await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
    expect(server.received).toEqual([])
  })

  it.each(['onConnect', 'onMail'] as const)(
    'is given up when its time is over at a server that is silent (%s), and holds up no other one',
    async (moment) => {
      const [reached, isOver] = [createGate(), createGate()]
      const slow = closeLater(
        await startMailServer({
          [moment]: () => {
            reached.open()
            return isOver.opened
          },
        }),
      )
      const ownMailer = closeLater(createSmtpMailer(slow.url))
      const attempt = new AbortController()
      const sending = ownMailer.send(createMail(), 'evt_1-visitor', attempt.signal)
      await reached.opened
      attempt.abort()
      await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
      isOver.open()
      await ownMailer.send(createMail(), 'evt_2-visitor')
      expect(slow.received.at(-1)?.messageId).toBe('<evt_2-visitor@example.com>')
    },
  )

  it('has as long as an attempt may take: one that is given up before arrives perhaps, and again', async () => {
    const limit = jest.spyOn(Socket.prototype, 'setTimeout')
    await mailer.send(createMail(), 'evt_booking-visitor')
    const { port } = new URL(server.url)
    const limits = limit.mock.calls.flatMap(([milliseconds], index) => {
      const socket = limit.mock.contexts[index] as Socket
      // The server's sockets have limits, too.
      return String(socket.remotePort) === port ? milliseconds : []
    })
    // Those before are for connecting and for the greeting; this one counts while nothing arrives.
    expect(limits.at(-1)).toBeGreaterThanOrEqual(minuteMs)
  })

  it('to the owner has the visitor as the address for replies', async () => {
    const mail = createOwnerMail(createMessageEvent(), settings, 'ventas@example.com')
    await mailer.send(mail, 'evt_message-owner')
    expect(server.received).toMatchObject([
      {
        replyTo: { text: 'lucia@example.com' },
        to: { text: 'ventas@example.com' },
        text: expect.stringContaining('What does it cost?\nThank you') as string,
        attachments: [{ filename: 'logo.png', contentDisposition: 'inline' }],
      },
    ])
  })

  it('goes to one address, for whatever the form accepts', async () => {
    const parts = ['foo', 'bar', '@', '.', ',', ';', ':', '<', '>', '(', ')', '"', '\\', '[', ']']
    const more = [' ', '\r\n', '\u00a0', '\u200b', '‹', '›', '＠', '，', '?', '=', '%2C', 'ñ', '-']
    const unit = fc.constantFrom(...parts, ...more, 'mailto:', 'bar@example.com')
    const hostile = fc.string({ unit, maxLength: 3 })
    const around = fc.tuple(hostile, hostile, fc.constantFrom('example.com', 'español.ar'))
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(around, async ([before, after, domain]) => {
        const email = `${before}eve@${domain}${after}`
        const details = { ...getEmptyDetails(), ...createContactDetails({ email }) }
        if (!bookingFormSchema.isValidSync(details)) return
        accepted += 1
        const [sent] = toNewPerson(details).email
        const sender = { ...createBookingEvent().sender, email: sent?.value ?? '' }
        const mail = createVisitorMail(createBookingEvent({ sender }), settings)
        const { from, to, replyTo } = mail
        // Without what is in it, which takes long to read for hundreds of mails.
        await mailer.send({ from, to, replyTo, subject: '', text: '', html: '' }, 'evt')
        const [[first = '', ...others] = []] = server.recipients.splice(0)
        expect(others).toEqual([])
        // The test's server decodes the domain.
        const [local = '', host = ''] = first.split('@')
        expect(`${local}@${domainToASCII(host)}`).toBe(readEmail(details.email))
      }),
      { seed: 20261126, numRuns: 1_000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  it('to the owner has the name in its subject as it was typed, also where that looks encoded', async () => {
    const name = '=?utf-8?q?Ana=0d=0aBcc:=20eve@example.com?='
    const { sender } = createMessageEvent()
    const event = createMessageEvent({ sender: { ...sender, name } })
    await mailer.send(createOwnerMail(event, settings, 'ventas@example.com'), 'evt')
    const { subject = '' } = server.received.at(-1) ?? {}
    expect(subject.replaceAll('\u200b', '')).toBe(`Nuevo mensaje del sitio: ${name}`)
    expect(server.recipients).toEqual([['ventas@example.com']])
  })

  it('has no recipient or header from a visitor’s name or e-mail address', async () => {
    const bcc = '\r\nBcc: eve@example.com'
    const sender = { name: `Ana${bcc}`, email: `ana@example.com${bcc}`, phone: '', company: '' }
    const event = createBookingEvent({ sender })
    await mailer.send(createOwnerMail(event, settings, 'ventas@example.com'), 'evt')
    const [mail] = server.received
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.headers.has('bcc')).toBe(false)
  })
})

describe('a mail as a file', () => {
  it('is a whole mail that only its owner may read', async () => {
    const folder = path.join(createTemporaryFolder(), 'mail')
    const mailer = createFileMailer(folder)
    const mail = createMail()
    await mailer.send(mail, 'evt_booking-visitor')
    await mailer.send(mail, 'evt_booking-visitor')
    mailer.close()
    expect(readdirSync(folder)).toEqual(['evt_booking-visitor.eml'])
    const file = path.join(folder, 'evt_booking-visitor.eml')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const { subject } = await simpleParser(readFileSync(file))
    expect(subject).toBe(mail.subject)
  })

  it('that cannot be written leaves no draft, as where the disk is full', async () => {
    const folder = createTemporaryFolder()
    mkdirSync(path.join(folder, 'evt_1.eml'))
    const mailer = closeLater(createFileMailer(folder))
    const mail = createMail()
    await expect(mailer.send(mail, 'evt_1')).rejects.toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['evt_1.eml'])
  })
})
