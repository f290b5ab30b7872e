import { getCurrentTimeZone } from './renamedTimeZones'
import { getAllTimeZones } from './searchTimeZones'

describe('getCurrentTimeZone', () => {
  it.each([
    ['Europe/Madrid', 'Europe/Madrid'],
    ['America/Bogota', 'America/Bogota'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    [undefined, 'Europe/Madrid'],
    ['', 'Europe/Madrid'],
    ['constructor', 'constructor'],
  ])('of %j is %s', (guess, expected) => {
    expect(getCurrentTimeZone(guess)).toBe(expected)
  })

  it('maps every zone of the browser to one in the list', () => {
    const listed = new Set(getAllTimeZones())
    const guesses = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))
    expect(guesses.length).toBeGreaterThan(400)
    const unlisted = guesses.filter((guess) => !listed.has(getCurrentTimeZone(guess)))
    expect(unlisted.filter((zone) => !zone.startsWith('Etc/'))).toEqual([])
  })
})
