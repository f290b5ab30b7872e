import { sql } from 'kysely'
import moment from '@/features/booking/domain/moment'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { changeMeeting, toTimeColumns, type MeetingChanges } from '../records/activities'
import { formatDuration, getZone } from '../time'
import type { Queries } from '../records/database'
import { addJobs, tellFormerHost, type EventContext } from '../records/events'
import { scheduleReminders } from '../records/reminders'
import { findHostWithoutMeeting, listHostsOfOthers } from '../records/meetings'
import type { ActivityRow } from '../records/schema'
import { markAsCancelled } from '../notes'
import type { CrmActivity } from './crm'

/** A change that was made just before the reading may be missing in it. */
const settleMs = 60_000

interface Times {
  readonly starts_at: number
  readonly ends_at: number
}

interface OwnMeeting extends Omit<ActivityRow, keyof Times>, Times {
  readonly vendor_id: number | null
}

/**
 * The future meetings of the site that the CRM has had for a while, and whose changes it knows: the
 * last delivery was done.
 */
export const findDelivered = (queries: Queries, startedAt: number): Promise<OwnMeeting[]> =>
  queries
    .selectFrom('activities')
    .innerJoin('crm_records', (join) =>
      join
        .onRef('crm_records.local_id', '=', 'activities.id')
        .on('crm_records.kind', '=', 'activity'),
    )
    .selectAll('activities')
    .select('crm_records.vendor_id')
    .where('activities.type', '=', 'meeting')
    .where('activities.starts_at', '>', startedAt)
    .where('crm_records.written_at', '<', startedAt - settleMs)
    .where((builder) =>
      builder(
        builder.fn.coalesce(
          builder
            .selectFrom('jobs')
            .select('jobs.state')
            .where('jobs.recipient', '=', 'crm')
            .whereRef('jobs.deal_id', '=', 'activities.deal_id')
            .orderBy('jobs.id', 'desc')
            .limit(1),
          sql.lit('sent'),
        ),
        '=',
        'sent',
      ),
    )
    .$narrowType<Times>()
    .execute()

interface FollowContext extends EventContext {
  readonly report: (sentence: string) => void
}

/**
 * Writes what the CRM has changed, unless the visitor has changed the meeting meanwhile: their change is
 * on its way to the CRM. What the CRM was told last is not true there any more.
 */
async function update(
  queries: Queries,
  row: OwnMeeting,
  changes: MeetingChanges,
): Promise<ActivityRow | undefined> {
  const updated = await changeMeeting(queries, row, changes)
    .where('sequence', '=', row.sequence)
    .executeTakeFirst()
  if (!updated) return undefined
  await queries
    .updateTable('crm_records')
    .set({ fingerprint: null })
    .where('kind', '=', 'activity')
    .where('local_id', '=', row.id)
    .execute()
  return updated
}

/**
 * Moves a meeting also to a time that the owner's calendar closes or another activity of the CRM has,
 * because its user wants that. If another host gives it then, the CRM, the owner and both hosts are told.
 *
 * @returns the meeting as it is now; undefined if the visitor has changed it meanwhile
 */
async function move(
  queries: Queries,
  row: OwnMeeting,
  newTime: CrmActivity,
  context: FollowContext,
): Promise<ActivityRow | undefined> {
  const host = await findHostWithoutMeeting(queries, row, newTime, context.calendar)
  if (host === undefined) {
    context.report(
      `Booking ${row.deal_id} was moved in the CRM to a time that is taken: its page shows the time before.`,
    )
    return row
  }
  const zoned = moment.tz(newTime.start, getZone(row))
  const time = toTimeColumns({
    due_date: zoned.format('YYYY-MM-DD'),
    due_time: zoned.format('HH:mm'),
    duration: formatDuration(newTime),
    source_timezone: row.source_timezone,
  })
  const moved = await update(queries, row, { ...time, host })
  if (moved && host !== row.host) {
    await addJobs(queries, 'booking.changed', moved, context, ['crm', 'owner'])
    await tellFormerHost(queries, row, moved, context)
  }
  return moved
}

