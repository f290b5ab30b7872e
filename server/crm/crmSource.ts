import type { CalendarFile } from '../calendar/openCalendar'
import { anybody } from '../calendar/availability'
import { defaultCalendar, type OwnerCalendar } from '../calendar/ownerCalendar'
import type { BusySource } from '../records/busyReader'
import type { Database } from '../records/database'
import type { Crm, CrmActivity } from './crm'
import { followCrm } from './followCrm'
import { followHosts } from './followHosts'
import { askFor, findMissing } from './findMissing'

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
    name: 'crm',
    title: 'the CRM',
    restMs: 10_000,
    read: async (startedAt, signal) => {
      const activities = await crm.readBusy(startedAt, signal)
      const missing = await database.read((queries) =>
        findMissing(queries, activities, { startedAt, report: reportOnce }),
      )
      const answers = await askFor(crm, missing, signal)
      const rules = calendar.get() ?? defaultCalendar
      const hosts = new Map(rules.hosts.map(({ id, crmUser }) => [crmUser ?? null, id]))
      hosts.delete(null)
      return async (queries) => {
        const others = await followCrm(queries, activities, {
          startedAt,
          answers,
          report: reportOnce,
          calendar: calendar.get(),
        })
        await followHosts(queries, activities, {
          startedAt,
          hosts: rules.hosts,
          report: reportOnce,
        })
        return others.filter(takesTime(rules)).map(({ id, userId, startsAt, endsAt }) => ({
          id: String(id),
          host: hosts.get(userId) ?? anybody,
          startsAt,
          endsAt,
        }))
      }
    },
  }
}
