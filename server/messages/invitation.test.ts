import { readEmail } from '@/contactService/schemas/email'
import { siteConfig } from '@/site/siteConfig'
import { createInvitation } from './invitation'
import { createBookingEvent, mailSettings } from './testing/events'

const options = {
  ...mailSettings,
  organizer: { name: 'Conversalia', address: 'hola@example.com' },
  attendee: { name: 'Lucía Fernández', address: 'lucia@example.com' },
}

const getLines = (...parts: Parameters<typeof createInvitation>) =>
  createInvitation(...parts)
    .content.replace(/\r\n /g, '')
    .split('\r\n')

it('invites the visitor to a meeting of one hour, in UTC', () => {
  expect(getLines(createBookingEvent(), options)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:demo-33@www.example.com',
      'SEQUENCE:0',
      'DTSTART:20261126T150000Z',
      'DTEND:20261126T160000Z',
      `SUMMARY:Demo con ${siteConfig.brand}`,
      'ORGANIZER;CN="Conversalia":mailto:hola@example.com',
      'ATTENDEE;CN="Lucía Fernández";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:lucia@example.com',
      'STATUS:CONFIRMED',
    ]),
  )
})

it('names the visitor’s address as it is, and no other one that a link could mean', () => {
  const address = "o'neill+a%2Cvictim?cc=eve&x#@example.com"
  const written = getLines(createBookingEvent(), { ...options, attendee: { name: '', address } })
    .find((line) => line.startsWith('ATTENDEE'))
    ?.replace(/^.*:mailto:/, '')
  expect(written).toBe("o'neill+a%252Cvictim%3Fcc%3Deve%26x%23@example.com")
  expect(readEmail(`mailto:${written}`)).toBe(address)
})

it('is changed and cancelled under the same id', () => {
  const id = 'UID:demo-33@www.example.com'
  const changed = createBookingEvent({ type: 'booking.changed', sequence: 1 })
  const cancelled = createBookingEvent({ type: 'booking.cancelled', sequence: 2 })
  for (const [event, ...expected] of [
    [changed, id, 'METHOD:REQUEST', 'SEQUENCE:1'],
    [cancelled, id, 'METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'],
  ] as const) {
    expect(getLines(event, options)).toEqual(expect.arrayContaining(expected))
  }
})

it('has the link of the meeting as its place', () => {
  const meetingUrl = 'https://meet.example.com/demo'
  const lines = getLines(createBookingEvent(), { ...options, meetingUrl })
  expect(lines).toContain(`LOCATION:${meetingUrl}`)
})

it('has no line from a visitor’s name', () => {
  const name = 'Ana "Nita"\r\nORGANIZER:mailto:eve@example.com'
  const attendee = { ...options.attendee, name }
  const { content } = createInvitation(createBookingEvent(), { ...options, attendee })
  expect(content.split('\r\n').filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(1)
})