/**
 * Passes a meeting on to the host to whose user the CRM's users have given it: otherwise that host would
 * seem free. A meeting whose host is no user of the CRM stays with that host.
 */
async function passOn(
  queries: Queries,
  { id, deal_id, host, sequence, starts_at, ends_at }: ActivityRow,
  { userId }: CrmActivity,
  { calendar: { hosts }, report }: FollowContext,
): Promise<void> {
  const told = hosts.find((each) => each.id === host)?.crmUser
  const next = hosts.find(({ crmUser }) => crmUser !== undefined && crmUser === userId)
  if (told === undefined || told === userId || !next || !starts_at || !ends_at) return
  const others = await listHostsOfOthers(queries, { start: starts_at, end: ends_at }, id)
  if (others.includes(next.id)) {
    report(`Booking ${deal_id} was given to a host in the CRM who has another one then.`)
    return
  }
  await queries
    .updateTable('activities')
    .set({ host: next.id })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .execute()
}

async function cancel(queries: Queries, row: OwnMeeting, context: FollowContext) {
  const cancelled = await update(queries, row, {
    subject: markAsCancelled(row.subject),
    starts_at: null,
    ends_at: null,
    cancelled_at: context.at.toISOString(),
  })
  if (cancelled) await tellFormerHost(queries, row, cancelled, context)
}

/** The CRM's deals whose meeting may exist there already, although its id is not known yet. */
async function findDealsInCreation(queries: Queries): Promise<Set<number | null>> {
  const rows = await queries
    .selectFrom('crm_records as meeting')
    .innerJoin('activities', 'activities.id', 'meeting.local_id')
    .innerJoin('crm_records as deal', 'deal.local_id', 'activities.deal_id')
    .select('deal.vendor_id')
    .where('meeting.kind', '=', 'activity')
    .where('meeting.begun_at', 'is not', null)
    .where('deal.kind', '=', 'deal')
    .execute()
  return new Set(rows.map(({ vendor_id }) => vendor_id))
}

export interface FollowOptions {
  readonly startedAt: number
  /** The activities that were read one by one, because the list lacked them; null for a deleted one. */
  readonly missing: ReadonlyMap<number, CrmActivity | null>
  readonly report: (text: string) => void
  readonly calendar: OwnerCalendar
}

/**
 * Moves, cancels and passes on the site's meetings as a user of the CRM has done. No visitor is told: the
 * user talks to the customer. Returns the activities that are not the site's.
 */
export async function followCrm(
  queries: Queries,
  activities: readonly CrmActivity[],
  { startedAt, missing, report, calendar }: FollowOptions,
): Promise<CrmActivity[]> {
  const context = { at: new Date(startedAt), calendar, report }
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const withSameHost: [ActivityRow, CrmActivity][] = []
  for (const row of await findDelivered(queries, startedAt)) {
    const id = row.vendor_id ?? 0
    const found = byId.get(id) ?? missing.get(id)
    if (found === undefined) continue
    if (found?.start === row.starts_at && found.end === row.ends_at) {
      withSameHost.push([row, found])
      continue
    }
    if (found === null) {
      await cancel(queries, row, context)
    } else {
      const moved = await move(queries, row, found, context)
      // The CRM is told of a new host before it is asked who that is.
      if (moved?.host === row.host) withSameHost.push([moved, found])
    }
    if (row.deal_id !== null) await scheduleReminders(queries, row.deal_id, context)
  }
  for (const [row, found] of withSameHost) await passOn(queries, row, found, context)
  const own = await queries
    .selectFrom('crm_records')
    .select('vendor_id')
    .where('kind', '=', 'activity')
    .where('vendor_id', 'in', [...byId.keys(), 0])
    .execute()
  const ownIds = new Set(own.map(({ vendor_id }) => vendor_id))
  const createdIn = await findDealsInCreation(queries)
  // A page that shifts while the list is read lists an activity twice.
  return [...byId.values()].filter(
    ({ id, isMeeting, dealId }) =>
      !ownIds.has(id) && !(isMeeting && dealId !== null && createdIn.has(dealId)),
  )
}
