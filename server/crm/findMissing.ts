import type { Queries } from '../records/database'
import { CrmRefusal, CrmUnavailable, type Crm, type CrmActivity } from './crm'
import { findDelivered, type FollowOptions } from './followCrm'

/** Nobody cancels more meetings between two readings: then it is the reading that lacks them. */
const mostCancelled = 3

/**
 * The ids of the site's meetings which a reading of the CRM lacks: one may be deleted, or have no time, but it
 * may also be a page that shifted. None if many are missing or all of several, as when the token sees less than
 * before or is of another account.
 */
export async function findMissing(
  queries: Queries,
  activities: readonly CrmActivity[],
  { startedAt, report }: Pick<FollowOptions, 'startedAt' | 'report'>,
): Promise<number[]> {
  const listed = new Set(activities.map(({ id }) => id))
  const delivered = await findDelivered(queries, startedAt)
  const missing = delivered.flatMap(({ vendor_id }) =>
    vendor_id === null || listed.has(vendor_id) ? [] : [vendor_id],
  )
  const isAll = missing.length > 1 && missing.length === delivered.length
  if (missing.length <= mostCancelled && !isAll) return missing
  report(
    "Several demos are missing in the CRM's calendar at once, so none of them is cancelled: check CRM_URL, and that the token still sees the activities of all users.",
  )
  return []
}

/**
 * Reads activities one by one; null for a deleted one. Those that can't be read now are left out, until the next
 * reading of the calendar.
 */
export async function readActivities(
  crm: Pick<Crm, 'readActivity'>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, CrmActivity | null>> {
  const found = new Map<number, CrmActivity | null>()
  for (const id of ids) {
    try {
      found.set(id, await crm.readActivity(id, signal))
    } catch (error) {
      if (!(error instanceof CrmUnavailable || error instanceof CrmRefusal)) throw error
    }
  }
  return found
}
