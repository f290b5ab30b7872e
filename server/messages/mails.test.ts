import enTimeZones from '@/content/en/time_zones'
import esTimeZones from '@/content/es/time_zones'
import { getFirstName } from '@/features/booking/domain/getFirstName'
import { formatTimeZone } from '@/features/booking/domain/timeZones'
import { escapeMarkup } from '@/site/escape'
import { siteConfig } from '@/site/siteConfig'
import { origin, originLine } from '../testing/records'
import { getRecipients } from '../records/events'
import { formatNoteAsText } from '../notes'
import type { BookingEvent, VisitorEvent } from './events'
import {
  createOwnerMail,
  createReleaseMail,
  createReminder,
  createSuspectsMail,
  createVisitorMail,
  type Mail,
  type MailSettings,
} from './mails'
import { createBookingEvent, createMessageEvent, mailSettings as settings } from './testing/events'
import { ownerTexts, visitorTexts } from './texts'

const types = ['booking.created', 'booking.changed', 'booking.cancelled'] as const

const tellVisitor = (changes: Partial<BookingEvent> = {}, more: Partial<MailSettings> = {}) =>
  createVisitorMail(createBookingEvent(changes), { ...settings, ...more })

const tellOwner = (event: VisitorEvent, address = 'ventas@example.com') =>
  createOwnerMail(event, settings, address)

describe.each(['es', 'en'] as const)('the visitor’s mail in %s', (language) => {
  it.each(types)('about %s has day, time, length, zone and number, as text and as HTML', (type) => {
    const mail = tellVisitor({ type, language })
    const { heading } = visitorTexts[language].announcements[type]
    const when =
      language === 'es'
        ? ['jueves, 26 de noviembre de 2026', '16:00', '1 hora']
        : ['Thursday, November 26, 2026', '4:00 PM', '1 hour']
    for (const part of [heading, ...when, 'Madrid (UTC+01:00)', '33', 'Lucía']) {
      expect(mail.text).toContain(part)
      // A day that stands alone begins with a capital.
      const inHtml = part === when[0] ? part.charAt(0).toUpperCase() + part.slice(1) : part
      expect(mail.html.replaceAll('\u00a0', ' ')).toContain(inHtml)
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.invitation?.content).toContain('DTEND:20261126T160000Z')
    for (const written of [mail.subject, mail.text, mail.html]) {
      expect(written).not.toContain('{{')
      expect(written).not.toContain('Fernández')
    }
  })

  it('about a demo that is longer says so, also to the calendar', () => {
    const mail = tellVisitor({ language, minutes: 90 })
    expect(mail.text).toContain(language === 'es' ? '90 minutos' : '90 minutes')
    expect(mail.invitation?.content).toContain('DTEND:20261126T163000Z')
  })
})

describe.each(['es', 'en'] as const)('the reminder in %s', (language) => {
  const meetingUrl = 'https://meet.example.com/demo'
  const event = createBookingEvent({ language })
  const mail = createReminder(event, { ...settings, meetingUrl })

  it('has all that the first mail has, but no invitation', () => {
    const { text } = createVisitorMail(event, { ...settings, meetingUrl })
    const { announcements, reminder } = visitorTexts[language]
    const { heading, intro } = announcements['booking.created']
    const withName = (words: string) => words.replace('{{name}}', getFirstName(event.sender.name))
    expect(mail.text).toBe(
      text.replace(heading, reminder.heading).replace(withName(intro), withName(reminder.intro)),
    )
    expect(mail.text).toContain(meetingUrl)
    expect(mail.invitation).toBeUndefined()
  })

  it('promises no link of the meeting, for which it may be late', () => {
    expect(createReminder(event, settings).text).not.toContain(visitorTexts[language].linkFollows)
  })

  it('has the time in its subject', () => {
    expect(mail.subject).toContain(language === 'es' ? '16:00 (Madrid)' : '4:00 PM (Madrid)')
    expect(mail.subject).not.toContain('{{')
  })
})

it('has the configured link of the meeting, unless the booking is cancelled', () => {
  const meetingUrl = 'https://meet.example.com/demo?a=1&b=2'
  const created = tellVisitor({}, { meetingUrl })
  expect(created.text).toContain(meetingUrl)
  expect(created.html).toContain('href="https://meet.example.com/demo?a=1&amp;b=2"')
  expect(created.text).not.toContain(visitorTexts.es.linkFollows)
  expect(tellVisitor({ type: 'booking.cancelled' }, { meetingUrl }).text).not.toContain(meetingUrl)
  expect(tellVisitor().text).toContain(visitorTexts.es.linkFollows)
})

