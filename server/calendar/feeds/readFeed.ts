import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import ICAL from 'ical.js'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import type { TimeZone } from '@/features/booking/domain/types'
import { getErrorMessage, getField } from '../../errors'
import { isDemoUid } from '../../messages/invitation'
import { mergeIntervals } from '../openTimes'
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
}

/**
 * The lines that say when somebody is busy, without those that are empty. Others, such as descriptions and what attendees
 * write, are broken more often, for which ical.js would refuse the whole calendar.
 */
const neededLines =
  /^(?:BEGIN|END|TZID|TZOFFSETFROM|TZOFFSETTO|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY)[;:].*[^:\r\n]$/gim

/** Days that do not say that they are days. */
const undeclaredDays =
  /^((?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)(?:;[^:\n]*)?):(?=\d{8}(?:,|$))/gim

const eventLines = /^BEGIN:VEVENT$.*?^END:VEVENT$/gims

/** Reads something of an event; nothing if it cannot be read, which is counted. */
type Attempt = <Result>(read: () => Result[]) => Result[]

type JCal = [name: string, properties: unknown[], parts: JCal[]]

/** ical.js looks for a zone among all parts of a calendar, so its events are kept apart. */
function parseCalendars(text: string, attempt: Attempt) {
  const lines = text.replace(/\r?\n[\t ]|\uFEFF/g, '').match(neededLines) ?? []
  const readable = lines
    .join('\n')
    .replace(/,+$/gm, '')
    .replace(undeclaredDays, '$1;VALUE=DATE:')
    .replace(eventLines, (event) =>
      attempt(() => {
        ICAL.parse(event)
        return [event]
      }).join(''),
    )
  // One calendar, or a list of several.
  const parsed = ICAL.parse(readable) as JCal | JCal[]
  const calendars = typeof parsed[0] === 'string' ? [parsed as JCal] : (parsed as JCal[])
  return calendars.map(([name, properties, parts]) => {
    const isEvent = ([part]: JCal) => part === 'vevent'
    const others = parts.filter((part) => !isEvent(part))
    const calendar = new ICAL.Component([name, properties, others])
    const events = parts.filter(isEvent).map((event) => new ICAL.Component(event, calendar))
    return { calendar, events }
  })
}

function isBusy(event: ICAL.Component): boolean {
  const get = (name: string) => String(event.getFirstPropertyValue(name)).toUpperCase()
  return get('status') !== 'CANCELLED' && get('transp') !== 'TRANSPARENT'
}

type Times = Pick<ICAL.Event, 'startDate' | 'endDate'>

const toInterval = ({ startDate, endDate }: Times): Interval => ({
  start: startDate.toUnixTime() * 1000,
  end: endDate.toUnixTime() * 1000,
})

/**
 * Whether ical.js lacks times of a rule, or never finds one. No calendar program is known to write such a rule.
 */
const isMisread = ({ freq, parts }: ICAL.Recur): boolean =>
  freq === 'YEARLY'
    ? 'BYWEEKNO' in parts || ('BYMONTHDAY' in parts && !('BYMONTH' in parts))
    : freq === 'DAILY' && (parts.BYMONTHDAY ?? []).some((day) => day < 0)

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

/** The times of an event beside its start and its rule. */
const listMoreTimes = (event: ICAL.Event): Times[] =>
  event.component
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues() as (ICAL.Time | ICAL.Period)[])
    .map((value) => {
      const period = value instanceof ICAL.Period ? value : undefined
      const startDate = period?.start ?? (value as ICAL.Time)
      const endDate = startDate.clone()
      endDate.addDuration(period?.getDuration() ?? event.duration)
      return { startDate, endDate }
    })

/**
 * The times of an event within the window.
 *
 * @param changes the events that some of its occurrences have of their own
 * @param exceptions when it does not occur, or has such a change
 */
