import type {
  ActivityRange,
  AppointmentChange,
  NewActivity,
} from '@/contactService/schemas/requests'
import { getEarliestDate, getLatestDate } from '@/features/booking/domain/businessDays'
import { getDateInZone, isKnownTimeZone } from '@/features/booking/domain/instant'
import { addToDate, isWeekday } from '@/features/booking/domain/isoDate'
import { slotDuration, slotTimes } from '@/features/booking/domain/slots'
import type { BookableDates } from '../records/meetings'
import { refuse } from '../httpErrors'
import { getZone, hourMs, toUtcDate } from '../time'

/** A visitor may choose a date before midnight and send it after midnight. */
const graceMs = hourMs

/** Days for which a message that could not be sent at first may keep its date (requirements R47). */
const maxMessageAge = 7

const requireRule = (rule: boolean, info: string) => {
  if (!rule) throw refuse(400, `body/${info}`)
}

const isInKnownZone = (activity: Pick<AppointmentChange, 'source_timezone'>) =>
  isKnownTimeZone(getZone(activity))

/** Returns an activity, in UTC if it is a message from a device that knows newer zones than the site. */
export const toKnownZone = (activity: NewActivity): NewActivity =>
  activity.type === 'email' && !isInKnownZone(activity)
    ? { ...activity, source_timezone: '' }
    : activity

/**
 * Checks that the calendar offers this time of day and this weekday, in a known zone. The store checks whether the
 * date can still be booked, since a repeated request for an existing appointment must succeed.
 *
 * @throws {HttpError} naming the field and the rule
 */
export function checkAppointment(appointment: AppointmentChange): void {
  const { due_date, due_time } = appointment
  requireRule(
    isInKnownZone(appointment),
    'source_timezone of a meeting must be a time zone that the site knows',
  )
  requireRule(
    slotTimes.includes(due_time),
    `due_time of a meeting must be one of ${slotTimes.join()}`,
  )
  requireRule(isWeekday(due_date), 'due_date of a meeting must be a business day')
}

/**
 * The dates on which an appointment can be booked in its time zone.
 *
 * @param now the current time in milliseconds since 1970
 */
export function getBookableDates(
  appointment: Pick<AppointmentChange, 'source_timezone'>,
  now: number,
): BookableDates {
  const timeZone = getZone(appointment)
  return {
    earliest: getEarliestDate(getDateInZone(now - graceMs, timeZone)),
    latest: getLatestDate(getDateInZone(now + graceMs, timeZone)),
  }
}

/** A contact message is due at noon of the day on which it was sent (requirements R37). */
function checkEmail(email: NewActivity, now: number): void {
  const { due_date, due_time, duration } = email
  requireRule(due_time === '12:00', 'due_time of an e-mail must be 12:00')
  requireRule(duration === '00:30', 'duration of an e-mail must be 00:30')
  const today = getDateInZone(now, getZone(email))
  requireRule(
    due_date >= addToDate(today, -maxMessageAge) && due_date <= addToDate(today, 1),
    'due_date of an e-mail must be today',
  )
}

/**
 * Checks that the site itself could have sent an activity, now or before.
 *
 * @param now the current time in milliseconds since 1970
 * @throws {HttpError} naming the field and the rule
 */
export function checkActivity(activity: NewActivity, now: number): void {
  if (activity.type === 'email') checkEmail(activity, now)
  else {
    const { duration } = activity
    requireRule(duration === slotDuration, `duration of a meeting must be ${slotDuration}`)
    checkAppointment(activity)
  }
}

/** The most days of one requested range, both ends included. */
const maxDays = 62

/** How much later a zone's latest date can be than UTC's: its day may be one ahead, with a 29 February between. */
const zoneDays = 2

/**
 * The part of the requested range in which visitors can book a day somewhere; undefined if there is none. Finding
 * the holidays of a year takes long, so nobody may ask for all years.
 *
 * @param now the current time in milliseconds since 1970
 * @throws {HttpError} if the range ends before it starts, or is too long
 */
export function getBookableRange(requested: ActivityRange, now: number): ActivityRange | undefined {
  const { start_date, end_date } = requested
  if (end_date < start_date) throw refuse(400, 'end_date is before start_date')
  const today = toUtcDate(now)
  const start = start_date < today ? today : start_date
  if (end_date > addToDate(start, maxDays - 1)) {
    throw refuse(400, `the range has more than ${maxDays} days`)
  }
  const latest = addToDate(getLatestDate(today), zoneDays)
  const end = end_date > latest ? latest : end_date
  return end < start ? undefined : { start_date: start, end_date: end }
}
