import type { Interval } from '@/features/booking/domain/interval'
import { slotMinutes } from '@/features/booking/domain/slots'
import { dayMs, minuteMs } from '../time'
import { getOpenTimes, listOffsetPeriods } from './openTimes'
import type { Host, OwnerCalendar } from './ownerCalendar'

/** Something that takes the time of a host. */
export interface TakenTime extends Interval {
  /**
   * Whose time: that of the host with this id, `everybody`'s, or `anybody`'s, where nobody knows whose. A host
   * who is not in the calendar counts as `anybody`.
   */
  readonly host: string
  /**
   * Whether it is a demo, which counts for the most demos of a day and for who gives the next one. Also 1
   * or 0, as databases say it: converting thousands of rows took a third of the time.
   */
  readonly isDemo: boolean | number
}

/** No host's id: those of hosts are e-mail addresses and numbers. */
export const everybody = 'everybody'
export const anybody = 'anybody'

const slotMs = slotMinutes * minuteMs

/**
 * Slots start at whole hours of some zone, and all zones differ from UTC by quarters of an hour. So this
 * looks at every quarter of an hour at which a slot could start.
 */
const stepMs = 15 * minuteMs
const stepsPerSlot = slotMs / stepMs

/** Whether a slot can start and end in an open time. */
export const holdsSlot = ({ start, end }: Interval): boolean =>
  Math.ceil(start / stepMs) * stepMs + slotMs <= end

const extend = ({ start, end }: Interval, milliseconds: number): Interval => ({
  start: start - milliseconds,
  end: end + milliseconds,
})

/** The range whose busy times `blocks` needs: for the day's demos and a buffer. */
export const getBlocksContext = (range: Interval): Interval => extend(range, 2 * dayMs)

/** The range whose busy times `findHost` needs, too: for the week's demos. */
export const getHostContext = (range: Interval): Interval => extend(range, 8 * dayMs)

/** The day of an instant on the owner's clock, as a number that grows by one each day. */
function createDayCounter({ zone }: OwnerCalendar, range: Interval): (instant: number) => number {
  const periods = listOffsetPeriods(zone, getHostContext(range))
  return (instant) => {
    const period = periods.find(({ end }) => instant < end) ?? periods.at(-1)
    return Math.floor((instant + (period?.offset ?? 0)) / dayMs)
  }
}

/** Weeks begin on Monday, as 5 January 1970 was one. */
const getWeek = (day: number) => Math.floor((day - 4) / 7)

const count = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

/**
 * Finds out what is free in a range. What visitors are shown (`blocks`) and what is accepted (`findHost`)
 * are the same.
 *
 * With several hosts, a time can be taken that no block could tell: at 10:00 one host is busy until 10:30,
 * and the other from 10:30 on, yet both 9:30 and 10:30 are free. Then the quarters of an hour after it, up
 * to a slot's length, are taken, too.
 *
 * @param busy what takes time in the range's context, without the demo that is being moved
 */
export function getAvailability(
  calendar: OwnerCalendar,
  busy: readonly TakenTime[],
  range: Interval,
) {
  const { hosts, buffer, perDay } = calendar
  // What begins before the range matters for the quarters that a short block takes after it.
  const first = Math.floor((range.start - slotMs) / stepMs)
  const length = Math.ceil(range.end / stepMs) - first
  const getStart = (step: number) => (first + step) * stepMs
  /** Never negative: `fill` would count that from the end. */
  const toStep = (quarter: number) => Math.min(length, Math.max(0, quarter - first))

  const getDay = createDayCounter(calendar, range)
  const demosOfDay = new Map<number, number>()
  const demosOfWeek = new Map<string, number>()
  const takenBy = new Map(hosts.map(({ id }) => [id, new Uint8Array(length)]))
  const takenFromAnybody = new Uint16Array(length)

  for (const { start, end, host, isDemo } of busy) {
    if (isDemo) {
      const day = getDay(start)
      count(demosOfDay, day)
      count(demosOfWeek, `${host} ${getWeek(day)}`)
    }
    if (start >= end) continue
    const from = toStep(Math.floor((start - slotMs - buffer) / stepMs) + 1)
    const to = toStep(Math.ceil((end + buffer) / stepMs))
    if (host === everybody) for (const taken of takenBy.values()) taken.fill(1, from, to)
    else {
      const taken = takenBy.get(host)
      if (taken) taken.fill(1, from, to)
      else
        for (let step = from; step < to; step += 1)
          takenFromAnybody[step] = (takenFromAnybody[step] ?? 0) + 1
    }
  }

  const isOpen = new Uint8Array(length)
  for (const { start, end } of getOpenTimes(calendar, {
    start: getStart(0),
    end: getStart(length) + slotMs,
  })) {
    isOpen.fill(
      1,
      toStep(Math.ceil(start / stepMs)),
      toStep(Math.floor((end - slotMs) / stepMs) + 1),
    )
  }

  const listFreeHosts = (step: number) => hosts.filter(({ id }) => takenBy.get(id)?.[step] === 0)
  const isDayFull = (step: number) => (demosOfDay.get(getDay(getStart(step))) ?? 0) >= perDay
  const isTaken = (step: number) =>
    isOpen[step] !== 1 || listFreeHosts(step).length <= (takenFromAnybody[step] ?? 0)

  const isBlocked = new Uint8Array(length)
  for (let step = 0, wasTaken = false; step < length; step += 1) {
    const taken = isTaken(step) || isDayFull(step)
    if (taken) isBlocked.fill(1, step, wasTaken ? step + 1 : step + stepsPerSlot)
    wasTaken = taken
  }

  const blocks: Interval[] = []
  for (let from = 0; from < length; from += 1) {
    if (isBlocked[from] === 0) continue
    let to = from
    while (to < length && isBlocked[to] === 1) to += 1
    const start = Math.max(range.start, getStart(from) + slotMs - stepMs)
    const end = Math.min(range.end, getStart(to))
    if (start < end) blocks.push({ start, end })
    from = to
  }

  return {
    /** When nothing can be booked, within the range: a slot is free if it overlaps none (requirements R21). */
    blocks,
    /**
     * Who gives a demo at a time within the range; undefined if that is not free as a whole. The preferred host
     * if they can, else who has the fewest demos in that week.
     */
    findHost: ({ start, end }: Interval, preferred?: string): Host | undefined => {
      const step = start / stepMs - first
      if (isBlocked[step] !== 0) return undefined
      // A demo that was made longer is as many slots, each a quarter of an hour after the other.
      const more = Math.max(0, Math.ceil((end - start - slotMs) / stepMs))
      const steps = Array.from({ length: more + 1 }, (_, index) => step + index)
      if (steps.some(isTaken)) return undefined
      const free = hosts.filter(({ id }) => steps.every((each) => takenBy.get(id)?.[each] === 0))
      const week = getWeek(getDay(start))
      const getDemos = ({ id }: Host) => demosOfWeek.get(`${id} ${week}`) ?? 0
      // Sorting keeps the order of the file among equals.
      const [next] = free.toSorted((one, other) => getDemos(one) - getDemos(other))
      return free.find(({ id }) => id === preferred) ?? next
    },
  }
}
