import { formatInstant } from './conversion'
import moment from './moment'
import { slotMinutes } from './slots'
import type { Appointment } from './types'

/** What a visitor's own calendar is told of the appointment. */
export interface CalendarEvent {
  readonly appointment: Appointment
  readonly title: string
  readonly description: string
}

/** When the event starts and ends, ISO 8601 in UTC. */
export function eventSpan({ appointment }: CalendarEvent): { start: string; end: string } {
  const start = formatInstant(appointment)
  return { start, end: moment.utc(start).add(slotMinutes, 'minutes').toISOString() }
}

/** `YYYYMMDDTHHmmssZ`, the UTC form of RFC 5545, which Google's links use too. */
export const basicUtc = (instant: string): string =>
  moment.utc(instant).format('YYYYMMDD[T]HHmmss[Z]')
