import { formatInstant } from './conversion'
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
