import ICAL from 'ical.js'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import type { TimeZone } from '@/features/booking/domain/types'
import { isDemoUid } from '../../messages/invitation'
import { mergeIntervals } from '../openTimes'
import { findsAllTimes } from './knownRules'
import { NamedZone, removeMisleadingZones, setZone, setZones } from './zones'

/** Why a feed cannot be used: a sentence without anything of its address or content. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

/** All of them are stored again with each reading. */
const maxIntervals = 20_000

interface FeedOptions {
  /** What is outside is left out. */
  readonly window: Interval
  /** The owner's zone: of whole days, and of times that name no zone that is known. */
  readonly zone: TimeZone
  /** Host of the site. Its demos are left out: they take time by themselves, as long as they are booked. */
  readonly site: string
  /** The e-mail address of whose calendar it is, if it is known. What they have declined is left out. */
  readonly email: string
}

/**
 * The lines that say when somebody is busy, without lists that are empty. Others, such as descriptions and what
 * attendees write, are broken more often, for which ical.js would refuse the event.
 */
const neededLines =
  /^(?:(?:BEGIN|END|TZID|TZOFFSETFROM|TZOFFSETTO|UID|DTSTART|DTEND|DURATION|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY)[;:].*|(?:RRULE|RDATE|EXDATE)[;:].*[^:\r\n])$/gim

/** Days that do not say that they are days, as Fossify Calendar writes them. */
const undeclaredDays = /(?<!^UID):(?=\d{8}(?:,\d{8})*$)/gim

const freeEvent = /^(?:STATUS:CANCELLED|TRANSP:TRANSPARENT)$/im

const declined = /^ATTENDEE;.*PARTSTAT=DECLINED[;:].*mailto:([^:\r\n]*)/gim

/**
 * What stands for lines of an event that cannot be read: when in doubt, it is busy. First it takes place without
 * exception, then a day from its start.
 */
const substitutes: readonly (readonly [lines: RegExp, substitute: string])[] = [
  [/^(?:EXDATE|RECURRENCE-ID)[;:].*\n/gim, ''],
  [/^(?:DTEND|DURATION|RRULE|RDATE)[;:].*\n/gim, 'DURATION:P1D\n'],
]

/** The components of this name. One whose end is missing ends where the next one begins, or the calendar ends. */
function getParts(calendar: string, name: string): string[] {
  const end = new RegExp(`^END:(?:${name}|VCALENDAR)$`, 'im')
  const [, ...parts] = calendar.split(new RegExp(`^(?=BEGIN:${name}$)`, 'im'))
  return parts.map((part) => `${part.split(end, 1)[0]}END:${name}`)
}

const parse = (part: string, parent?: ICAL.Component) =>
  new ICAL.Component(ICAL.parse(part) as unknown[], parent)

/** @param end in seconds since 1970 */
const toInterval = (start: ICAL.Time, end: number): Interval => ({
  start: start.toUnixTime() * 1000,
  end: end * 1000,
})

/** In seconds since 1970. Days of a length are those of the clock, the rest is exact (RFC 5545, 3.3.6). */
function addLength(start: ICAL.Time, length: ICAL.Duration): number {
  const days = ICAL.Duration.fromData({ days: length.weeks * 7 + length.days })
  const end = start.clone()
  end.addDuration(days)
  return end.toUnixTime() + length.toSeconds() - days.toSeconds()
}

/** In seconds since 1970. */
function getPeriodEnd({ start, end, duration }: ICAL.Period): number {
  const length = duration as ICAL.Duration | null
  return length ? addLength(start, length) : end.toUnixTime()
}

/** The day that the clock of a time's zone shows. */
const getDay = (time: ICAL.Time): string => time.toString().slice(0, 10)

/** When a series does not occur, or has a change of its own: days of its clock, and seconds since 1970. */
function listExceptions(series: ICAL.Component, events: readonly ICAL.Component[]) {
  const start = series.getFirstProperty('dtstart')
  const isOfDays = start?.type === 'date'
  const ownZone = (start?.getFirstValue() as ICAL.Time | undefined)?.zone.tzid
  const exceptions = new Set<number | string>()
  const properties = events.flatMap((event) => [
    ...event.getAllProperties('exdate'),
    ...event.getAllProperties('recurrence-id'),
  ])
  for (const property of properties) {
    const isDay = property.type === 'date'
    for (const time of property.getValues() as ICAL.Time[]) {
      const day = time.clone()
      // It is a midnight, perhaps written in another zone: 13 hours later all zones from Hawaii to New Zealand show its
      // day. A time of the series' own zone is of the day that stands there.
      if (!isDay && time.zone.tzid !== ownZone) day.adjust(0, 13, 0, 0)
      exceptions.add(isDay || isOfDays ? getDay(day) : time.toUnixTime())
    }
  }
  return exceptions
}

/**
 * The times of an event within the window.
 *
 * @param events those of its UID: some may be changes of its occurrences
 */
