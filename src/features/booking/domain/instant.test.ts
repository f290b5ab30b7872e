import { convertTime, formatInstant, getInstant, isKnownTimeZone } from './instant'

const isoInstant = (date: string, time: string, timeZone: string) => {
  const instant = getInstant(date, time, timeZone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('getInstant', () => {
  it.each([
    ['2026-11-26', '09:00', 'Europe/Madrid', '2026-11-26T08:00:00.000Z'],
    ['2026-07-16', '09:00', 'Europe/Madrid', '2026-07-16T07:00:00.000Z'],
    ['2026-11-26', '09:00:30', 'UTC', '2026-11-26T09:00:30.000Z'],
    ['2026-11-26', '09:00', 'Asia/Kolkata', '2026-11-26T03:30:00.000Z'],
    ['2026-11-26', '09:00', 'Asia/Kathmandu', '2026-11-26T03:15:00.000Z'],
    ['2026-11-26', '09:00', 'Australia/Adelaide', '2026-11-25T22:30:00.000Z'],
    ['2026-11-26', '09:00', 'America/St_Johns', '2026-11-26T12:30:00.000Z'],
    ['2026-11-26', '17:00', 'America/Los_Angeles', '2026-11-27T01:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, timeZone, expected) => {
    expect(isoInstant(date, time, timeZone)).toBe(expected)
  })

  it.each([
    ['2026-03-29', '02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
    ['2026-09-06', '00:15', 'America/Santiago', '2026-09-06T04:15:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('moves the skipped %s %s in %s on to %s', (date, time, timeZone, expected) => {
    expect(isoInstant(date, time, timeZone)).toBe(expected)
  })

  it.each([
    ['2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    ['2026-04-04', '23:30', 'America/Santiago', '2026-04-05T02:30:00.000Z'],
  ])('takes the first of the repeated %s %s in %s, %s', (date, time, timeZone, expected) => {
    expect(isoInstant(date, time, timeZone)).toBe(expected)
  })

  it.each([
    ['', '09:00', 'UTC'],
    ['2026-02-30', '09:00', 'UTC'],
    ['26/11/2026', '09:00', 'UTC'],
    ['2026-11-26', '', 'UTC'],
    ['2026-11-26', '25:00', 'UTC'],
    ['2026-11-26', '9 am', 'UTC'],
    ['2026-11-26', '09:00', 'Mars/Olympus'],
    ['2026-11-26', '09:00', ''],
  ])('returns undefined for %j %j %j', (date, time, timeZone) => {
    expect(getInstant(date, time, timeZone)).toBeUndefined()
  })
})

it('knows which zones exist', () => {
  expect(
    ['Europe/Madrid', 'UTC', 'Asia/Calcutta', 'Mars/Olympus', ''].map(isKnownTimeZone),
  ).toEqual([true, true, true, false, false])
})

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
    expect(convertTime({ date, time, timeZone: from }, to)).toEqual({
      date: newDate,
      time: newTime,
    })
  })

  it.each([
    ['2026-11-26', '09:00', 'Mars/Olympus', 'UTC'],
    ['2026-11-26', '09:00', 'Europe/Madrid', 'Mars/Olympus'],
    ['2026-11-26', 'nine', 'UTC', 'Europe/Madrid'],
    ['', '09:00', 'UTC', 'Europe/Madrid'],
  ])('keeps %j %j from %s to %s', (date, time, from, to) => {
    expect(convertTime({ date, time, timeZone: from }, to)).toEqual({ date, time })
  })
})
