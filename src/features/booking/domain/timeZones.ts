import { defaultTimeZone } from '@/time/deviceTime'
import moment from './moment'
import type { IsoDate, TimeZone } from './types'

/** The zones that the picker shows after the device's (requirements R32). */
export const commonTimeZones: readonly TimeZone[] = [
  defaultTimeZone,
  'Atlantic/Canary',
  'Europe/London',
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Bogota',
  'America/Lima',
  'America/Caracas',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Montevideo',
]

/** The UTC offset of a zone at noon of a date, for example 'UTC+02:00' or 'UTC−03:30'. */
export function formatOffset(timeZone: TimeZone, date: IsoDate): string {
  const offset = moment.tz(`${date} 12:00`, 'YYYY-MM-DD HH:mm', timeZone).format('Z')
  return `UTC${offset.replace('-', '\u2212')}`
}

/** The names of time zones in a language, as the content has them. */
export interface TimeZoneNames {
  /** By time zone, where the city's name differs from that of the tz database. */
  readonly cities: Readonly<Record<string, string>>
  /** By region and abbreviation, for example 'America/EST': 'hora del este'. */
  readonly hours: Readonly<Record<string, string>>
}

/** The city of a zone, for example 'Nueva York'; a zone that has none, such as 'Etc/GMT+5', keeps its name. */
export function formatTimeZone(timeZone: TimeZone, { cities }: TimeZoneNames): string {
  if (Object.hasOwn(cities, timeZone)) return cities[timeZone] ?? timeZone
  return timeZone.startsWith('Etc/') ? timeZone : timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
}

/** For example 'Nueva York (UTC−05:00)'. */
export const describeTimeZone = (timeZone: TimeZone, date: IsoDate, names: TimeZoneNames): string =>
  `${formatTimeZone(timeZone, names)} (${formatOffset(timeZone, date)})`
