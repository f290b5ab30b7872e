import { readEmail } from '@/contactService/schemas/email'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { isBooking, type BookingEvent } from '../messages/events'
import { findActivity, findMeetingOfDeal } from './activities'
import type { Queries } from './database'
import { createActivityEvent, toJobRow } from './events'
import type { ActivityRow } from './schema'
import { minuteMs } from '../time'

/** Names the reminders of one time of a meeting. */
const getPrefix = ({ deal_id, starts_at }: Pick<ActivityRow, 'deal_id' | 'starts_at'>) =>
  `reminder-${deal_id}-${starts_at}-`

interface Reminder {
  readonly id: string
  readonly at: number
  readonly sendBefore: number
}

/** The reminders of a meeting, the first one first, also those whose time is over. */
function listReminders(row: ActivityRow, leads: readonly number[]): Reminder[] {
  const { starts_at, person_id } = row
  if (starts_at === null || person_id === null) return []
  return [...new Set(leads)]
    .toSorted((one, other) => other - one)
    .map((lead, index, all) => ({
      id: `${getPrefix(row)}${lead / minuteMs}`,
      at: starts_at - lead,
      sendBefore: starts_at - (all[index + 1] ?? 0),
    }))
}

/** The event of which the visitor is reminded; undefined if there is no such booking. */
async function createReminderEvent(
  queries: Queries,
  row: ActivityRow,
  { id, createdAt, sendBefore }: Pick<BookingEvent, 'id' | 'createdAt' | 'sendBefore'>,
  calendar: OwnerCalendar | undefined,
): Promise<BookingEvent | undefined> {
  const parts = { id, at: createdAt, type: 'booking.created' as const }
  const event = await createActivityEvent(queries, row, parts, calendar)
  if (!event || !isBooking(event) || readEmail(event.sender.email) === undefined) return undefined
  return { ...event, ...(sendBefore !== undefined && { sendBefore }) }
}

export interface ReminderOptions {
  readonly at: Date
  /** Without an owner's calendar there are no reminders. */
  readonly calendar: OwnerCalendar | undefined
}

/**
 * Makes the reminders of a deal's meeting what they have to be now that it was booked, moved or
 * cancelled. Those whose time is over are not made (requirements R62). Must run in the transaction that
 * writes the meeting.
 */
export async function scheduleReminders(
  queries: Queries,
  dealId: number,
  { at, calendar }: ReminderOptions,
): Promise<void> {
  const row = await findMeetingOfDeal(queries, dealId)
  const reminders = row ? listReminders(row, calendar?.reminders ?? []) : []
  await queries
    .deleteFrom('jobs')
    .where('recipient', '=', 'reminder')
    .where('deal_id', '=', dealId)
    .where('state', '<>', 'sent')
    .where('event_id', 'not in', ['', ...reminders.map(({ id }) => id)])
    .execute()
  const createdAt = at.toISOString()
  for (const reminder of reminders.filter((each) => each.at > at.getTime())) {
    const { id } = reminder
    const sendBefore = new Date(reminder.sendBefore).toISOString()
    const parts = { id, createdAt, sendBefore }
    const event = row && (await createReminderEvent(queries, row, parts, calendar))
    if (!event) return
    const times = { personId: row.person_id, at: new Date(reminder.at).toISOString() }
    await queries
      .insertInto('jobs')
      .values(toJobRow(event, 'reminder', times))
      .onConflict((conflict) => conflict.columns(['event_id', 'recipient']).doNothing())
      .execute()
  }
}

/**
 * The event of a reminder as the records have it now; undefined if the meeting has another time, or
 * there is none any more.
 */
export async function readReminder(
  queries: Queries,
  reminder: BookingEvent,
  calendar: OwnerCalendar | undefined,
): Promise<BookingEvent | undefined> {
  const row = await findActivity(queries, reminder.activityId)
  if (!row || !reminder.id.startsWith(getPrefix(row))) return undefined
  return createReminderEvent(queries, row, reminder, calendar)
}
