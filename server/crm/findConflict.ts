import { overlaps, type Interval } from '@/features/booking/domain/interval'
import type { Host } from '../calendar/ownerCalendar'
import { listBusyTimes } from '../records/calendar'
import type { Queries } from '../records/database'
import type { ActivityRow } from '../records/schema'
import { crmSourceName } from './crmSource'

/**
 * Whether the CRM has given away the time of a meeting: that of its host, or that of anybody where no other
 * host is free. Feeds don't count: once a host's calendar has the meeting from the CRM, their feed has it too.
 */
export async function findConflict(
  queries: Queries,
  meeting: Interval & Pick<ActivityRow, 'id' | 'host'>,
  hosts: readonly Host[],
): Promise<boolean> {
  const listed = await listBusyTimes(queries, meeting, { ownId: meeting.id, source: crmSourceName })
  const others = listed.filter((each) => overlaps(each, meeting))
  const busy = others.filter(({ isDemo }) => !isDemo)
  if (busy.some((each) => each.host === meeting.host)) return true
  const isAnybodys = (each: { readonly host: string }) =>
    !hosts.some((known) => known.id === each.host)
  if (!busy.some(isAnybodys)) return false
  const taken = new Set(others.map((each) => each.host))
  // One of those who are free gives this meeting.
  const free = hosts.filter((each) => !taken.has(each.id)).length
  return free <= others.filter(isAnybodys).length
}
