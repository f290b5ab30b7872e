import type { Interval } from '@/features/booking/domain/interval'
import type { AgendaEntry } from '../calendar/agenda'
import type { Queries } from './database'
import { getPrimary } from './events'

/** The meetings in a range, in their order, with who comes: null for who was erased. */
const listMeetings = (queries: Queries, { start, end }: Interval) =>
  queries
    .selectFrom('activities')
    .leftJoin('persons', 'persons.id', 'activities.person_id')
    .leftJoin('organizations', 'organizations.id', 'activities.org_id')
    .select(['activities.id', 'activities.deal_id', 'starts_at', 'ends_at', 'note', 'host'])
    .select(['sequence', 'activities.created_at', 'persons.name', 'persons.email'])
    .select(['persons.phone', 'organizations.name as company'])
    .where('type', '=', 'meeting')
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .orderBy('starts_at')
    .orderBy('activities.id')
    .$narrowType<{ starts_at: number; ends_at: number }>()
    .execute()

/** The demos that end after an instant, in their order, with who comes: nobody who was erased. */
export async function listDemos(queries: Queries, since: number) {
  const rows = await listMeetings(queries, { start: since, end: Number.MAX_SAFE_INTEGER })
  return rows.flatMap(({ deal_id, name, email, phone, company, ...row }) =>
    deal_id === null || name === null
      ? []
      : {
          ...row,
          deal_id,
          name,
          email: getPrimary(email ?? '[]'),
          phone: getPrimary(phone ?? '[]'),
          company: company ?? '',
        },
  )
}

export type Demo = Awaited<ReturnType<typeof listDemos>>[number]

/** What takes time in a range, with who has booked it. */
export async function readAgendaEntries(queries: Queries, range: Interval): Promise<AgendaEntry[]> {
  const meetings = await listMeetings(queries, range)
  const busy = await queries
    .selectFrom('busy')
    .select(['starts_at as start', 'ends_at as end', 'host', 'source'])
    .where('starts_at', '<', range.end)
    .where('ends_at', '>', range.start)
    .execute()
  return [
    ...meetings.map(({ starts_at, ends_at, host, name, company }) => ({
      start: starts_at,
      end: ends_at,
      host,
      state: 'booked' as const,
      what: [name ?? 'somebody who was erased', company ?? ''].filter(Boolean).join(', '),
    })),
    ...busy.map(({ source, ...time }) => ({ ...time, state: 'busy' as const, what: source })),
  ]
}