it.each(['es', 'en'] as const)('links to the booking in %s, unless it is cancelled', (language) => {
  const url = 'https://www.example.com/agendar-demo/12'
  const { change } = visitorTexts[language]
  for (const type of ['booking.created', 'booking.changed'] as const) {
    const mail = tellVisitor({ type, language })
    expect(mail.text).toContain(`${change}:\n${url}`)
    expect(mail.html).toContain(`<a href="${url}"`)
    expect(mail.invitation?.content).not.toContain(url)
  }
  const cancelled = tellVisitor({ type: 'booking.cancelled', language })
  expect(cancelled.text + cancelled.html).not.toContain(url)
})

it('shows markup that a visitor typed as text', () => {
  const sender = { ...createBookingEvent().sender, name: '<b>{{brand}}</b>' }
  for (const mail of [tellVisitor({ sender }), tellOwner(createMessageEvent({ sender }))]) {
    expect(mail.html).not.toContain(sender.name)
    expect(mail.html).toContain(escapeMarkup(sender.name))
  }
})

const phones = [
  ...['900123123', '91 23 45 67 89', '9-0-0-12-34-56', '9 - 0 - 0 - 1 - 2'],
  ...['９００１２３１２３', '٩٠٠١٢٣١٢٣', '⑨⓪⓪①②③'],
]

it.each([
  ...['A. https://evil.example/prize', 'Paz, https：//evil', 'Paz, https:/\u200b/evil'],
  ...['.', '。', '．', '․'].map((dot) => `Has,ganado,evil${dot}example`),
  ...phones.map((phone) => `Paz, llama al ${phone}`),
  `Paz, ${'ofertas '.repeat(10)}`,
])('tells the visitor nothing that somebody else wrote as a name: %s', (name) => {
  const sender = { ...createBookingEvent().sender, name }
  const event = createBookingEvent({ sender })
  for (const mail of [createVisitorMail(event, settings), createReminder(event, settings)]) {
    const invitation = mail.invitation?.content.replace(/\r\n /g, '') ?? ''
    expect(mail.text + mail.html + invitation).not.toContain(name.trim())
    expect(mail.text).toContain(`Hola, ${sender.email}:`)
  }
  expect(tellOwner(event).text).toContain(name)
})

it.each([
  'Dra. Ana Paz',
  'J.R. Ewing',
  'Paz Fernández de la Vega, María del Carmen',
  'Ana Paz 2.',
  'María de los Ángeles Fernández de la Vega y Rodríguez de Hinojosa',
])('greets the visitor by a name: %s', (name) => {
  const { email } = createBookingEvent().sender
  const mail = tellVisitor({ sender: { ...createBookingEvent().sender, name } })
  expect(mail.text).toContain(`Hola, ${getFirstName(name)}:`)
  expect(mail.text).not.toContain(`Hola, ${email}`)
})

it.each(['foo,bar@example.com', 'a;bar@example.com', ''])(
  'is not made for the address %j, which an earlier release stored',
  (email) => {
    const sender = { ...createBookingEvent().sender, email }
    expect(() => tellVisitor({ sender })).toThrow(/^The e-mail address of the visitor cannot be/)
    expect(getRecipients(createBookingEvent({ sender }))).toEqual(['owner', 'webhook', 'crm'])
    const { replyTo, text } = tellOwner(createMessageEvent({ sender }))
    expect(replyTo).toBeUndefined()
    expect(text).toContain(email)
  },
)

describe('the host of a demo', () => {
  const marta = { name: 'Marta', email: 'marta@example.com' }
  const event = createBookingEvent({ host: marta })
  const mailbox = { name: marta.name, address: marta.email }

  it('is named to the visitor, gets the replies, and invites', () => {
    const mail = createVisitorMail(event, settings)
    expect(mail.text).toContain(`${visitorTexts.es.host}: ${marta.name}`)
    expect(mail.replyTo).toEqual(mailbox)
    expect(mail.invitation?.content).toContain('ORGANIZER;CN="Marta":mailto:marta@example.com\r\n')
  })

  it('is not named when the demo is cancelled', () => {
    const { text } = createVisitorMail({ ...event, type: 'booking.cancelled' }, settings)
    expect(text).not.toContain(marta.name)
  })

  it('is told, with the cancellation for their calendar, when another one gives it', () => {
    const former = { ...event, type: 'booking.cancelled', notice: 'hostReleased' } as const
    const mail = createReleaseMail(former, settings, marta.email)
    expect(mail.to).toEqual({ name: '', address: marta.email })
    expect(mail.subject).toContain(ownerTexts.notices.hostReleased)
    expect(mail.text).not.toContain(ownerTexts.host)
    expect(mail.invitation?.method).toBe('CANCEL')
    const { sender } = former
    for (const detail of [sender.name, sender.email, sender.phone])
      expect(JSON.stringify(mail)).not.toContain(detail)
    const getUid = ({ invitation }: Mail) => /UID:.+/.exec(invitation?.content ?? '')?.[0]
    expect(getUid(mail)).toBe(getUid(createVisitorMail(former, settings)))
    expect(tellOwner(event, marta.email).invitation).toBeUndefined()
  })

  it('is named to the owner', () => {
    expect(tellOwner(event).text).toContain(`${ownerTexts.host}: ${marta.name}`)
  })

  it('is the site itself if the owner’s calendar names none', () => {
    const mail = tellVisitor()
    expect(mail.text).not.toContain(visitorTexts.es.host)
    expect(mail.replyTo).toEqual({ name: siteConfig.brand, address: settings.replyTo })
  })
})

