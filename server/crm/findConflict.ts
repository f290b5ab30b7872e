import { overlaps } from '@/features/booking/domain/interval'
import { everybody } from '../calendar/availability'
import { defaultCalendar, type OwnerCalendar } from '../calendar/ownerCalendar'
import { listBusyTimes } from '../records/calendar'
import type { Queries } from '../records/database'
import { source } from './busyTimes'

export interface DeliveredMeeting {
  readonly id: number
  readonly host: string
  readonly starts_at: number
  readonly ends_at: number
}

/** Whether activities of the CRM leave a meeting no host: neither its own, nor any if nobody knows whose they are. */
export async function findConflict(
  queries: Queries,
  { id, host, starts_at: start, ends_at: end }: DeliveredMeeting,
  { hosts }: OwnerCalendar = defaultCalendar,
): Promise<boolean> {
  const time = { start, end }
  const all = await listBusyTimes(queries, time, { ownId: id, source })
  const busy = all.filter((each) => overlaps(each, time))
  const isKnown = (name: string) => name === everybody || hosts.some((each) => each.id === name)
  const free = hosts.filter(
    (each) => !busy.some((other) => other.host === each.id || other.host === everybody),
  )
  const anybody = busy.filter((each) => !isKnown(each.host)).length
  // The meeting itself takes one of those who are free.
  return anybody >= free.length || (isKnown(host) && !free.some((each) => each.id === host))
}
