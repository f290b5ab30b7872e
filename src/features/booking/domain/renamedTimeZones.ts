import { defaultTimeZone } from '@/time/deviceTime'
import type { TimeZone } from './types'

/**
 * Old names of time zones, which some browsers still report, to their current names. Without this
 * table the picker would list Asia/Calcutta beside Asia/Kolkata.
 */
const renamedTimeZones: ReadonlyMap<string, TimeZone> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Etc/GMT', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['GMT', 'UTC'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** The zone that the browser reports, by its current name; Europe/Madrid without one (requirements, section 9). */
export const getCurrentTimeZone = (guess: string | undefined): TimeZone =>
  guess ? (renamedTimeZones.get(guess) ?? guess) : defaultTimeZone
