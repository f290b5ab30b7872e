import { getAllTimeZones, searchTimeZones } from './searchTimeZones'
import { commonTimeZones, formatTimeZone } from './timeZones'

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
  ['buenos aires (america, argentina)', ['America/Argentina/Buenos_Aires']],
  ['madrid (europe)', ['Europe/Madrid']],
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
  ['+1', ['Europe/Madrid', 'Pacific/Kiritimati']],
  ['atlantis', []],
])('%j finds %j', (query, expected) => {
  expect(searchTimeZones(zones, query, '2026-11-26')).toEqual(expected)
})

it('looks at the offset of the chosen date', () => {
  expect(searchTimeZones(zones, '+02:00', '2026-07-16')).toEqual(['Europe/Madrid'])
  expect(searchTimeZones(zones, '+02:00', '2026-11-26')).toEqual([])
})

describe('among all zones', () => {
  // As the picker lists them.
  const listed = [...new Set([...commonTimeZones, ...getAllTimeZones()])]
  const find = (query: string) => searchTimeZones(listed, query, '2026-11-26')

  it.each([
    ['Chile', 'America/Santiago'],
    ['España', 'Atlantic/Canary'],
    ['CET', 'Europe/Paris'],
    ['PST', 'America/Los_Angeles'],
    ['Los Angeles (America)', 'America/Los_Angeles'],
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

  it('a whole label or name finds each first', () => {
    const zones = getAllTimeZones()
    expect(zones.filter((zone) => find(formatTimeZone(zone))[0] !== zone)).toEqual([])
    expect(zones.filter((zone) => find(zone.toLowerCase())[0] !== zone)).toEqual([])
  })
})
