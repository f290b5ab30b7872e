import type { CalendarFile } from '../calendar/openCalendar'
import { anybody } from '../calendar/availability'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { BusySource } from '../records/busyReader'
import type { Database } from '../records/database'
import type { Crm, CrmActivity } from './crm'
import { followCrm } from './followCrm'
import { findMissing, readActivities } from './findMissing'

/** Names the rows of the CRM's busy times. */
export const crmSourceName = 'crm'

export interface CrmSourceOptions {
  readonly database: Database
  readonly crm: Pick<Crm, 'readBusy' | 'readActivity'>
  readonly calendar: Pick<CalendarFile, 'get'>
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
}

const takesTime =
  ({ crm: { count, users } }: OwnerCalendar) =>
  ({ userId, isBusy }: CrmActivity) =>
    (count === 'all' || isBusy) &&
    (users.length === 0 || (userId !== null && users.includes(userId)))

/** The CRM's calendar. What its users have changed of the site's meetings is changed here too. */
export function createCrmSource(options: CrmSourceOptions): BusySource {
  const { database, crm, calendar, report } = options
  const told = new Set<string>()
  const reportOnce = (sentence: string) => {
    if (!told.has(sentence)) report(sentence)
    told.add(sentence)
  }
  return {
    name: crmSourceName,
    title: 'the CRM',
    restMs: 10_000,
    read: async (startedAt, signal) => {
      const activities = await crm.readBusy(startedAt, signal)
      const missingIds = await database.read((queries) =>
        findMissing(queries, activities, { startedAt, report: reportOnce }),
      )
      const missing = await readActivities(crm, missingIds, signal)
      const rules = calendar.get()
      const { hosts } = rules
      const isCounted = takesTime(rules)
      const findHost = (user: number | null) =>
        user === null ? undefined : hosts.find(({ crmUser }) => crmUser === user)
      return async (queries) => {
        // As bookings do: a time that both want would discard the whole reading.
        await database.lock(queries, 'calendar')
        const others = await followCrm(queries, activities, {
          startedAt,
          missing,
          report: reportOnce,
          calendar: rules,
        })
        return others.filter(isCounted).map(({ id, userId, start, end }) => ({
          id: String(id),
          host: findHost(userId)?.id ?? anybody,
          start,
          end,
        }))
      }
    },
  }
}
