import { convertTime, formatInstant } from './conversion'

describe('formatInstant', () => {
  it.each([
    ['2026-11-26', '09:00', 'Europe/Madrid', '2026-11-26T08:00:00.000Z'],
    ['2026-11-26', '17:00', 'America/Los_Angeles', '2026-11-27T01:00:00.000Z'],
    ['2026-11-26', '09:00', 'Pacific/Auckland', '2026-11-25T20:00:00.000Z'],
    ['2026-09-06', '09:00', 'America/Santiago', '2026-09-06T12:00:00.000Z'],
  ])('of %s %s in %s is %s', (date, time, timeZone, expected) => {
    expect(formatInstant({ date, time, timeZone })).toBe(expected)
  })

  it('throws for an invalid appointment', () => {
    const appointment = { date: '2026-11-31', time: '09:00', timeZone: 'UTC' }
    expect(() => formatInstant(appointment)).toThrow(RangeError)
  })
})

describe('convertTime', () => {
  it.each([
    ['Europe/Madrid', 'America/Bogota', '2026-11-26', '09:00', '2026-11-26', '03:00'],
    ['America/Los_Angeles', 'Pacific/Auckland', '2026-11-26', '17:00', '2026-11-27', '14:00'],
    ['Pacific/Auckland', 'America/Los_Angeles', '2026-11-26', '09:00', '2026-11-25', '12:00'],
    ['Asia/Kathmandu', 'America/St_Johns', '2026-11-26', '09:00', '2026-11-25', '23:45'],
    ['Europe/Madrid', 'America/Los_Angeles', '2026-10-26', '17:00', '2026-10-26', '09:00'],
    ['UTC', 'UTC', '2026-11-26', '09:00', '2026-11-26', '09:00'],
  ])('from %s to %s: %s %s is %s %s', (from, to, date, time, newDate, newTime) => {
    expect(convertTime(date, time, from, to)).toEqual({ date: newDate, time: newTime })
  })

  it.each([
    ['2026-11-26', '09:00', 'Mars/Olympus', 'UTC'],
    ['2026-11-26', '09:00', 'Europe/Madrid', 'Mars/Olympus'],
    ['2026-11-26', 'nine', 'UTC', 'Europe/Madrid'],
    ['', '09:00', 'UTC', 'Europe/Madrid'],
  ])('keeps %j %j from %s to %s', (date, time, from, to) => {
    expect(convertTime(date, time, from, to)).toEqual({ date, time })
  })
})
