import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import ICAL from 'ical.js'
import { getInstant, isKnownTimeZone } from '@/features/booking/domain/instant'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import moment from '@/features/booking/domain/moment'
import type { TimeZone } from '@/features/booking/domain/types'
import { getErrorMessage, getField } from '../../errors'
import { isDemoUid } from '../../messages/invitation'
import { mergeIntervals } from '../openTimes'

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
}

function parseCalendars(text: string): ICAL.Component[] {
  // One calendar, or a list of several.
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][]
  return calendars.map((calendar) => new ICAL.Component(calendar))
}

function isBusy(event: ICAL.Component): boolean {
  const get = (name: string) => String(event.getFirstPropertyValue(name)).toUpperCase()
  return get('status') !== 'CANCELLED' && get('transp') !== 'TRANSPARENT'
}

/** Lets a whole day end with itself: some programs let it end where it begins. */
function fixWholeDay(component: ICAL.Component): void {
  const { startDate, duration } = new ICAL.Event(component, { exceptions: [] })
  if (!startDate.isDate || duration.toSeconds() > 0) return
  component.removeAllProperties('dtend')
  component.removeAllProperties('duration')
}

/** The zone of a property's times that ical.js leaves without one: it may be named without being described. */
function getZone({ isDate }: ICAL.Time, property: ICAL.Property | null, zone: TimeZone): TimeZone {
  const named = property?.getFirstParameter('tzid') ?? ''
  return !isDate && isKnownTimeZone(named) ? named : zone
}

