import { languages } from '@/site/language'
import { texts } from '@/testing/texts'
import { isKnownTimeZone } from './instant'
import {
  commonTimeZones,
  describeTimeZone,
  formatOffset,
  formatTimeZone,
  type TimeZoneNames,
} from './timeZones'
import { getAllTimeZones } from './searchTimeZones'

it('the common zones are fifteen zones of the full list (R32)', () => {
  expect(commonTimeZones).toHaveLength(15)
  const listed = new Set(getAllTimeZones())
  expect(commonTimeZones.filter((zone) => !listed.has(zone))).toEqual([])
})

describe('getAllTimeZones', () => {
  it('contains current names and UTC, unique and sorted', () => {
    const zones = getAllTimeZones()
    expect(zones.length).toBeGreaterThan(400)
    expect(zones).toEqual([...new Set(zones)].sort())
    expect(zones).toEqual(
      expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'America/Indiana/Knox']),
    )
    expect(zones.filter((zone) => !isKnownTimeZone(zone))).toEqual([])
  })

  it('contains no outdated names', () => {
    const legacy = /^(?:Etc|US|Canada|Brazil|Chile|Mexico)\/|^(?!UTC$)[^/]+$/
    const former = ['Asia/Calcutta', 'Europe/Kiev', 'America/Buenos_Aires', 'Australia/ACT']
    const zones = getAllTimeZones()
    expect(zones.filter((zone) => legacy.test(zone) || former.includes(zone))).toEqual([])
  })
})

describe('formatOffset', () => {
  it.each([
    ['Europe/Madrid', '2026-07-16', 'UTC+02:00'],
    ['Europe/Madrid', '2026-11-26', 'UTC+01:00'],
    ['Europe/Madrid', '2026-03-29', 'UTC+02:00'],
    ['Europe/Madrid', '2026-10-25', 'UTC+01:00'],
    ['America/St_Johns', '2026-11-26', 'UTC−03:30'],
    ['America/Los_Angeles', '2026-07-16', 'UTC−07:00'],
    ['Asia/Kathmandu', '2026-11-26', 'UTC+05:45'],
    ['Pacific/Kiritimati', '2026-11-26', 'UTC+14:00'],
    ['UTC', '2026-11-26', 'UTC+00:00'],
  ])('of %s on %s is %s', (timeZone, date, expected) => {
    expect(formatOffset(timeZone, date)).toBe(expected)
  })
})

it.each([
  ['Europe/Madrid', 'Madrid', 'Madrid'],
  ['America/New_York', 'Nueva York', 'New York'],
  ['America/Bogota', 'Bogotá', 'Bogotá'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5', 'Etc/GMT+5'],
])('%s is %s in Spanish and %s in English (R64)', (timeZone, spanish, english) => {
  expect(formatTimeZone(timeZone, texts.es.time_zones)).toBe(spanish)
  expect(formatTimeZone(timeZone, texts.en.time_zones)).toBe(english)
})

it.each(languages)('in %s names zones of the list alone, each differently', (language) => {
  const names: TimeZoneNames = texts[language].time_zones
  const zones = getAllTimeZones()
  expect(Object.keys(names.cities).filter((zone) => !zones.includes(zone))).toEqual([])
  const inDatabase = { ...names, cities: {} }
  const isRepeated = (zone: string) => names.cities[zone] === formatTimeZone(zone, inDatabase)
  expect(zones.filter(isRepeated)).toEqual([])
  expect(new Set(zones.map((zone) => formatTimeZone(zone, names)))).toHaveProperty(
    'size',
    zones.length,
  )
})

it('describes a zone by city and offset', () => {
  const description = describeTimeZone('America/New_York', '2026-11-26', texts.es.time_zones)
  expect(description).toBe('Nueva York (UTC−05:00)')
})
