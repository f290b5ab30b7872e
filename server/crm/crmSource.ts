import { anybody } from '../calendar/availability'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { BusySource } from '../records/busyReader'
import type { SiteContext } from '../records/database'
import { CrmError, type CrmActivity } from './crm'
import { followCrm, findDelivered, type OwnMeeting } from './followCrm'
import type { Crm } from './pipedrive/openPipedrive'

/** Nobody cancels more meetings between two readings: then it is the reading that lacks them. */
const mostCancelled = 3

/**
 * The ids of the site's future meetings which a reading of the CRM lacks: one may be deleted, or have no time, but it
 * may also be a page that shifted. None if many are missing or all of several, as when the token sees less than
 * before.
 */
function findMissing(
  activities: readonly CrmActivity[],
  future: readonly OwnMeeting[],
  report: (sentence: string) => void,
): number[] {
  const listed = new Set(activities.map(({ id }) => id))
  const missing = future.flatMap(({ vendor_id }) =>
    vendor_id === null || listed.has(vendor_id) ? [] : [vendor_id],
  )
  const isAll = missing.length > 1 && missing.length === future.length
  if (missing.length <= mostCancelled && !isAll) return missing
  report(
    "Several demos are missing in the CRM's calendar at once, so none of them is cancelled: check that the token still sees the activities of all users.",
  )
  return []
}

/**
 * Reads activities one by one; null for a deleted one. Those that can't be read now are left out, until the next
 * reading of the calendar.
 */
async function readActivities(
  crm: Pick<Crm, 'readActivity'>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, CrmActivity | null>> {
  const found = new Map<number, CrmActivity | null>()
  for (const id of ids) {
    try {
      found.set(id, await crm.readActivity(id, signal))
    } catch (error) {
      if (!(error instanceof CrmError)) throw error
    }
  }
  return found
}

/** Names the rows of the CRM's busy times. */
export const crmSourceName = 'crm'

export interface CrmSourceOptions extends SiteContext {
  readonly crm: Pick<Crm, 'readBusy' | 'readActivity'>
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
      const delivered = await database.read((queries) => findDelivered(queries, startedAt))
      const activities = await crm.readBusy(startedAt, signal)
      // One that has begun is not cancelled here.
      const future = delivered.filter(({ starts_at }) => starts_at > startedAt)
      const missingIds = findMissing(activities, future, reportOnce)
      const missing = await readActivities(crm, missingIds, signal)
      const rules = calendar.get()
      const { hosts } = rules
      const isCounted = takesTime(rules)
      return async (queries) => {
        // As bookings do: a time that both want would discard the whole reading.
        await database.lock(queries, 'calendar')
        const context = { queries, at: new Date(startedAt), calendar: rules, report: reportOnce }
        const others = await followCrm(context, activities, { delivered, missing })
        return others.filter(isCounted).map(({ id, userId, start, end }) => ({
          id: String(id),
          host: hosts.find(({ crmUser }) => crmUser === userId)?.id ?? anybody,
          start,
          end,
        }))
      }
    },
  }
}
