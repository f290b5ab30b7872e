import { readEmail } from '@/contactService/schemas/email'
import { createInvitation } from './invitation'
import { createBookingEvent, mailSettings } from './testing/events'

const options = {
  ...mailSettings,
  organizer: { name: 'Conversalia', address: 'hola@example.com' },
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
      'SUMMARY:Demo con Conversalia',
      'ORGANIZER;CN="Conversalia":mailto:hola@example.com',
      'ATTENDEE;CN="Lucía Fernández";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:lucia@example.com',
      'STATUS:CONFIRMED',
    ]),
  )
})

it('names the visitor’s address as it is, and no other one that a link could mean', () => {
  const email = "o'neill+a%2Cvictim?cc=eve&x#@example.com"
  const { sender } = createBookingEvent()
  const attendee = getLines(createBookingEvent({ sender: { ...sender, email } }), options)
    .find((line) => line.startsWith('ATTENDEE'))
    ?.replace(/^.*:mailto:/, '')
  expect(attendee).toBe("o'neill+a%252Cvictim%3Fcc%3Deve%26x%23@example.com")
  expect(readEmail(`mailto:${attendee}`)).toBe(email)
})

it('is changed and cancelled under the same id', () => {
  const changed = getLines(createBookingEvent({ type: 'booking.changed', sequence: 1 }), options)
  expect(changed).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', 'UID:demo-33@www.example.com', 'SEQUENCE:1']),
  )
  const cancelled = createBookingEvent({ type: 'booking.cancelled', sequence: 2 })
  expect(getLines(cancelled, options)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  )
})

it('has the link of the meeting as its place', () => {
  const meetingUrl = 'https://meet.example.com/demo'
  expect(getLines(createBookingEvent(), { ...options, meetingUrl })).toContain(
    'LOCATION:https://meet.example.com/demo',
  )
})

it('has no line from a visitor’s name', () => {
  const name = 'Ana "Nita"\r\nORGANIZER:mailto:eve@example.com'
  const event = createBookingEvent({ sender: { ...createBookingEvent().sender, name } })
  const { content } = createInvitation(event, options)
  expect(content.split('\r\n').filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(1)
})
