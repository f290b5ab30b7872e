import type ICAL from 'ical.js'
import type { Interval } from '@/features/booking/domain/interval'

/**
 * The parts with which ical.js finds all times of a rule, in alphabetical order, by its frequency. An `s` says that a
 * part may have several values; hours, minutes and seconds may have one. Of other rules it may miss some.
 */
const knownParts: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['', 'BYDAYs', 'BYMONTHs', 'BYDAYs BYMONTHs'],
  WEEKLY: ['', 'BYDAYs', 'BYMONTHs', 'BYDAYs BYMONTHs'],
  MONTHLY: ['', 'BYDAYs', 'BYMONTHDAYs', 'BYDAYs BYSETPOSs'],
  YEARLY: [
    '',
    'BYDAYs',
    'BYMONTHs',
    'BYDAYs BYMONTHs',
    'BYMONTH BYMONTHDAY',
    'BYDAYs BYMONTH BYSETPOSs',
  ],
}

/** Whether all times of a series that matter are found: those of a rule that has ended (`UNTIL`) do not. */
export const findsAllTimes = (series: ICAL.Component, window: Interval): boolean =>
  series.getAllProperties('rrule').every((property) => {
    const { freq, parts, until } = property.getFirstValue() as ICAL.Recur
    const used = Object.entries(parts as Record<string, readonly unknown[]>)
      .map(([name, values]) => (values.length > 1 ? `${name}s` : name))
      .filter((name) => !/^BY(?:HOUR|MINUTE|SECOND)$/.test(name))
      .sort()
      .join(' ')
    const isKnown = (known: string) => new RegExp(`^${known.replaceAll('s', 's?')}$`).test(used)
    const isOver = until !== null && until.toUnixTime() * 1000 < window.start
    return isOver || (knownParts[freq] ?? ['']).some(isKnown)
  })
