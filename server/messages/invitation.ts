import type { Mailbox } from '@/contactService/schemas/email'
import {
  formatCalendar,
  formatEvent,
  getDemoUid,
  getEventSpan,
} from '@/features/booking/domain/calendarEvent'
import { fillIn } from '@/i18n/fillIn'
import { escapeCalendarText } from '@/site/escape'
import { siteConfig } from '@/site/siteConfig'
import type { BookingEvent } from './events'
import { visitorTexts } from './texts'

export const isDemoUid = (uid: string, site: string): boolean =>
  /^demo-\d+@/.test(uid) && uid.slice(uid.indexOf('@') + 1) === site

/** The line with the link to the video meeting; none if it is empty. */
export const formatLocation = (meetingUrl: string): string[] =>
  meetingUrl === '' ? [] : [`LOCATION:${escapeCalendarText(meetingUrl)}`]

interface InvitationOptions {
  /** Public origin of the site, whose hostname is part of the event's permanent id. */
  readonly siteUrl: string
  /** Who invites. */
  readonly organizer: Mailbox
  /** Who is invited. */
  readonly attendee: Mailbox
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
  const { siteUrl, organizer, attendee, meetingUrl } = options
  const method = event.type === 'booking.cancelled' ? 'CANCEL' : 'REQUEST'
  const { title, description } = visitorTexts[event.language].event
  const values = { brand: siteConfig.brand, number: String(event.number) }
  const content = formatCalendar(
    method,
    formatEvent(
      {
        uid: getDemoUid(event.number, new URL(siteUrl).host),
        stamp: event.createdAt,
        ...getEventSpan(event.appointment, event.minutes),
        title: fillIn(title, values),
        description: fillIn(description, values),
        status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      },
      [
        `SEQUENCE:${event.sequence}`,
        ...formatLocation(meetingUrl),
        `ORGANIZER${formatName(organizer.name)}:${formatLink(organizer.address)}`,
        `ATTENDEE${formatName(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${formatLink(attendee.address)}`,
      ],
    ),
  )
  return { method, content }
}
