import { isKnownTimeZone } from './instant'
import { commonTimeZones, formatOffset, formatTimeZone } from './timeZones'
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
  ['Europe/Madrid', 'Madrid (Europe)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (America, Argentina)'],
  ['America/New_York', 'New York (America)'],
  ['UTC', 'UTC'],
])('%s reads %s', (timeZone, expected) => {
  expect(formatTimeZone(timeZone)).toBe(expected)
})
