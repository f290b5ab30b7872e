import { escapeCalendarText } from '@/site/escape'
import { formatInstant } from './instant'
import moment from './moment'
import { slotMinutes } from './slots'
import type { Appointment, TimeZone } from './types'

/** An event of a calendar. Its instants are ISO 8601 in UTC. */
interface CalendarEvent {
  /** Permanent and unique, so that opening a file twice does not create two events. */
  readonly uid: string
  /** When it was written. */
  readonly stamp: string
  readonly start: string
  readonly end: string
  readonly title: string
  readonly description: string
  readonly status?: 'CONFIRMED' | 'CANCELLED'
}

/** Start and end of an appointment, ISO 8601 in UTC. */
export function getEventSpan(appointment: Appointment, minutes = slotMinutes) {
  const start = formatInstant(appointment)
  return { start, end: moment.utc(start).add(minutes, 'minutes').toISOString() }
}

/** `YYYYMMDDTHHmmssZ`, the UTC form of RFC 5545, which Google's links use too. */
const formatBasicUtc = (instant: string): string =>
  moment.utc(instant).format('YYYYMMDD[T]HHmmss[Z]')

/** Outlook shows '+' literally, so spaces are encoded as %20. */
const addQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

export const getGoogleCalendarUrl = (event: CalendarEvent, timeZone: TimeZone): string =>
  addQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${formatBasicUtc(event.start)}/${formatBasicUtc(event.end)}`,
    details: event.description,
    ctz: timeZone,
  })

export const getOutlookCalendarUrl = (event: CalendarEvent): string =>
  addQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.start,
    enddt: event.end,
    body: event.description,
  })

const lineBreak = '\r\n'
const maxOctets = 75

const encoder = new TextEncoder()

/**
 * Splits a content line into pieces of at most 75 octets, never within a character (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += `${lineBreak} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** An iCalendar file (RFC 5545) with these content lines. */
export const formatCalendar = (method: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Demo booking//Website//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => foldLine(line) + lineBreak)
    .join('')

/** The permanent id of a demo in calendars (RFC 5545, UID). `site` is its host. */
export const getDemoUid = (number: number, site: string): string => `demo-${number}@${site}`

/** The content lines of an event (RFC 5545), in UTC, which needs no time-zone rules, and further ones. */
export const formatEvent = (event: CalendarEvent, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeCalendarText(event.uid)}`,
  `DTSTAMP:${formatBasicUtc(event.stamp)}`,
  `DTSTART:${formatBasicUtc(event.start)}`,
  `DTEND:${formatBasicUtc(event.end)}`,
  `SUMMARY:${escapeCalendarText(event.title)}`,
  `DESCRIPTION:${escapeCalendarText(event.description)}`,
  ...more,
  `STATUS:${event.status ?? 'CONFIRMED'}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]