function listTimes(
  component: ICAL.Component,
  window: Interval,
  changes: readonly ICAL.Component[] = [],
  exceptions: ReadonlySet<number | string> = new Set(),
): Interval[] {
  // Without these, ical.js takes the changes of all series, whatever their UID.
  const event = new ICAL.Event(component, { exceptions: [...changes] })
  const { zone } = event.startDate
  if (event.duration.toSeconds() < 0) throw new RangeError('It ends before it begins')
  const isException = (time: ICAL.Time) =>
    exceptions.has(time.toUnixTime()) || exceptions.has(getDay(time.convertToZone(zone)))
  // The start is one of a series, too, also where the rule leaves it out.
  const times = [event, ...listMoreTimes(event)].filter(({ startDate }) => !isException(startDate))
  const intervals = isBusy(component) ? times.map(toInterval) : []
  // ical.js forgets one of several rules.
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    if (isMisread(rule)) throw new RangeError('ical.js reads it wrongly')
    const occurrences = rule.iterator(event.startDate)
    for (;;) {
      const next = occurrences.next() as ICAL.Time | null
      if (!next || next.toUnixTime() * 1000 >= window.end) break
      if (isException(next)) continue
      const occurrence = event.getOccurrenceDetails(next)
      const interval = toInterval(occurrence)
      if (isBusy(occurrence.item.component) && overlaps(interval, window)) intervals.push(interval)
    }
  }
  return intervals
}

/** When somebody is busy, as a calendar without events says it. */
function listBusyPeriods(calendar: ICAL.Component, ownerZone: NamedZone): Interval[] {
  const properties = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((times) => times.getAllProperties('freebusy'))
    .filter((property) => !/^free$/i.test(property.getFirstParameter('fbtype')))
  for (const property of properties) setZone(property, ownerZone, ownerZone)
  return properties
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => toInterval({ startDate: period.start, endDate: period.getEnd() }))
}

/** The times of the events of one UID. */
function listTimesOfSeries(
  events: readonly ICAL.Component[],
  window: Interval,
  attempt: Attempt,
): Interval[] {
  const changes = events.filter((event) => event.hasProperty('recurrence-id'))
  return events.flatMap((event) =>
    attempt(() =>
      changes.includes(event)
        ? listTimes(event, window)
        : listTimes(event, window, changes, listExceptions(event, events)),
    ),
  )
}

/**
 * Reads the busy times of a calendar in iCalendar format, merged and by their start. ical.js may never
 * end with a rule that no date fulfils: use `readFeedInThread`.
 *
 * @returns also how many of its events cannot be read, whose times are left out
 * @throws {FeedError} if it is no calendar, or has too many
 */
export function readFeed(text: string, { window, zone, site }: FeedOptions) {
  let unread = 0
  const attempt: Attempt = (read) => {
    try {
      return read()
    } catch {
      unread += 1
      return []
    }
  }
  try {
    const ownerZone = new NamedZone({ tzid: zone })
    const calendars = parseCalendars(text, attempt)
    if (calendars.length === 0 || calendars.some(({ calendar }) => calendar.name !== 'vcalendar')) {
      throw new TypeError('There is no calendar')
    }
    for (const { calendar } of calendars) removeMisleadingZones(calendar)
    const all = calendars
      .flatMap(({ events }) => events)
      .filter((event) => !isDemoUid(String(event.getFirstPropertyValue('uid')), site))
      .flatMap((event) =>
        attempt(() => {
          setZones(event, ownerZone)
          return [event]
        }),
      )
    const series = new Map<unknown, ICAL.Component[]>()
    for (const event of all) {
      // Those without a UID have nothing in common.
      const uid = event.getFirstPropertyValue('uid') ?? event
      const related = series.get(uid) ?? []
      related.push(event)
      series.set(uid, related)
    }
    const intervals = [
      ...calendars.flatMap(({ calendar, events }) =>
        events.length > 0 ? [] : listBusyPeriods(calendar, ownerZone),
      ),
      ...[...series.values()].flatMap((each) => listTimesOfSeries(each, window, attempt)),
    ]
    const merged = mergeIntervals(intervals.filter((interval) => overlaps(interval, window)))
    if (merged.length > maxIntervals) throw new FeedError('It has too many events')
    return { times: merged, unread }
  } catch (error) {
    if (error instanceof FeedError) throw error
    // What ical.js says may quote the calendar.
    throw new FeedError('It is not a calendar that can be read')
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
): Promise<ReturnType<typeof readFeed>> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // After an abort nobody else listens, and an error without a listener ends the gateway.
  worker.on('error', () => undefined)
  try {
    const [result] = (await once(worker, 'message', { signal })) as [ReturnType<typeof readFeed>]
    return result
  } catch (error) {
    // An error of the thread has its name, but not its class.
    const isKnown = getField(error, 'name') === 'FeedError'
    const sentence = isKnown ? getErrorMessage(error) : 'It has too many events to be read'
    throw new FeedError(sentence, { cause: error })
  } finally {
    await worker.terminate()
  }
}
