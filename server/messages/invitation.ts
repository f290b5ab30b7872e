import type { Mailbox } from '@/contactService/schemas/email'
import { formatBasicUtc, getEventSpan } from '@/features/booking/domain/calendarEvent'
import { formatCalendar } from '@/features/booking/domain/icsFile'
import { fillIn } from '@/i18n/fillIn'
import { escapeCalendarText } from '@/site/escape'
import { getDemoUid } from '../calendar/demoUid'
import type { BookingEvent } from './events'
import { visitorTexts } from './texts'

export interface InvitationOptions {
  readonly brand: string
  /** Hostname of the site: part of the event's permanent id. */
  readonly site: string
  /** Who invites. */
  readonly organizer: Mailbox
  /** Link to the video meeting, if known. */
  readonly meetingUrl?: string | undefined
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** A parameter value in quotes, which may hold none itself (RFC 5545, 3.2). */
const quote = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`

/** The link to an address, whose signs must not separate others from it (RFC 6068, section 2). */
const formatLink = (address: string) =>
  `mailto:${encodeURI(address).replace(/[#&/=?]/g, encodeURIComponent)}`

/**
 * The appointment as an invitation that calendars take as a meeting (RFC 5546). A later invitation
 * with the same UID and a higher SEQUENCE changes or cancels it.
 */
export function createInvitation(event: BookingEvent, options: InvitationOptions): Invitation {
  const { brand, site, organizer, meetingUrl } = options
  const method = event.type === 'booking.cancelled' ? 'CANCEL' : 'REQUEST'
  const { title, description } = visitorTexts[event.language].event
  const values = { brand, number: String(event.number) }
  const summary = fillIn(title, values)
  const { start, end } = getEventSpan({ appointment: event.appointment })
  const content = formatCalendar(method, [
    'BEGIN:VEVENT',
    `UID:${escapeCalendarText(getDemoUid(event.number, site))}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatBasicUtc(event.createdAt)}`,
    `DTSTART:${formatBasicUtc(start)}`,
    `DTEND:${formatBasicUtc(end)}`,
    `SUMMARY:${escapeCalendarText(summary)}`,
    `DESCRIPTION:${escapeCalendarText(fillIn(description, values))}`,
    ...(meetingUrl === undefined ? [] : [`LOCATION:${escapeCalendarText(meetingUrl)}`]),
    `ORGANIZER${organizer.name === '' ? '' : `;CN=${quote(organizer.name)}`}:${formatLink(organizer.address)}`,
    `ATTENDEE;CN=${quote(event.sender.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${formatLink(event.sender.email)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
  return { method, content }
}
