import { languages, type Language } from '@/site/language'
import { texts } from '@/testing/texts'
import { createTimeZoneSearch, getAllTimeZones } from './searchTimeZones'
import { commonTimeZones, formatTimeZone } from './timeZones'

const search = createTimeZoneSearch('2026', texts.es.time_zones)

const zones = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/Argentina/Buenos_Aires',
  'America/St_Johns',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
]

it.each([
  ['', zones],
  ['madrid', ['Europe/Madrid']],
  ['  MADRID ', ['Europe/Madrid']],
  ['new york', ['America/New_York']],
  ['New_York', ['America/New_York']],
  ['búenos aires', ['America/Argentina/Buenos_Aires']],
  ['buenos aires', ['America/Argentina/Buenos_Aires']],
  ['nueva york', ['America/New_York']],
  ['españa', ['Europe/Madrid']],
  ['Spain', ['Europe/Madrid']],
  ['estados unidos', ['America/New_York']],
  ['India', ['Asia/Kolkata']],
  ['cet', ['Europe/Madrid']],
  ['CEST', ['Europe/Madrid']],
  ['EST', ['America/New_York']],
  ['IST', ['Asia/Kolkata']],
  ['america/', ['America/New_York', 'America/Argentina/Buenos_Aires', 'America/St_Johns']],
  ['utc', ['UTC']],
  ['gmt', []],
  ['+5:30', ['Asia/Kolkata']],
  ['utc+05:30', ['Asia/Kolkata']],
  ['GMT +5', ['Asia/Kolkata']],
  ['-3', ['America/Argentina/Buenos_Aires', 'America/St_Johns']],
  ['−03:30', ['America/St_Johns']],
  ['ＧＭＴ　＋５：３０', ['Asia/Kolkata']],
  ['gmt\u00a0–3:30', ['America/St_Johns']],
  ['ＮＥＷ　ＹＯＲＫ', ['America/New_York']],
  ['new\u00a0yo\u200brk', ['America/New_York']],
  ['+1', ['Europe/Madrid', 'Pacific/Kiritimati']],
  ['atlantis', []],
])('%j finds %j', (query, expected) => {
  expect(search(zones, query, '2026-11-26')).toEqual(expected)
})

it('looks at the offset of the chosen date', () => {
  expect(search(zones, '+02:00', '2026-07-16')).toEqual(['Europe/Madrid'])
  expect(search(zones, '+02:00', '2026-11-26')).toEqual([])
})

describe('among all zones', () => {
  // As the picker lists them.
  const listed = [...new Set([...commonTimeZones, ...getAllTimeZones()])]
  const searches = {
    es: createTimeZoneSearch('2026', texts.es.time_zones),
    en: createTimeZoneSearch('2026', texts.en.time_zones),
  }
  const find = (query: string, language: Language = 'es') =>
    searches[language](listed, query, '2026-11-26')

  it.each([
    ['Chile', 'America/Santiago'],
    ['España', 'Atlantic/Canary'],
    ['CET', 'Europe/Paris'],
    ['PST', 'America/Los_Angeles'],
    ['UK', 'Europe/London'],
    ['US', 'Pacific/Honolulu'],
  ])('%j finds %s', (query, zone) => {
    expect(find(query)).toContain(zone)
  })

  it('puts those that an abbreviation names before those that contain it', () => {
    const found = find('EST')
    expect(found).toContain('Europe/Budapest')
    expect(found.indexOf('America/New_York')).toBeLessThan(found.indexOf('Europe/Budapest'))
  })

  it.each([
    ['li', 'America/Lima'],
    ['mad', 'Europe/Madrid'],
    ['san', 'America/Santiago'],
    ['york', 'America/New_York'],
    ['costa de marfil', 'Africa/Abidjan'],
    ['LI', 'America/Lima'],
    ['liechtenstein', 'Europe/Vaduz'],
    ['uk', 'Europe/London'],
    ['US', 'America/New_York'],
    ['cl', 'America/Santiago'],
  ])('%j finds %s first', (query, zone) => {
    expect(find(query)[0]).toBe(zone)
  })

  it.each([
    ['es', 'ciudad de mexico', 'America/Mexico_City'],
    ['es', 'nueva york', 'America/New_York'],
    ['es', 'New York', 'America/New_York'],
    ['es', 'bogota', 'America/Bogota'],
    ['es', 'hora del este', 'America/New_York'],
    ['es', 'hora oriental', 'America/New_York'],
    ['es', 'hora del pacifico', 'America/Los_Angeles'],
    ['es', 'hora de europa central', 'Europe/Madrid'],
    ['en', 'mexico city', 'America/Mexico_City'],
    ['en', 'bogota', 'America/Bogota'],
    ['en', 'eastern time', 'America/New_York'],
  ] as const)('in %s %j finds %s first (R64)', (language, query, zone) => {
    expect(find(query, language)[0]).toBe(zone)
  })

  it.each(languages)('a whole city in %s, or a name, finds each first', (language) => {
    const zones = getAllTimeZones()
    const isFirst = (query: string, zone: string) => find(query, language)[0] === zone
    const getCity = (zone: string) => formatTimeZone(zone, texts[language].time_zones)
    expect(zones.filter((zone) => !isFirst(getCity(zone), zone))).toEqual([])
    expect(zones.filter((zone) => !isFirst(zone.toLowerCase(), zone))).toEqual([])
  })
})
