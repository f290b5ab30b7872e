interface Device {
  /** ISO 8601, with its zone. */
  readonly now: string
  /** The zone that the browser reports; undefined where it reports none. */
  readonly timeZone: string | undefined
  /** Of what the system prefers, the media queries that are true, such as `(prefers-color-scheme: dark)`. */
  readonly prefers: readonly string[]
}

/** All that fake timers can stand in for, but the clock: what waits goes on by itself. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** A Tuesday morning in Madrid, for which Thursday 26 November is the earliest date. */
const usual: Device = { now: '2026-11-24T09:00:00Z', timeZone: 'Europe/Madrid', prefers: [] }

// Of the real Intl: the one that comes with a fake clock asks it.
const { prototype } = Intl.DateTimeFormat
const resolvedOptions = new Intl.DateTimeFormat().resolvedOptions()

/** jsdom lays nothing out: it neither asks the media nor scrolls. */
const mediaQuery = (matches: boolean) => ({
  matches,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
})

/**
 * Clock, zone and screen of the visitor's device in the tests of one file; to be called at its top.
 * The clock stands still until a test sets it.
 */
export function mockBrowser(device: Partial<Device> = {}) {
  const { now, timeZone, prefers } = { ...usual, ...device }
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>()
  const setTimeZone = (reported: string | undefined) => {
    const options = { ...resolvedOptions, timeZone: reported }
    jest
      .spyOn(prototype, 'resolvedOptions')
      .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  }
  const setPreferences = (queries: readonly string[]) => {
    const matchMedia = (query: string) => mediaQuery(queries.includes(query))
    Object.assign(window, { matchMedia })
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...timers] })
    setTimeZone(timeZone)
    setPreferences(prefers)
    scrollTo.mockClear()
    Object.assign(window, { scrollTo })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  return {
    setNow: (instant: string) => {
      jest.setSystemTime(new Date(instant))
    },
    setTimeZone,
    setPreferences,
    /** Where the page was scrolled to, in turn. */
    scrolls: () => scrollTo.mock.calls.map(([options]) => options),
  }
}
