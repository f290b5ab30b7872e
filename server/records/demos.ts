import type { Queries } from './database'
import { getPrimary } from './events'

/** The demos that end after an instant, in their order, with who comes: nobody who was erased. */
export async function listDemos(queries: Queries, since: number) {
  const rows = await queries
    .selectFrom('activities')
    .innerJoin('persons', 'persons.id', 'activities.person_id')
    .leftJoin('organizations', 'organizations.id', 'activities.org_id')
    .select(['activities.id', 'activities.deal_id', 'starts_at', 'ends_at', 'note', 'host'])
    .select(['sequence', 'activities.created_at', 'persons.name', 'persons.email'])
    .select(['persons.phone', 'organizations.name as company'])
    .where('type', '=', 'meeting')
    .where('ends_at', '>', since)
    .where('deal_id', 'is not', null)
    .orderBy('starts_at')
    .orderBy('activities.id')
    .$narrowType<{ starts_at: number; ends_at: number; deal_id: number }>()
    .execute()
  return rows.map((row) => ({
    ...row,
    email: getPrimary(row.email),
    phone: getPrimary(row.phone),
    company: row.company ?? '',
  }))
}

export type Demo = Awaited<ReturnType<typeof listDemos>>[number]
