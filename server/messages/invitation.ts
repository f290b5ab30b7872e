import type { Mailbox } from '@/contactService/schemas/email'
import {
  formatBasicUtc,
  getEventSpan,
  formatCalendar,
} from '@/features/booking/domain/calendarEvent'
import { fillIn } from '@/i18n/fillIn'
import { escapeCalendarText } from '@/site/escape'
import type { BookingEvent } from './events'
import { visitorTexts } from './texts'

/** The permanent id of a demo in calendars (RFC 5545, UID). `site` is the hostname of the site. */
export const getDemoUid = (number: number, site: string): string => `demo-${number}@${site}`

export const isDemoUid = (uid: string, site: string): boolean =>
  /^demo-\d+@/.test(uid) && uid.slice(uid.indexOf('@') + 1) === site

interface DemoEvent {
  readonly uid: string
  readonly sequence: number
  /** Instants in ISO 8601. */
  readonly stamp: string
  readonly start: string
  readonly end: string
  readonly summary: string
  readonly description: string
  /** Empty for none. */
  readonly location: string
  readonly status: 'CONFIRMED' | 'CANCELLED'
}

/** The content lines of a demo in a calendar (RFC 5545), and further ones. */
export const formatEvent = (event: DemoEvent, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeCalendarText(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${formatBasicUtc(event.stamp)}`,
  `DTSTART:${formatBasicUtc(event.start)}`,
  `DTEND:${formatBasicUtc(event.end)}`,
  `SUMMARY:${escapeCalendarText(event.summary)}`,
  `DESCRIPTION:${escapeCalendarText(event.description)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escapeCalendarText(event.location)}`]),
  ...more,
  `STATUS:${event.status}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]

interface InvitationOptions {
  readonly brand: string
  /** Hostname of the site: part of the event's permanent id. */
  readonly site: string
  /** Who invites. */
  readonly organizer: Mailbox
  /** Link to the video meeting; empty if it is not known. */
  readonly meetingUrl: string
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** The name of a person as a parameter in quotes, which may hold none itself (RFC 5545, 3.2). */
const formatName = (name: string) => (name === '' ? '' : `;CN="${name.replace(/["\p{Cc}]/gu, '')}"`)

/** The link to an address, whose signs must not separate others from it (RFC 6068). */
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
  const content = formatCalendar(
    method,
    formatEvent(
      {
        uid: getDemoUid(event.number, site),
        sequence: event.sequence,
        stamp: event.createdAt,
        ...getEventSpan(event.appointment),
        summary: fillIn(title, values),
        description: fillIn(description, values),
        location: meetingUrl,
        status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      },
      [
        `ORGANIZER${formatName(organizer.name)}:${formatLink(organizer.address)}`,
        `ATTENDEE${formatName(event.sender.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${formatLink(event.sender.email)}`,
      ],
    ),
  )
  return { method, content }
}
