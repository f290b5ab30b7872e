/**
 * An independent implementation for the property tests: zones come from Intl instead of
 * moment-timezone, and overlap is checked minute by minute.
 */
const minute = 60_000
const day = 24 * 60 * minute

const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formatters.set(timeZone, formatter)
  return formatter
}

/** What a clock in the zone shows at an instant, as if that were UTC. */
export function getShownTime(instant: number, timeZone: string): number {
  const parts = new Map(
    getFormatter(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
}

const getOffset = (instant: number, timeZone: string): number =>
  getShownTime(instant, timeZone) - instant

/**
 * The first minute (since the epoch) at which a clock in the zone shows date and time. If the clock
 * skips that time, the minute at which it would have shown it without the change.
 */
export function getOracleMinute(date: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const before = getOffset(shown - day, timeZone)
  const after = getOffset(shown + day, timeZone)
  const instants = [shown - before, shown - after].filter(
    (instant) => getShownTime(instant, timeZone) === shown,
  )
  return (instants.length > 0 ? Math.min(...instants) : shown - before) / minute
}

export const getOracleUtcDate = (epochMinute: number): string =>
  new Date(epochMinute * minute).toISOString().slice(0, 10)

export interface OracleActivity {
  readonly date: string
  readonly time: string | null
  readonly minutes: number
  readonly timeZone: string
}

/** Whether the activity takes any minute of the hour that starts at date and time. */
export function oracleBlocks(
  activity: OracleActivity,
  slot: { date: string; time: string; timeZone: string },
): boolean {
  if (activity.time === null) return false
  const start = getOracleMinute(activity.date, activity.time, activity.timeZone)
  const slotStart = getOracleMinute(slot.date, slot.time, slot.timeZone)
  for (let current = slotStart; current < slotStart + 60; current += 1) {
    if (start <= current && current < start + activity.minutes) return true
  }
  return false
}
