import { correctClock } from '../time/clock'

interface Device {
  /** ISO 8601 with a time zone. */
  readonly now: string
  /** The browser's time zone; undefined if it reports none. */
  readonly timeZone: string | undefined
  /** The media queries that match, such as `(prefers-color-scheme: dark)`. */
  readonly prefers: readonly string[]
}

/** Everything that fake timers can replace, except the clock: real timers keep running. */
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

/** A Tuesday morning in Madrid; the earliest bookable date is Thursday 26 November. */
const usual: Device = { now: '2026-11-24T09:00:00Z', timeZone: 'Europe/Madrid', prefers: [] }

// From the real Intl: fake timers replace it and call this.
const { prototype } = Intl.DateTimeFormat
const resolvedOptions = new Intl.DateTimeFormat().resolvedOptions()

/** jsdom has no layout: it supports neither media queries nor scrolling. */
const createMediaQuery = (matches: boolean) => ({
  matches,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
})

/**
 * Mocks the clock, time zone and screen for the tests of a file; call it at the file's top level.
 * The clock stands still until a test sets it.
 */
export function mockBrowser(device: Partial<Device> = {}) {
  const { now, timeZone, prefers } = { ...usual, ...device }
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>()
  const setTimeZone = (reported: string | undefined) => {
    Reflect.deleteProperty(globalThis, 'Temporal')
    const options = { ...resolvedOptions, timeZone: reported }
    jest
      .spyOn(prototype, 'resolvedOptions')
      .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  }
  /** Lets `navigator.languages` hold anything, as browsers and extensions do. */
  const setLanguages = (languages: unknown) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as readonly string[])
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('')
  }
  const setPreferences = (queries: readonly string[]) => {
    const matchMedia = (query: string) => createMediaQuery(queries.includes(query))
    Object.assign(window, { matchMedia })
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...timers] })
    // Undoes the correction of an earlier test.
    correctClock(new Date().toUTCString())
    setTimeZone(timeZone)
    setPreferences(prefers)
    scrollTo.mockClear()
    Object.assign(window, { scrollTo, scrollY: 0 })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  return {
    setNow: (instant: string) => {
      jest.setSystemTime(new Date(instant))
    },
    setTimeZone,
    setLanguages,
    setPreferences,
    /** The positions that the page was scrolled to, in order. */
    scrolls: () => scrollTo.mock.calls.map(([options]) => options),
  }
}