function toInstant(time: ICAL.Time, property: ICAL.Property | null, zone: TimeZone): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const pad = (value: number) => String(value).padStart(2, '0')
  const date = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`
  const clock = time.isDate ? '00:00:00' : [time.hour, time.minute, time.second].map(pad).join(':')
  const instant = getInstant(date, clock, getZone(time, property, zone))
  if (instant === undefined) throw new RangeError('The time is not valid')
  return instant
}

/**
 * Changes the end of a series' rules from UTC to the clock of its zone, where ical.js does not know that zone: it
 * would compare the two as if they were of one clock.
 */
function fixUntil(component: ICAL.Component, property: ICAL.Property, zone: TimeZone): void {
  const start = property.getFirstValue() as ICAL.Time
  if (start.zone !== ICAL.Timezone.localTimezone) return
  for (const rule of component.getAllProperties('rrule')) {
    const { until } = rule.getFirstValue() as ICAL.Recur
    if (until?.zone !== ICAL.Timezone.utcTimezone) continue
    const clock = moment.tz(until.toUnixTime() * 1000, getZone(start, property, zone))
    const [year, month, day, hour, minute, second] = clock.toArray()
    until.resetTo(year, month + 1, day, hour, minute, second, ICAL.Timezone.localTimezone)
  }
}

/** The occurrences that are left out or have an event of their own. */
function listExceptions(events: readonly ICAL.Component[], zone: TimeZone): Set<number> {
  const properties = events.flatMap((event) => [
    ...event.getAllProperties('exdate'),
    ...event.getAllProperties('recurrence-id'),
  ])
  return new Set(
    properties.flatMap((property) =>
      (property.getValues() as ICAL.Time[]).map((time) => toInstant(time, property, zone)),
    ),
  )
}

/** The times of an event beside its start and its rule. ical.js knows no periods, and would forget the start. */
function takeMoreTimes(event: ICAL.Event, zone: TimeZone): Interval[] {
  const properties = event.component.getAllProperties('rdate')
  event.component.removeAllProperties('rdate')
  return properties.flatMap((property) =>
    (property.getValues() as (ICAL.Time | ICAL.Period)[]).map((value) => {
      const period = value instanceof ICAL.Period ? value : undefined
      const start = period?.start ?? (value as ICAL.Time)
      const end = start.clone()
      end.addDuration(period?.getDuration() ?? event.duration)
      return { start: toInstant(start, property, zone), end: toInstant(end, property, zone) }
    }),
  )
}

/** What is said about the events of a series: which of its occurrences have an event of their own, and which are not. */
interface Series {
  readonly changes: readonly ICAL.Component[]
  readonly exceptions: ReadonlySet<number>
}

/** The times of an event within the window. */
function listTimes(
  component: ICAL.Component,
  { changes, exceptions }: Series,
  { window, zone }: FeedOptions,
): Interval[] {
  // Without these, ical.js takes the changes of all series, whatever their UID.
  const event = new ICAL.Event(component, { exceptions: [...changes] })
  const property = component.getFirstProperty('dtstart')
  if (!property) throw new TypeError('The event has no start')
  const toInterval = (startDate: ICAL.Time, endDate: ICAL.Time) => ({
    start: toInstant(startDate, property, zone),
    end: toInstant(endDate, component.getFirstProperty('dtend') ?? property, zone),
  })
  // The start is one of a series, too, also where the rule leaves it out.
  const times = [toInterval(event.startDate, event.endDate), ...takeMoreTimes(event, zone)]
  const intervals = isBusy(component) ? times.filter(({ start }) => !exceptions.has(start)) : []
  if (!event.isRecurring()) return intervals
  fixUntil(component, property, zone)
  const occurrences = event.iterator()
  for (;;) {
    const next = occurrences.next() as ICAL.Time | undefined
    const start = next ? toInstant(next, property, zone) : Infinity
    if (!next || start >= window.end) return intervals
    if (exceptions.has(start)) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    const interval = toInterval(startDate, endDate)
    if (isBusy(item.component) && overlaps(interval, window)) intervals.push(interval)
  }
}

/** The times of the events of one UID. */
function listTimesOfSeries(events: readonly ICAL.Component[], options: FeedOptions): Interval[] {
  const changes = events.filter((event) => event.hasProperty('recurrence-id'))
  const series = { changes, exceptions: listExceptions(events, options.zone) }
  const single = { changes: [], exceptions: new Set<number>() }
  // All before any is listed: a change can hold for the occurrences after it.
  events.forEach(fixWholeDay)
  return events.flatMap((event) =>
    listTimes(event, event.hasProperty('recurrence-id') ? single : series, options),
  )
}

/**
 * Reads the busy times of a calendar in iCalendar format, merged and by their start. ical.js may never
 * end with a rule that no date fulfils: use `readFeedInThread`.
 *
 * @throws {FeedError} if something of it cannot be read
 */
export function readFeed(text: string, options: FeedOptions): Interval[] {
  try {
    const calendars = parseCalendars(text)
    if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
      throw new TypeError('There is no calendar')
    }
    const events = calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
      .filter((event) => !isDemoUid(String(event.getFirstPropertyValue('uid')), options.site))
    const series = new Map<unknown, ICAL.Component[]>()
    for (const event of events) {
      // Those without a UID have nothing in common.
      const uid = event.getFirstPropertyValue('uid') ?? event
      const related = series.get(uid) ?? []
      related.push(event)
      series.set(uid, related)
    }
    const intervals = [...series.values()].flatMap((each) => listTimesOfSeries(each, options))
    const merged = mergeIntervals(
      intervals.filter((interval) => overlaps(interval, options.window)),
    )
    if (merged.length > maxIntervals) throw new FeedError('It has too many events')
    return merged
  } catch (error) {
    if (error instanceof FeedError) throw error
    // What ical.js says may quote the calendar.
    throw new FeedError('It is not a calendar, or has an event that cannot be read')
  }
}

const script = path.join(import.meta.dirname, 'startFeedWorker.mjs')

/**
 * Reads a feed as `readFeed` does, in a thread: it delays no visitor, and can be ended. Ordinary feeds take
 * less than a second.
 *
 * @throws {FeedError} if it cannot be read, or not in time and memory
 */
export async function readFeedInThread(
  workerData: Parameters<typeof readFeed>,
  signal: AbortSignal,
): Promise<readonly Interval[]> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // After an abort nobody else listens, and an error without a listener ends the gateway.
  worker.on('error', () => undefined)
  try {
    const [intervals] = (await once(worker, 'message', { signal })) as [readonly Interval[]]
    return intervals
  } catch (error) {
    // An error of the thread has its name, but not its class.
    const isKnown = getField(error, 'name') === 'FeedError'
    const sentence = isKnown ? getErrorMessage(error) : 'It has too many events to be read'
    throw new FeedError(sentence, { cause: error })
  } finally {
    await worker.terminate()
  }
}
