import * as v from 'valibot'
import { readEmail } from '@/contactService/schemas/email'
import { isKnownTimeZone } from '@/features/booking/domain/instant'
import { overlaps, type Interval } from '@/features/booking/domain/interval'
import type { TimeZone } from '@/features/booking/domain/types'
import { Secret } from '../secret'
import { dayMs, minuteMs } from '../time'
import { holdsSlot } from './availability'
import { readFeedAddress } from './feeds/fetchFeed'
import { createIsHoliday, getParent, isKnownRegion, listRegions } from './holidays'
import { getOpenTimes, listWeekends, subtract } from './openTimes'
import { createHosts, defaultCalendar, type Opening, type OwnerCalendar } from './ownerCalendar'
import {
  checkFields,
  closedDates,
  duration,
  group,
  hours,
  list,
  longEnough,
  opening,
  text,
  toWeekdays,
  wholeNumber,
} from './schemaParts'

const region = text(isKnownRegion, ({ input }) => {
  const country = typeof input === 'string' ? getParent(input) : ''
  const regions = isKnownRegion(country) ? listRegions(country) : []
  return regions.length > 0
    ? `a region of ${country}: ${regions.map((each) => `${country}-${each}`).join(', ')}`
    : 'a country or region, such as ES or ES-MD'
})

const feed = v.pipe(
  v.string('an address that begins with https://'),
  v.transform(readFeedAddress),
  v.string('an address on the internet that begins with https://'),
  v.transform((address) => new Secret(address)),
)

const feeds = v.optional(list(feed, "'https://calendar.example.com/team.ics'"), [])

const emailAllowed = 'an e-mail address, such as marta@example.com'

const host = group({
  name: v.pipe(
    text((name) => /^.{1,100}$/s.test(name.trim()), 'a name of up to 100 characters'),
    v.trim(),
  ),
  email: v.pipe(
    v.string(emailAllowed),
    v.transform(readEmail),
    v.string(emailAllowed),
    v.toLowerCase(),
  ),
  crm_user: v.optional(wholeNumber(999_999_999)),
  feeds,
})

const hosts = v.pipe(
  list(host, '{ name: Marta, email: marta@example.com }'),
  v.minLength(1, 'a list of one host or more'),
  v.maxLength(50, 'a list of at most 50 hosts'),
  checkFields((all) =>
    all.flatMap((host, index) =>
      (['email', 'name', 'crm_user'] as const)
        .filter((key) => host[key] !== undefined)
        .filter((key) => all.findIndex((each) => each[key] === host[key]) < index)
        .map((key) => ({ at: [index, key], allowed: 'one that no other host has' })),
    ),
  ),
  v.transform((all) =>
    all.map(({ crm_user, ...rest }) => ({ id: rest.email, crmUser: crm_user, ...rest })),
  ),
)

const reminder = v.pipe(duration(7 * 24, '24h or 30m'), v.minValue(minuteMs, 'at least 1m'))

const notOnWeekend = 'a time that is not on a weekend, when no demo can be booked'

const isOnWeekends = (times: readonly Interval[], range: Interval): boolean =>
  subtract(times, listWeekends(range)).length === 0

/** Whether every hour is on a weekend, all year round. */
function areHoursOnWeekends(hours: OwnerCalendar['hours'], zone: TimeZone): boolean {
  const now = Date.now()
  const year = { start: now, end: now + 366 * dayMs }
  const times = getOpenTimes({ ...defaultCalendar, zone, hours }, year)
  return times.length > 0 && isOnWeekends(times, year)
}

/** What is allowed in place of an opening on a weekend, or too short for a demo; undefined for others. */
function findOpeningProblem(opening: Opening, calendar: OwnerCalendar): string | undefined {
  const day = Date.parse(opening.date)
  const range = { start: day - dayMs, end: day + 2 * dayMs }
  const { zone } = calendar
  const times = getOpenTimes({ ...defaultCalendar, zone, hours: [], opened: [opening] }, range)
  // Clocks may skip the opening.
  if (times.length === 0) return undefined
  if (isOnWeekends(times, range)) return notOnWeekend
  const canBook = getOpenTimes(calendar, range).some(
    (open) => times.some((time) => overlaps(open, time)) && holdsSlot(open),
  )
  return canBook ? undefined : longEnough
}

export const calendarSchema = v.pipe(
  group({
    zone: v.pipe(
      text(isKnownTimeZone, 'a time zone, such as Europe/Madrid'),
      // Who writes these rarely means the places that have no summer time.
      v.check(
        (zone) => !['EST', 'MST'].includes(zone.toUpperCase()),
        'the zone of a city, such as America/New_York or America/Phoenix, since this one has no summer time',
      ),
    ),
    hours: v.exactOptional(hours),
    closed: v.exactOptional(list(closedDates, "'2026-12-24'")),
    opened: v.exactOptional(list(opening, "'2027-10-12 10:00-13:00'")),
    holidays: v.exactOptional(list(region, "'ES', 'ES-MD'")),
    buffer: v.exactOptional(duration(8, '15m or 1h')),
    per_day: v.exactOptional(wholeNumber(1_000)),
    capacity: v.exactOptional(wholeNumber(50)),
    hosts: v.exactOptional(hosts),
    crm: v.exactOptional(
      group({
        count: v.exactOptional(v.picklist(['all', 'busy'], 'all or busy')),
        users: v.exactOptional(list(wholeNumber(999_999_999), '17, 21')),
      }),
    ),
    feeds,
    reminders: v.exactOptional(list(reminder, "'24h', '1h'")),
  }),
  checkFields(({ capacity, hosts }) =>
    capacity === undefined || hosts === undefined
      ? []
      : [{ at: ['capacity'], allowed: 'left out, since the number of hosts is the capacity' }],
  ),
  checkFields(({ crm: { users = [] } = {}, hosts = [] }) =>
    hosts.flatMap(({ crmUser }, index) =>
      users.length === 0 || crmUser === undefined || users.includes(crmUser)
        ? []
        : {
            at: ['hosts', index, 'crm_user'],
            allowed:
              'in the list crm.users, too, or the activities of this host would take no time',
          },
    ),
  ),
  // Hours of which only some are on weekends are no mistake: `--calendar` shows those as a weekend.
  checkFields(({ hours = {}, opened = [], zone }) =>
    opened.length === 0 && areHoursOnWeekends(toWeekdays(hours), zone)
      ? Object.entries(hours)
          .filter(([, ranges]) => ranges.length > 0)
          .map(([line]) => ({ at: ['hours', line], allowed: notOnWeekend }))
      : [],
  ),
  v.transform(({ capacity = 1, per_day, crm, holidays, hours, ...rest }): OwnerCalendar => ({
    ...defaultCalendar,
    hosts: createHosts(capacity),
    perDay: per_day ?? defaultCalendar.perDay,
    crm: { ...defaultCalendar.crm, ...crm },
    ...(holidays && { isHoliday: createIsHoliday(holidays) }),
    ...(hours && { hours: toWeekdays(hours) }),
    ...rest,
  })),
  checkFields((calendar) =>
    calendar.opened.flatMap((opening, index) => {
      const allowed = findOpeningProblem(opening, calendar)
      return allowed === undefined ? [] : { at: ['opened', index], allowed }
    }),
  ),
)
