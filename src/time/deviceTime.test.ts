import { getDeviceTimeZone, getToday } from './deviceTime'

describe('the time zone of the device', () => {
  const report = (timeZone: string | undefined) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  }

  afterEach(() => {
    jest.restoreAllMocks()
  })

  it.each(['America/Bogota', 'Europe/Kiev', 'Asia/Calcutta', 'UTC'])('is %s', (name) => {
    report(name)
    expect(getDeviceTimeZone()).toBe(name)
  })

  it.each([undefined, '', '+02:00', 'Etc/Unknown', 'Nowhere/At_All'])(
    'is unknown if the browser reports %j',
    (name) => {
      report(name)
      expect(getDeviceTimeZone()).toBeUndefined()
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
    expect(getToday(timeZone, new Date(now))).toBe(date)
  })

  it('is the date of the device if no zone is given', () => {
    // Uses the machine's time zone, which `npm run test:zones` varies.
    const evening = new Date(2026, 10, 24, 23, 59)
    const morning = new Date(2026, 10, 25, 0, 1)
    expect([getToday(undefined, evening), getToday(undefined, morning)]).toEqual([
      '2026-11-24',
      '2026-11-25',
    ])
  })
})
