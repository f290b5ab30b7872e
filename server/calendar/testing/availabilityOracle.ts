/**
 * A slow and independent answer to what is free: every minute of a slot and its buffer is looked at, and
 * the owner's clock comes from Intl instead of moment-timezone.
 */
import type { Interval } from '@/features/booking/domain/interval'
import { getShownTime } from '@/features/booking/domain/testing/minuteOracle'
import type { TakenTime } from '../availability'
import type { OwnerCalendar } from '../ownerCalendar'
import { minuteMs } from '../../time'

function readClockAnew(instant: number, zone: string) {
  const clock = new Date(getShownTime(instant, zone))
  return {
    date: clock.toISOString().slice(0, 10),
    weekday: clock.getUTCDay(),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  }
}

const shown = new Map<string, ReturnType<typeof readClockAnew>>()

/** What the owner's clock shows. Slots share most minutes, so each is read once. */
function readClock(instant: number, zone: string) {
  const key = `${zone} ${instant}`
  const clock = shown.get(key) ?? readClockAnew(instant, zone)
  shown.set(key, clock)
  return clock
}

function isOpenAt(calendar: OwnerCalendar, instant: number): boolean {
  const { date, weekday, minute } = readClock(instant, calendar.zone)
  const isWithin = ({ from, to }: { from: number; to: number }) => from <= minute && minute < to
  if (calendar.opened.some((opening) => opening.date === date && isWithin(opening))) return true
  if (calendar.closed.some(({ first, last }) => first <= date && date <= last)) return false
  return (calendar.hours[weekday] ?? []).some(isWithin)
}

/** Whether some host can give a demo at a time. Knows nothing of holidays. */
export function oracleIsFree(
  calendar: OwnerCalendar,
  busy: readonly TakenTime[],
  { start, end }: Interval,
): boolean {
  for (let minute = start; minute < end; minute += minuteMs) {
    if (!isOpenAt(calendar, minute)) return false
  }
  const day = readClock(start, calendar.zone).date
  const demos = busy.filter(
    (each) => each.isDemo && readClock(each.start, calendar.zone).date === day,
  )
  if (demos.length >= calendar.perDay) return false

  const ids = new Set(calendar.hosts.map(({ id }) => id))
  const busyHosts = new Set<string>()
  const unknown = new Set<TakenTime>()
  const { buffer } = calendar
  for (let minute = start - buffer; minute < end + buffer; minute += minuteMs) {
    for (const each of busy) {
      if (minute + minuteMs <= each.start || minute >= each.end) continue
      if (each.host === 'everybody') return false
      if (ids.has(each.host)) busyHosts.add(each.host)
      else unknown.add(each)
    }
  }
  return ids.size - busyHosts.size > unknown.size
}