function listTimes(
  component: ICAL.Component,
  events: readonly ICAL.Component[],
  window: Interval,
): Interval[] {
  const isChange = (each: ICAL.Component) => each.hasProperty('recurrence-id')
  const related = isChange(component) ? [] : events
  // Without these, ical.js takes the changes of all series, whatever their UID.
  const event = new ICAL.Event(component, { exceptions: related.filter(isChange) })
  const { startDate, duration } = event
  if (duration.toSeconds() < 0) throw new RangeError('It ends before it begins')
  const exceptions = listExceptions(component, related)
  const isException = (time: ICAL.Time) =>
    exceptions.has(time.toUnixTime()) || exceptions.has(getDay(time.convertToZone(startDate.zone)))
  const intervals: Interval[] = []
  const add = (start: ICAL.Time, end: number) => {
    const interval = toInterval(start, end)
    if (overlaps(interval, window)) intervals.push(interval)
  }
  // The start is one of a series, too, also where the rule leaves it out.
  const end = component.getFirstPropertyValue('dtend') as ICAL.Time | null
  if (!isException(startDate)) add(startDate, end?.toUnixTime() ?? addLength(startDate, duration))
  for (const property of component.getAllProperties('rdate')) {
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
      const period = value instanceof ICAL.Period ? value : undefined
      const start = period?.start ?? (value as ICAL.Time)
      if (!isException(start))
        add(start, period ? getPeriodEnd(period) : addLength(start, duration))
    }
  }
  // ical.js forgets one of several rules.
  for (const property of component.getAllProperties('rrule')) {
    const occurrences = (property.getFirstValue() as ICAL.Recur).iterator(startDate)
    for (;;) {
      const next = occurrences.next() as ICAL.Time | null
      if (!next || next.toUnixTime() * 1000 >= window.end) break
      if (isException(next)) continue
      // A change of an earlier one may be of all that follow.
      const { startDate: start, item } = event.getOccurrenceDetails(next)
      add(start, addLength(start, item.duration))
    }
  }
  return intervals
}

/** When somebody is busy, as a part of a calendar without events says it. */
function listBusyPeriods(part: ICAL.Component, ownerZone: NamedZone): Interval[] {
  const properties = part
    .getAllProperties('freebusy')
    .filter((property) => !/^free$/i.test(property.getFirstParameter('fbtype')))
  for (const property of properties) setZone(property, ownerZone, ownerZone)
  return properties
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => toInterval(period.start, getPeriodEnd(period)))
}

/**
 * Reads the busy times of a calendar in iCalendar format, merged and by their start. ical.js may never
 * end with a rule that no date fulfils: use `readFeedInThread`.
 *
 * @returns also whether all is known that its events say of these times
 * @throws {FeedError} if it is no calendar, or has too many
 */
export function readFeed(text: string, { window, zone, site, email }: FeedOptions) {
  let isComplete = true
  try {
    const lines = text
      // Only a line feed ends a line: what looks like other ends is part of a text.
      .replace(/\r?\n[\t ]|[\uFEFF\u2028\u2029]|\r(?!\n)/g, '')
      .replace(declined, (line, who: string) =>
        who.toLowerCase() === email.toLowerCase() ? 'STATUS:CANCELLED' : line,
      )
      .match(neededLines)
    const calendar = (lines ?? []).join('\n').replace(undeclaredDays, ';VALUE=DATE:')
    if (!/^BEGIN:VCALENDAR\n(?:.*\n)?END:VCALENDAR$/is.test(calendar)) {
      throw new TypeError('There is no calendar')
    }
    const ownerZone = new NamedZone({ tzid: zone })
    const zones = new ICAL.Component('vcalendar')
    for (const part of getParts(calendar, 'VTIMEZONE')) zones.addSubcomponent(parse(part))
    removeMisleadingZones(zones)

    /** The times of the events of one UID, or of one alone. */
    const readEvents = (
      parts: readonly string[],
      [substitute, ...others] = substitutes,
    ): Interval[] => {
      try {
        const events = parts.map((part) => parse(part, zones))
        for (const event of events) setZones(event, ownerZone)
        return events.flatMap((event, index) => {
          if (freeEvent.test(parts[index] ?? '')) return []
          isComplete &&= findsAllTimes(event, window)
          return listTimes(event, events, window)
        })
      } catch {
        if (!substitute) {
          isComplete = false
          return []
        }
        const times = parts.flatMap((part) => readEvents([part.replace(...substitute)], others))
        // What is over does not matter, if that is known.
        const isOver = others.length > 0 || !parts.some((part) => /^R(?:RULE|DATE)/im.test(part))
        isComplete &&= times.length === 0 && isOver
        return times
      }
    }

    const events = getParts(calendar, 'VEVENT')
    const series = new Map<string, string[]>()
    for (const event of events) {
      // Those without a UID have nothing in common.
      const uid = /^UID:(.*)/im.exec(event)?.[1] ?? event
      // A change that is free still takes the place of an occurrence.
      const isFree = freeEvent.test(event) && !/^RECURRENCE-ID/im.test(event)
      if (isFree || isDemoUid(uid, site)) continue
      const related = series.get(uid)
      if (related) related.push(event)
      else series.set(uid, [event])
    }
    const busyParts = events.length > 0 ? [] : getParts(calendar, 'VFREEBUSY')
    const intervals = [
      ...busyParts.flatMap((part) => listBusyPeriods(parse(part, zones), ownerZone)),
      ...[...series.values()].flatMap((each) => readEvents(each)),
    ]
    const merged = mergeIntervals(intervals.filter((interval) => overlaps(interval, window)))
    if (merged.length > maxIntervals) throw new FeedError('It has too many events')
    return { times: merged, isComplete }
  } catch (error) {
    if (error instanceof FeedError) throw error
    // What ical.js says may quote the calendar.
    throw new FeedError('It is not a calendar that can be read')
  }
}
