import { escapeCalendarText } from '@/site/escape'
import { formatBasicUtc, getEventSpan, type CalendarEvent } from './calendarEvent'

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

export interface IcsFileParts extends CalendarEvent {
  /** Permanent and unique, so that opening the file twice does not create two events. */
  readonly uid: string
  /** When the file was created: ISO 8601 in UTC. */
  readonly stamp: string
}

/**
 * The appointment as an iCalendar file (RFC 5545), in UTC, so that the file needs no time-zone
 * rules.
 */
export function createIcsFile(parts: IcsFileParts): string {
  const { start, end } = getEventSpan(parts)
  return formatCalendar('PUBLISH', [
    'BEGIN:VEVENT',
    `UID:${escapeCalendarText(parts.uid)}`,
    `DTSTAMP:${formatBasicUtc(parts.stamp)}`,
    `DTSTART:${formatBasicUtc(start)}`,
    `DTEND:${formatBasicUtc(end)}`,
    `SUMMARY:${escapeCalendarText(parts.title)}`,
    `DESCRIPTION:${escapeCalendarText(parts.description)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
}