describe('the owner’s mail', () => {
  it('has all fields of a booking, in Spanish', () => {
    const event = createBookingEvent({ language: 'en' })
    const mail = tellOwner(event)
    expect(mail.subject).toBe('Nueva demo agendada: Lucía Fernández')
    const { name, email, phone, company } = event.sender
    for (const value of [name, email, phone, company, '33', '16:00', event.title, event.note]) {
      expect(mail.text).toContain(value)
    }
  })

  it('says once where the visitor came from, as text (R63)', () => {
    const note = formatNoteAsText(originLine)
    const mail = tellOwner(createMessageEvent({ origin, note }))
    for (const value of Object.values(origin)) {
      expect(mail.text.split(value)).toHaveLength(2)
      expect(mail.html.split(escapeMarkup(value))).toHaveLength(2)
    }
  })

  it('says which call the CRM refused, and what to do', () => {
    const refusal = 'POST /api/v2/deals (403)'
    const { subject, text } = tellOwner(createBookingEvent({ notice: 'crmRefused', refusal }))
    expect(subject).toContain(ownerTexts.notices.crmRefused)
    const { call, check, retry } = ownerTexts.refusal
    for (const part of [`${call}: ${refusal}`, `${check}: npm run`, `${retry}: npm run`])
      expect(text).toContain(part)
    expect(tellOwner(createBookingEvent()).text).not.toContain(retry)
  })

  it('says how many suspects wait, and what to do', () => {
    const { createdAt } = createBookingEvent()
    const event = { type: 'suspects.waiting', id: 'x', createdAt, number: 0, count: 21 } as const
    const mail = createSuspectsMail(event, settings, 'ventas@example.com')
    const { headings, suspects } = ownerTexts
    expect(mail).toMatchObject({
      to: { name: '', address: 'ventas@example.com' },
      subject: headings['suspects.waiting'],
    })
    for (const part of [suspects.intro, `${suspects.count}: 21`, '--accept ID', '--discard ID']) {
      expect(mail.text).toContain(part)
    }
  })

  it.each([
    ['Europe/Madrid', 'jueves, 26 de noviembre de 2026, 18:00 (Madrid)'],
    ['Asia/Tokyo', 'viernes, 27 de noviembre de 2026, 02:00 (Tokio)'],
    ['America/Mexico_City', undefined],
    [undefined, undefined],
  ])('says when it is on a clock of the owner in %s', (ownerZone, expected) => {
    const timeZone = 'America/Mexico_City'
    const event = createBookingEvent({
      // The owner's mail is in Spanish.
      language: 'en',
      appointment: { date: '2026-11-26', time: '11:00', timeZone },
    })
    const { text } = createOwnerMail(event, { ...settings, ownerZone }, 'ventas@example.com')
    const [, found] = new RegExp(`${ownerTexts.ownTime}: (.*)`).exec(text) ?? []
    expect(found).toBe(expected)
  })

  it('leaves out empty fields', () => {
    const sender = { ...createMessageEvent().sender, company: '' }
    const mail = tellOwner(createMessageEvent({ sender }))
    expect(mail.text).not.toContain('Empresa')
  })
})

it.each([
  ['es', esTimeZones],
  ['en', enTimeZones],
] as const)('names the city of an appointment in %s, also in the subject', (language, names) => {
  const timeZone = 'America/Mexico_City'
  const appointment = { date: '2026-11-26', time: '11:00', timeZone }
  const mail = tellVisitor({ language, appointment })
  const city = formatTimeZone(timeZone, names)
  expect(mail.subject).toContain(`(${city})`)
  expect(mail.text).toContain(`${city} (UTC−06:00)`)
  expect(mail.text).not.toContain(timeZone)
})
