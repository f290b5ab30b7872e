import type { Interval } from '@/features/booking/domain/interval'
import type { AgendaEntry } from '../calendar/agenda'
import type { Queries } from './database'

/** What takes time in a range, with who has booked it. */
export async function readAgendaEntries(
  queries: Queries,
  { start, end }: Interval,
): Promise<AgendaEntry[]> {
  const meetings = await queries
    .selectFrom('activities')
    .leftJoin('persons', 'persons.id', 'activities.person_id')
    .leftJoin('organizations', 'organizations.id', 'activities.org_id')
    .select(['activities.starts_at as start', 'activities.ends_at as end', 'activities.host'])
    .select(['persons.name', 'organizations.name as company'])
    .where('activities.type', '=', 'meeting')
    .where('activities.starts_at', '<', end)
    .where('activities.ends_at', '>', start)
    .$narrowType<{ start: number; end: number }>()
    .execute()
  const busy = await queries
    .selectFrom('busy')
    .select(['starts_at as start', 'ends_at as end', 'host', 'source'])
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .execute()
  return [
    ...meetings.map(({ name, company, ...time }) => ({
      ...time,
      state: 'booked' as const,
      what: [name ?? 'somebody who was erased', company ?? ''].filter(Boolean).join(', '),
    })),
    ...busy.map(({ source, ...time }) => ({ ...time, state: 'busy' as const, what: source })),
  ]
}
