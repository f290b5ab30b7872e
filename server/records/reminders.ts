import { readEmail } from '@/contactService/schemas/email'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { isBooking, type BookingEvent } from '../messages/events'
import { minuteMs, toIso } from '../time'
import { findActivity, findMeetingOfDeal } from './activities'
import type { Database, Queries } from './database'
import { createActivityEvent, insertJobs, type EventContext } from './events'
import type { ActivityRow } from './schema'

/** The reminders of a meeting, the first one first, also those whose time is over. */
function listReminders(row: ActivityRow, { reminders }: OwnerCalendar) {
  const { deal_id, starts_at, person_id } = row
  if (starts_at === null || person_id === null) return []
  const leads = [...new Set(reminders)].toSorted((one, other) => other - one)
  return leads.map((lead, index, all) => ({
    // Of one time of a meeting.
    id: `reminder-${deal_id}-${starts_at}-${lead / minuteMs}`,
    at: starts_at - lead,
    /** From then on it is too late, in milliseconds since 1970: the next one is due, or the demo begins. */
    sendBefore: starts_at - (all[index + 1] ?? 0),
  }))
}

/** The event of which the visitor is reminded; undefined if there is no such booking. */
async function createReminderEvent(
  context: EventContext,
  row: ActivityRow,
  id: string,
): Promise<BookingEvent | undefined> {
  const event = await createActivityEvent(context, 'booking.created', row, id)
  if (!event || !isBooking(event) || readEmail(event.sender.email) === undefined) return undefined
  return event
}

/**
 * Makes the reminders of a deal's meeting what they have to be now that it was booked, moved or
 * cancelled. Those whose time is over are not made (requirements R62). Must run in the transaction that
 * writes the meeting.
 */
export async function scheduleReminders(context: EventContext, dealId: number): Promise<void> {
  const { queries, at, calendar } = context
  const row = await findMeetingOfDeal(queries, dealId)
  const reminders = row ? listReminders(row, calendar) : []
  const outdated = queries
    .deleteFrom('jobs')
    .where('recipient', '=', 'reminder')
    .where('deal_id', '=', dealId)
    .where('event_id', 'not in', ['', ...reminders.map(({ id }) => id)])
  await outdated.where('state', '=', 'waiting').execute()
  if (!row) return
  // The person's index finds those that were given up: that of deals has those that wait alone.
  await outdated.where('state', '=', 'failed').where('person_id', '=', row.person_id).execute()
  for (const { id, at: dueAt } of reminders.filter((each) => each.at > at.getTime())) {
    const event = await createReminderEvent(context, row, id)
    if (!event) return
    await insertJobs(queries, event, row.person_id, ['reminder'], toIso(dueAt))
  }
}

/** The deals of coming meetings that lack a reminder whose time is to come. */
async function findUnplanned({ queries, at, calendar }: EventContext): Promise<number[]> {
  const meetings = await queries
    .selectFrom('activities')
    .selectAll()
    .where('type', '=', 'meeting')
    .where('starts_at', '>', at.getTime())
    .execute()
  const jobs = await queries
    .selectFrom('jobs')
    .select('event_id')
    .where('recipient', '=', 'reminder')
    .execute()
  const planned = new Set(jobs.map(({ event_id }) => event_id))
  return meetings.flatMap((row) => {
    const missing = listReminders(row, calendar).filter(({ id }) => !planned.has(id))
    return missing.some((each) => each.at > at.getTime()) ? (row.deal_id ?? []) : []
  })
}

/** Gives coming meetings the reminders that they lack, as when the owner's calendar is new, until it is stopped. */
export async function planReminders(
  database: Database,
  options: Omit<EventContext, 'queries'>,
  stop: AbortSignal,
): Promise<void> {
  for (const id of await database.read((queries) => findUnplanned({ ...options, queries }))) {
    if (stop.aborted) return
    await database.transact(async (transaction) => {
      await database.lock(transaction, 'calendar')
      await scheduleReminders({ ...options, queries: transaction }, id)
    })
  }
}

/**
 * Reads a planned reminder as booking and owner's calendar are now; undefined if the booking has another time
 * or other reminders, or is none any more.
 */
export async function readReminder(
  queries: Queries,
  planned: BookingEvent,
  calendar: OwnerCalendar,
) {
  const row = await findActivity(queries, planned.activityId)
  const time = row && listReminders(row, calendar).find(({ id }) => id === planned.id)
  const context = { queries, at: new Date(planned.createdAt), calendar }
  const event = time && (await createReminderEvent(context, row, planned.id))
  return event && { event, sendBefore: time.sendBefore }
}
