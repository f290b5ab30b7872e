/** @jest-environment jest-fixed-jsdom */
import { fillIn } from '@/i18n/fillIn'
import { createOwnerMail, createReminder, createVisitorMail } from './mails'
import { createBookingEvent, mailSettings as settings } from './testing/events'
import { visitorTexts } from './texts'

const types = ['booking.created', 'booking.changed', 'booking.cancelled'] as const

describe('the HTML of a mail', () => {
  const meetingUrl = 'https://meet.example.com/demo'
  const getButtons = (html: string) => html.match(/<a href="[^"]+" class="button"/g)
  const listParagraphs = (html: string) => [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p'),
  ]

  it.each(types)('about %s has one button', (type) => {
    const event = createBookingEvent({ type })
    expect(getButtons(createVisitorMail(event, settings).html)).toHaveLength(1)
    expect(getButtons(createVisitorMail(event, { ...settings, meetingUrl }).html)).toHaveLength(1)
  })

  it('leads on from a cancelled demo to a new one', () => {
    const event = createBookingEvent({ type: 'booking.cancelled' })
    expect(getButtons(createVisitorMail(event, settings).html)).toEqual([
      expect.stringContaining('href="https://www.example.com/agendar-demo"'),
    ])
  })

  it.each(types)('about %s ends with why the reader gets it, outside the card', (type) => {
    const { html, text } = createVisitorMail(createBookingEvent({ type }), settings)
    const reason = fillIn(visitorTexts.es.reason, { site: 'www.example.com' })
    expect(text.endsWith(`${reason}\n`)).toBe(true)
    const notes = listParagraphs(html).filter((note) => note.textContent === reason)
    expect(notes.map((note) => note.closest('.card, .inside') !== null)).toEqual([false])
  })

  it('begins a date that stands alone with a capital', () => {
    const appointment = { date: '2026-11-26', time: '11:00', timeZone: 'America/Mexico_City' }
    const { html, text } = createVisitorMail(createBookingEvent({ appointment }), settings)
    expect(html).toContain('>Jueves, 26\u00a0de\u00a0noviembre de\u00a02026<')
    expect(text).toContain(': jueves, 26 de noviembre de 2026')
  })

  it('strikes out the time of a cancelled demo alone', () => {
    const isStruck = (type: (typeof types)[number]) =>
      createVisitorMail(createBookingEvent({ type }), settings).html.includes('line-through')
    expect(types.filter(isStruck)).toEqual(['booking.cancelled'])
  })

  it('sets a note of several lines in normal weight, and other values in bold', () => {
    const event = createBookingEvent()
    const { html } = createOwnerMail(event, settings, 'ventas@example.com')
    const getWeight = (value: string) =>
      listParagraphs(html).find(({ textContent }) => textContent === value)?.style.fontWeight
    expect(getWeight(event.sender.name)).toBe('600')
    expect(getWeight(event.note)).toBe('400')
  })

  it.each([
    ['a name', 60],
    ['the address, in place of a text that is no name,', 61],
  ])('breaks %s where it is wider than a phone', (_what, length) => {
    const example = createBookingEvent()
    const name = 'x'.repeat(length)
    const email = `${name}@example.com`
    const event = { ...example, sender: { ...example.sender, name, email } }
    for (const { html } of [
      createVisitorMail(event, settings),
      createReminder(event, settings),
      createOwnerMail(event, settings, 'ventas@example.com'),
    ]) {
      const typed = listParagraphs(html).filter((p) => p.textContent.includes(name))
      expect(typed).not.toEqual([])
      expect(typed.filter((p) => !p.closest('[style*="overflow-wrap: anywhere"]'))).toEqual([])
    }
  })

  it('brings along each picture that it shows, and loads nothing', () => {
    for (const mail of [
      createVisitorMail(createBookingEvent(), settings),
      createOwnerMail(createBookingEvent(), settings, 'ventas@example.com'),
    ]) {
      const shown = [...mail.html.matchAll(/ src="([^"]+)"/g)].map(([, url]) => url)
      expect(mail.attachments?.map(({ cid }) => `cid:${cid}`)).toEqual(shown)
      expect(mail.html).not.toMatch(/url\(|<link|@import/)
    }
  })

  it('is small enough to be shown whole by those that cut off long mails', () => {
    const { html } = createVisitorMail(createBookingEvent(), { ...settings, meetingUrl })
    expect(html.length).toBeLessThan(20_000)
  })
})
