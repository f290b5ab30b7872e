interface Device {
  /** ISO 8601, with its zone. */
  readonly now: string
  /** The zone that the browser reports; undefined where it reports none. */
  readonly timeZone: string | undefined
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

/** A Tuesday morning in Madrid, for which Thursday 26 November is the earliest date (R23). */
const usual: Device = { now: '2026-11-24T09:00:00Z', timeZone: 'Europe/Madrid' }

const resolvedOptions = new Intl.DateTimeFormat().resolvedOptions()

/**
 * Clock and zone of the visitor's device in the tests of one file; to be called at its top. The
 * clock stands still until a test sets it.
 */
export function visitorDevice(device: Partial<Device> = {}) {
  const { now, timeZone } = { ...usual, ...device }
  const setTimeZone = (reported: string | undefined) => {
    const options = { ...resolvedOptions, timeZone: reported }
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...timers] })
    setTimeZone(timeZone)
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  return {
    setNow: (instant: string) => {
      jest.setSystemTime(new Date(instant))
    },
    setTimeZone,
  }
}
