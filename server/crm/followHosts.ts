import type { Host } from '../calendar/ownerCalendar'
import type { Queries } from '../records/database'
import { listHostsOfOthers } from '../records/meetings'
import type { CrmActivity } from './crm'
import { findDelivered } from './followCrm'

/**
 * Passes the site's meetings on to the hosts to whose users the CRM's users have given them: otherwise those
 * hosts would seem free. What the CRM was not told whose it is stays.
 */
export async function followHosts(
  queries: Queries,
  activities: readonly CrmActivity[],
  {
    startedAt,
    hosts,
    report,
  }: {
    readonly startedAt: number
    readonly hosts: readonly Host[]
    readonly report: (text: string) => void
  },
): Promise<void> {
  const users = new Map(activities.map(({ id, userId }) => [id, userId]))
  const findUser = (host: string) => hosts.find(({ id }) => id === host)?.crmUser
  for (const row of await findDelivered(queries, startedAt)) {
    const user = users.get(row.vendor_id ?? 0) ?? undefined
    const told = findUser(row.host)
    const next = hosts.find(({ crmUser }) => crmUser !== undefined && crmUser === user)
    if (told === undefined || told === user || !next) continue
    const time = { start: row.starts_at, end: row.ends_at }
    if ((await listHostsOfOthers(queries, time, row.id)).includes(next.id)) {
      report(`Booking ${row.deal_id} was given to a host in the CRM who has another one then.`)
      continue
    }
    await queries
      .updateTable('activities')
      .set({ host: next.id })
      .where('id', '=', row.id)
      .where('sequence', '=', row.sequence)
      .execute()
  }
}
