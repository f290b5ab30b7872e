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

/** For example 'Buenos Aires (America, Argentina)'; a zone without a region keeps its name. */
export function formatTimeZone(timeZone: TimeZone): string {
  const [city = '', ...regions] = timeZone.replaceAll('_', ' ').split('/').reverse()
  return regions.length === 0 ? city : `${city} (${regions.reverse().join(', ')})`
}
