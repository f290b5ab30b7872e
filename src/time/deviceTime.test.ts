import { getDeviceTimeZone, getToday } from './deviceTime'

describe('the time zone of the device', () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions()
  const mockOptions = () => jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const report = (timeZone: unknown) => {
    const options = { ...resolved, timeZone } as Intl.ResolvedDateTimeFormatOptions
    mockOptions().mockReturnValueOnce(options)
  }

  afterEach(() => {
    jest.restoreAllMocks()
  })

  it.each([
    ['America/Bogota', 'America/Bogota'],
    ['UTC', 'UTC'],
    ['Etc/GMT-3', 'Etc/GMT-3'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Brazil/East', 'America/Sao_Paulo'],
    ['Zulu', 'UTC'],
    ['europe/madrid', 'Europe/Madrid'],
  ])('%s is %s', (name, expected) => {
    report(name)
    expect(getDeviceTimeZone()).toBe(expected)
  })

  it.each([
    '',
    '+02:00',
    'GMT+2',
    'Etc/Unknown',
    'Nowhere/At_All',
    'W. Europe Standard Time',
    '<b>',
    null,
    2,
    {},
  ])('is unknown if the browser reports %j', (name) => {
    report(name)
    expect(getDeviceTimeZone()).toBeUndefined()
  })

  it('is unknown if the browser reports none', () => {
    mockOptions().mockReturnValue({
      ...resolved,
      timeZone: undefined,
    } as unknown as Intl.ResolvedDateTimeFormatOptions)
    expect(getDeviceTimeZone()).toBeUndefined()
  })

  it('is unknown if Intl fails', () => {
    mockOptions().mockImplementation(() => {
      throw new RangeError('no zone')
    })
    expect(getDeviceTimeZone()).toBeUndefined()
  })
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

  it('is the date of the device if no zone is given, or none that the browser knows', () => {
    // Uses the machine's time zone, which `npm run test:zones` varies.
    const evening = new Date(2026, 10, 24, 23, 59)
    const morning = new Date(2026, 10, 25, 0, 1)
    expect([getToday(undefined, evening), getToday(undefined, morning)]).toEqual([
      '2026-11-24',
      '2026-11-25',
    ])
    expect(getToday('Mars/Olympus', evening)).toBe('2026-11-24')
  })
})
