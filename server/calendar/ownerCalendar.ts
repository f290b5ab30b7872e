import type { IsoDate, TimeZone } from '@/features/booking/domain/types'
import type { Secret } from '../secret'
import { hourMs } from '../time'

/** Minutes since midnight on the owner's clock, the end not included; 1440 is the next midnight. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

/** The days from the first to the last one, both included. */
export interface DateRange {
  readonly first: IsoDate
  readonly last: IsoDate
}

/** An opening of a single day. */
export interface Opening extends TimeRange {
  readonly date: IsoDate
}

/** Somebody who gives demos, one at a time. */
export interface Host {
  /** The e-mail address of a host with a name, else the position: `1`, `2`, … */
  readonly id: string
  readonly name: string
  readonly email: string
  /** The number of their user in the CRM. */
  readonly crmUser: number | undefined
  readonly feeds: readonly Secret[]
}

/** The owner's rules of when demos can be booked (requirements R61), read from `CALENDAR_FILE`. */
export interface OwnerCalendar {
  readonly zone: TimeZone
  /** The opening hours of the seven weekdays, from Sunday on. */
  readonly hours: readonly (readonly TimeRange[])[]
  readonly closed: readonly DateRange[]
  readonly opened: readonly Opening[]
  /** Whether a date is a public holiday, and so closed. */
  readonly isHoliday: (date: IsoDate) => boolean
  /** The time without anything else before and after a demo, in milliseconds. */
  readonly buffer: number
  /** The most demos that begin on one day. */
  readonly perDay: number
  /** At least one. */
  readonly hosts: readonly Host[]
  /** Which activities of the CRM take time: those of some users (empty: of all), or busy ones alone. */
  readonly crm: { readonly count: 'all' | 'busy'; readonly users: readonly number[] }
  /** The addresses of calendars whose events block everybody. */
  readonly feeds: readonly Secret[]
  /** How long before a demo its reminders are sent, in milliseconds. */
  readonly reminders: readonly number[]
}

const wholeDay: TimeRange = { from: 0, to: 24 * 60 }

/** Hosts without a name, who are told apart by their position. */
export const createHosts = (count: number): readonly Host[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: '',
    email: '',
    crmUser: undefined,
    feeds: [],
  }))

/** The rules of a file that has its zone alone: one demo at a time, at any hour. */
export const defaultCalendar: OwnerCalendar = {
  zone: 'UTC',
  hours: Array.from({ length: 7 }, () => [wholeDay]),
  closed: [],
  opened: [],
  isHoliday: () => false,
  buffer: 0,
  perDay: Infinity,
  hosts: createHosts(1),
  crm: { count: 'all', users: [] },
  feeds: [],
  reminders: [24 * hourMs, hourMs],
}

/** The rules without a file. Nobody in particular gives the demos, and nobody is reminded of them. */
export const calendarWithoutFile: OwnerCalendar = {
  ...defaultCalendar,
  hosts: createHosts(1).map((host) => ({ ...host, id: '' })),
  reminders: [],
}
