import { dateIn, timeZoneOf } from './today'

describe('the visitor’s zone', () => {
  it.each(['America/Bogota', 'Europe/Kiev', 'Asia/Calcutta', 'UTC'])('is %s', (guess) => {
    expect(timeZoneOf(guess)).toBe(guess)
  })

  it.each([undefined, '', '+02:00', 'Etc/Unknown', 'Nowhere/At_All'])(
    'is Europe/Madrid where the browser reports %j',
    (guess) => {
      expect(timeZoneOf(guess)).toBe('Europe/Madrid')
    },
  )
})

describe('today', () => {
  it.each([
    ['2026-11-24T09:00:00Z', 'Europe/Madrid', '2026-11-24'],
    ['2026-11-24T22:59:59.999Z', 'Europe/Madrid', '2026-11-24'],
    ['2026-11-24T23:00:00Z', 'Europe/Madrid', '2026-11-25'],
    ['2026-11-25T04:59:00Z', 'America/Bogota', '2026-11-24'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
    ['2027-01-01T05:00:00Z', 'America/Los_Angeles', '2026-12-31'],
    // The days on which the clock goes forward and back.
    ['2026-03-29T22:30:00Z', 'Europe/Madrid', '2026-03-30'],
    ['2026-10-24T22:30:00Z', 'Europe/Madrid', '2026-10-25'],
  ])('at %s in %s is %s (R37)', (now, timeZone, date) => {
    expect(dateIn(timeZone, new Date(now))).toBe(date)
  })
})
