import { sql } from 'kysely'
import { overlaps } from '@/features/booking/domain/interval'
import moment from '@/features/booking/domain/moment'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { changeMeeting, toTimeColumns, type MeetingChanges } from '../records/activities'
import { dayMs, formatDuration, getZone, maxClockErrorMs, toUtcTime } from '../time'
import type { Queries } from '../records/database'
import { addJobs, tellFormerHost, type EventContext } from '../records/events'
import { scheduleReminders } from '../records/reminders'
import { listBusyTimes } from '../records/meetings'
import type { ActivityRow } from '../records/schema'
import { markAsCancelled } from '../notes'
import type { CrmActivity } from './crm'

/** A change that was made just before the reading may be missing in it. */
const recentMs = 60_000

/** How long a meeting that has begun is followed: its users find another time for somebody who did not come. */
const followedMs = 30 * dayMs

export interface OwnMeeting extends ActivityRow {
  readonly starts_at: number
  readonly ends_at: number
  readonly vendor_id: number | null
}

/** The site's activities that the CRM has had for a while, and whose changes it knows: the last delivery was done. */
const selectDelivered = (queries: Queries, startedAt: number) =>
  queries
    .selectFrom('activities')
    .innerJoin('crm_records', (join) =>
      join
        .onRef('crm_records.local_id', '=', 'activities.id')
        .on('crm_records.kind', '=', 'activity'),
    )
    .selectAll('activities')
    .select('crm_records.vendor_id')
    .where(
      sql<boolean>`crm_records.written_at NOT BETWEEN ${startedAt - recentMs} AND ${startedAt + maxClockErrorMs}`,
    )
    // Looks for the last jobs of all at once: no index has a booking's that are done.
    .where(
      sql<boolean>`activities.deal_id NOT IN (
        SELECT deal_id FROM jobs WHERE state <> 'sent' AND id IN (
          SELECT max(id) FROM jobs WHERE recipient = 'crm' GROUP BY deal_id))`,
    )

/** Those meetings that begin in the future, or began in the last 30 days. */
export const findDelivered = (queries: Queries, startedAt: number): Promise<OwnMeeting[]> =>
  selectDelivered(queries, startedAt)
    .where('activities.type', '=', 'meeting')
    .where('activities.starts_at', '>', startedAt - followedMs)
    .$narrowType<{ starts_at: number; ends_at: number }>()
    .execute()

/** `at` is when the reading of the CRM began. */
interface FollowContext extends EventContext {
  readonly report: (sentence: string) => void
}

async function update(
  context: FollowContext,
  row: OwnMeeting,
  changes: MeetingChanges,
): Promise<ActivityRow> {
  const updated = await changeMeeting(context.queries, row, changes).executeTakeFirstOrThrow()
  if (row.deal_id !== null) await scheduleReminders(context, row.deal_id)
  return updated
}

/** An activity of the site, and what the CRM says of it now. */
interface FoundActivity {
  readonly row: ActivityRow
  readonly found: CrmActivity
}

interface Change extends FoundActivity {
  readonly row: OwnMeeting
}

const isMoved = ({ row, found }: FoundActivity) =>
  found.start !== row.starts_at || found.end !== row.ends_at

/**
 * The host whose user has the meeting in the CRM: otherwise that host would seem free. A meeting whose host is no
 * user of the CRM stays with that host.
 */
function getHostInCrm({ row, found: { userId } }: FoundActivity, { hosts }: OwnerCalendar): string {
  const isTold = hosts.some(({ id, crmUser }) => id === row.host && crmUser !== undefined)
  const inCrm = hosts.find(({ crmUser }) => crmUser === userId)
  return isTold && inCrm ? inCrm.id : row.host
}

const isChanged = (activity: FoundActivity, calendar: OwnerCalendar) =>
  isMoved(activity) || getHostInCrm(activity, calendar) !== activity.row.host

/** A message is to be answered at noon of any day: a user who gives it another time of day means an appointment. */
const takesTimeInCrm = (activity: FoundActivity, calendar: OwnerCalendar) =>
  activity.row.type === 'meeting'
    ? isChanged(activity, calendar)
    : activity.found.start % dayMs !== (activity.row.starts_at ?? 0) % dayMs

/** A change, and the host who gives the meeting then. */
interface PlannedChange extends Change {
  readonly host: string
}

/**
 * Chooses the hosts of meetings that all leave their times, so that two can swap. They may move to a time that
 * the owner's calendar closes or another activity of the CRM has, because its users want that, but those stay
 * as they are whose time or host another one of ours has then: the others are planned again without them.
 */
