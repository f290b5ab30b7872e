import { formatInstant } from './instant'
import moment from './moment'
import { slotMinutes } from './slots'
import type { Appointment } from './types'

/** The appointment as an event for the visitor's own calendar. */
export interface CalendarEvent {
  readonly appointment: Appointment
  readonly title: string
  readonly description: string
}

/** Start and end of the event, ISO 8601 in UTC. */
export function getEventSpan({ appointment }: Pick<CalendarEvent, 'appointment'>): {
  start: string
  end: string
} {
  const start = formatInstant(appointment)
  return { start, end: moment.utc(start).add(slotMinutes, 'minutes').toISOString() }
}

/** `YYYYMMDDTHHmmssZ`, the UTC form of RFC 5545, which Google's links use too. */
export const formatBasicUtc = (instant: string): string =>
  moment.utc(instant).format('YYYYMMDD[T]HHmmss[Z]')

/** Outlook shows '+' literally, so spaces are encoded as %20. */
const addQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** URL that opens Google Calendar with the event filled in. */
export function getGoogleCalendarUrl(event: CalendarEvent): string {
  const { start, end } = getEventSpan(event)
  return addQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${formatBasicUtc(start)}/${formatBasicUtc(end)}`,
    details: event.description,
    ctz: event.appointment.timeZone,
  })
}

/** URL that opens Outlook's web calendar with the event filled in. */
export function getOutlookCalendarUrl(event: CalendarEvent): string {
  const { start, end } = getEventSpan(event)
  return addQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: end,
    body: event.description,
  })
}
