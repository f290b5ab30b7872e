import * as v from 'valibot'
import moment from '@/features/booking/domain/moment'
import { slotMinutes } from '@/features/booking/domain/slots'
import { getField } from '../errors'
import { dayMs, hourMs, minuteMs, getMinuteOfDay } from '../time'
import { holdsSlot } from './availability'
import { mergeIntervals } from './openTimes'
import type { TimeRange } from './ownerCalendar'

/**
 * What the schemas of the calendar file are built of. Their messages say what is allowed; `readCalendar`
 * puts line, field and what stands there in front.
 */

/** Refuses a list, of which valibot would say that it has the fields 0, 1 and so on. */
const noList = (allowed: string) =>
  v.check<unknown, string>((value) => !Array.isArray(value), allowed)

/** A group of fields. The message for a missing one is that for one of another type. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const names = Object.keys(entries).join(', ')
  const groupAllowed = `a group of fields, some of ${names}`
  const fields = v.strictObject(entries, ({ expected, path }) => {
    if (expected === 'never') return `one of ${names}`
    const allowed = getField(entries[String(path?.at(-1)?.key)], 'message')
    return typeof allowed === 'string' ? allowed : groupAllowed
  })
  return v.pipe(v.unknown(), noList(groupAllowed), fields)
}

export const list = <Schema extends v.GenericSchema>(schema: Schema, example: string) =>
  v.array(schema, `a list, such as [${example}]`)

interface Problem {
  /** Where the field is within the checked value. */
  readonly at: readonly (string | number)[]
  readonly allowed: string
}

/** A check of several fields together, which finds those that do not go with others. */
export const checkFields = <Value>(find: (value: Value) => readonly Problem[]) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { at, allowed } of find(dataset.value)) {
      const path = at.map((key) => ({ type: 'unknown', origin: 'value', key }))
      // Only the keys are read: a path of valibot's also has what each is a key of.
      addIssue({ message: allowed, path: path as unknown as [v.UnknownPathItem] })
    }
  })

/** A text that passes a check; `allowed` says in the message what does. */
export const text = (
  check: (text: string) => boolean,
  allowed: string | ((issue: { readonly input: unknown }) => string),
) => v.pipe(v.string(allowed), v.check(check, allowed))

/** A text of a given form; `check` sees only texts that match. */
const formatted = (
  pattern: RegExp,
  allowed: string,
  check: (text: string) => boolean = () => true,
) => text((value) => pattern.test(value) && check(value), allowed)

export const wholeNumber = (highest: number) => {
  const allowed = `a whole number from 1 to ${highest}`
  return v.pipe(
    v.number(({ input }) =>
      typeof input === 'string' && /^\d+$/.test(input) ? `${allowed}, without quotes` : allowed,
    ),
    v.integer(allowed),
    v.minValue(1, allowed),
    v.maxValue(highest, allowed),
  )
}

const isDate = (text: string) => moment.utc(text, 'YYYY-MM-DD', true).isValid()

const dash = String.raw`\s*-\s*`

const toTimeRange = (text: string): TimeRange => {
  const [from = '', to = ''] = text.split(new RegExp(dash))
  return { from: getMinuteOfDay(from), to: getMinuteOfDay(to) }
}

const time = String.raw`([01]\d|2[0-3]):[0-5]\d`
const times = `${time}${dash}(${time}|24:00)`
const endAfterStart =
  'a time whose end is after its start; write a night as two, until 24:00 and from 00:00'

const timeRange = v.pipe(
  formatted(
    new RegExp(`^${times}$`),
    'a time with four digits, a colon and a short dash, such as 09:00-14:00',
  ),
  v.transform(toTimeRange),
  v.check(({ from, to }) => to > from, endAfterStart),
)

const hasNoOverlap = (ranges: TimeRange[]) =>
  ranges
    .toSorted((one, other) => one.from - other.from)
    .every(({ from }, index, sorted) => index === 0 || from >= (sorted[index - 1]?.to ?? 0))

export const longEnough = `long enough for a demo: ${slotMinutes} minutes from :00, :15, :30 or :45 on`

/** Whether a demo fits into each. What begins or ends at midnight may go on in the next day's hours. */
const isLongEnough = (ranges: TimeRange[]) =>
  mergeIntervals(
    ranges.map(({ from, to }) => ({ start: from * minuteMs, end: to * minuteMs })),
  ).every((open) => holdsSlot(open) || open.start === 0 || open.end === dayMs)

const dayRanges = v.pipe(
  list(timeRange, "'09:00-14:00', '15:00-18:00'"),
  v.check(hasNoOverlap, 'times that do not overlap'),
  v.check(isLongEnough, longEnough),
)

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The days of each name: `mon`, `mon-tue`, `sun-thu`, … By their number, from 0 for Sunday. */
const days = new Map(
  dayNames.flatMap((first, start) =>
    dayNames.map((_, length) => {
      const numbers = Array.from({ length: length + 1 }, (__, index) => (start + index + 1) % 7)
      const last = dayNames[(start + length) % 7] ?? ''
      return [length === 0 ? first : `${first}-${last}`, numbers] as const
    }),
  ),
)

const daysAllowed = `days such as mon or mon-thu, with a short dash, of ${dayNames.join(', ')}`

const linesAllowed = `lines of ${daysAllowed}`

export const hours = v.pipe(
  v.unknown(),
  noList(linesAllowed),
  v.record(v.picklist([...days.keys()], daysAllowed), dayRanges, linesAllowed),
  checkFields((lines) => {
    const names = Object.keys(lines)
    const isNamedBefore = (day: number, index: number) =>
      names.slice(0, index).some((name) => days.get(name)?.includes(day))
    return names
      .filter((name, index) => days.get(name)?.some((day) => isNamedBefore(day, index)))
      .map((name) => ({ at: [name], allowed: 'left out, since its days have another line' }))
  }),
)

/** The hours of the seven weekdays, from Sunday on, of the lines of a file. */
export const toWeekdays = (lines: v.InferOutput<typeof hours>): readonly (readonly TimeRange[])[] =>
  Array.from({ length: 7 }, (_, day) =>
    Object.entries(lines).flatMap(([name, ranges]) =>
      days.get(name)?.includes(day) ? ranges : [],
    ),
  )

const date = String.raw`\d{4}-\d{2}-\d{2}`

export const closedDates = v.pipe(
  formatted(
    new RegExp(`^${date}(/${date})?$`),
    'a date such as 2026-12-24, or the first and last of several, such as 2027-08-09/2027-08-20',
    (dates) => dates.split('/').every(isDate),
  ),
  v.transform((dates) => {
    const [first = '', last = first] = dates.split('/')
    return { first, last }
  }),
  v.check(
    ({ first, last }) => last >= first,
    'two dates of which the last is not before the first',
  ),
)

export const opening = v.pipe(
  formatted(
    new RegExp(`^${date} ${times}$`),
    'a date and a time, such as 2027-10-12 10:00-13:00',
    (value) => isDate(value.slice(0, 10)),
  ),
  v.transform((value) => ({ date: value.slice(0, 10), ...toTimeRange(value.slice(11)) })),
  v.check(({ from, to }) => to > from, endAfterStart),
)

/** A duration up to some hours, in milliseconds. */
export const duration = (highestHours: number, example: string) =>
  v.pipe(
    formatted(/^\d{1,4}[mh]$/, `minutes or hours, such as ${example}`),
    v.transform((value) => parseInt(value, 10) * (value.endsWith('h') ? hourMs : minuteMs)),
    v.maxValue(highestHours * hourMs, `at most ${highestHours}h`),
  )
