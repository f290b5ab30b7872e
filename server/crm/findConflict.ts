import type { Host } from '../calendar/ownerCalendar'
import type { Queries } from '../records/database'
import type { MeetingTime } from '../records/meetings'
import type { ActivityRow } from '../records/schema'

/**
 * Whether the CRM has given away the time of a meeting: that of its host, or that of anybody where no other
 * host is free. Feeds don't count: once a host's calendar has the meeting from the CRM, their feed has it too.
 */
export async function findConflict(
  queries: Queries,
  { id, host, starts_at, ends_at }: MeetingTime & Pick<ActivityRow, 'id' | 'host'>,
  hosts: readonly Host[],
): Promise<boolean> {
  const busy = await queries
    .selectFrom('busy')
    .select('host')
    .where('source', '=', 'crm')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .execute()
  if (busy.some((each) => each.host === host)) return true
  const isHost = (name: string) => hosts.some((each) => each.id === name)
  const unassigned = busy.filter((each) => !isHost(each.host)).length
  if (unassigned === 0) return false
  const demos = await queries
    .selectFrom('activities')
    .select('host')
    .where('type', '=', 'meeting')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('id', '<>', id)
    .execute()
  const taken = new Set([...busy, ...demos].map((each) => each.host))
  // One of those who are free gives this meeting.
  const free = hosts.filter((each) => !taken.has(each.id)).length
  return free <= unassigned
}