async function planChanges(
  context: FollowContext,
  changes: readonly Change[],
): Promise<PlannedChange[]> {
  const { queries, calendar, report } = context
  const hosts = calendar.hosts.map(({ id }) => id)
  const leaving = changes.map(({ row }) => row.id)
  const plan: PlannedChange[] = []
  for (const change of changes) {
    const { row, found } = change
    const planned = plan.filter((other) => overlaps(other.found, found))
    const busy = await listBusyTimes(queries, found, { ownIds: leaving })
    const others = busy.filter(({ isDemo }) => isDemo)
    // One may have several short ones.
    const taken = new Set([...others, ...planned].map(({ host }) => host))
    const inCrm = getHostInCrm(change, calendar)
    const wanted = isMoved(change) ? [inCrm, row.host, ...hosts] : [inCrm]
    const host = wanted.find((id) => hosts.includes(id) && !taken.has(id))
    if (host === undefined || (isMoved(change) && taken.size >= hosts.length)) {
      report(
        isMoved(change)
          ? `Booking ${row.deal_id} was moved in the CRM to a time that is taken: its page shows the time before.`
          : `Booking ${row.deal_id} was given in the CRM to a host who has another demo at that time.`,
      )
      return planChanges(
        context,
        changes.filter((each) => each !== change),
      )
    }
    plan.push({ ...change, host })
  }
  return plan
}

/**
 * Gives a meeting its new time and host. If that is another one than the CRM says, the CRM, the owner and both hosts
 * are told.
 */
async function move(context: FollowContext, { row, found, host }: PlannedChange): Promise<void> {
  const zoned = moment.tz(found.start, getZone(row))
  const local = toTimeColumns({
    due_date: zoned.format('YYYY-MM-DD'),
    due_time: zoned.format('HH:mm'),
    duration: formatDuration(found),
    source_timezone: row.source_timezone,
  })
  // When clocks are set back, the visitor's shows a time twice, of which it names the first.
  const isNamed = local.starts_at === found.start
  const time = isNamed ? local : toTimeColumns({ ...toUtcTime(found), source_timezone: 'UTC' })
  const moved = await update(context, row, { ...time, host })
  if ([row.host, getHostInCrm({ row, found }, context.calendar)].includes(host)) return
  await addJobs(context, 'booking.changed', moved, ['crm', 'owner'])
  await tellFormerHost(context, row, moved)
}

async function cancel(context: FollowContext, row: OwnMeeting) {
  const changes = {
    subject: markAsCancelled(row.subject),
    starts_at: null,
    ends_at: null,
    cancelled_at: context.at.toISOString(),
  }
  await tellFormerHost(context, row, await update(context, row, changes))
}

/**
 * The CRM's deals whose meeting may exist there already, although its id is not known yet: its creation has got no
 * answer, or was refused, so that a user may have made it.
 */
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

interface FollowOptions {
  /** What `findDelivered` found before the reading, which may lack what was changed since. */
  readonly delivered: readonly OwnMeeting[]
  /** The activities that were read one by one, because the list lacked them; null for a deleted one. */
  readonly missing: ReadonlyMap<number, CrmActivity | null>
}

/**
 * Moves, cancels and passes on the site's meetings as a user of the CRM has done. No visitor is told: the
 * user talks to the customer. Must hold the lock of the calendar. Returns the activities that take time of their own:
 * those that are not the site's, and those that the CRM keeps at another time or host than the site.
 */
export async function followCrm(
  context: FollowContext,
  activities: readonly CrmActivity[],
  { delivered, missing }: FollowOptions,
): Promise<CrmActivity[]> {
  const { queries, at, calendar } = context
  const sequences = new Map(delivered.map(({ id, sequence }) => [id, sequence]))
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const changes: Change[] = []
  for (const row of await findDelivered(queries, at.getTime())) {
    if (row.sequence !== sequences.get(row.id)) continue
    const id = row.vendor_id ?? 0
    const found = byId.get(id) ?? missing.get(id)
    if (found) changes.push({ row, found })
    else if (found === null) await cancel(context, row)
  }
  const plan = await planChanges(
    context,
    changes.filter((change) => isChanged(change, calendar)),
  )
  // Before the first one gets its new time, so that two can swap.
  await queries
    .updateTable('activities')
    .set({ starts_at: null, ends_at: null })
    // No list of SQL is empty.
    .where('id', 'in', [0, ...plan.map(({ row }) => row.id)])
    .execute()
  for (const planned of plan) await move(context, planned)
  const ids = [...byId.keys(), 0]
  const own = await queries
    .selectFrom('crm_records')
    .select('vendor_id')
    .where('kind', '=', 'activity')
    .where('vendor_id', 'in', ids)
    .execute()
  const ownIds = new Set(own.map(({ vendor_id }) => vendor_id))
  const known = selectDelivered(queries, at.getTime()).where('vendor_id', 'in', ids)
  for (const row of await known.execute()) {
    const found = byId.get(row.vendor_id ?? 0)
    if (found && takesTimeInCrm({ row, found }, calendar)) ownIds.delete(found.id)
  }
  const createdIn = await findDealsInCreation(queries)
  // A page that shifts while the list is read lists an activity twice.
  return [...byId.values()].filter(
    ({ id, isMeeting, dealId }) =>
      !ownIds.has(id) && !(isMeeting && dealId !== null && createdIn.has(dealId)),
  )
}
