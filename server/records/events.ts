import { randomUUID } from 'node:crypto'
import { readEmail } from '@/contactService/schemas/email'
import { getInterval } from '@/features/booking/domain/interval'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import {
  isBooking,
  isVisitorEvent,
  eventRecipients,
  type BookingEvent,
  type EventHost,
  type SiteEvent,
  type VisitorEvent,
  type Recipient,
} from '../messages/events'
import { formatNoteAsText, parseStoredOrigin } from '../notes'
import { getZone, minuteMs, toIso } from '../time'
import { parseContactPoints } from './readContacts'
import type { Queries, WriteContext } from './database'
import type { ActivityRow } from './schema'

/** The first of a person's addresses or phones. */
export const getPrimary = (json: string): string => parseContactPoints(json)[0]?.value ?? ''

async function findSender(queries: Queries, personId: number, orgId: number | null) {
  const { name, email, phone, company } = await queries
    .selectFrom('persons')
    .leftJoin('organizations', (join) => join.on('organizations.id', '=', orgId))
    .select(['persons.name', 'email', 'phone', 'organizations.name as company'])
    .where('persons.id', '=', personId)
    .executeTakeFirstOrThrow()
  return { name, email: getPrimary(email), phone: getPrimary(phone), company: company ?? '' }
}

/** Undefined for a host without a name, and for one who is not in the calendar any more. */
function findNamedHost({ hosts }: OwnerCalendar, id: string): EventHost | undefined {
  const host = hosts.find((each) => each.id === id)
  return host && host.name !== '' ? { name: host.name, email: host.email } : undefined
}

/** Also of a host who is no longer in the calendar: a named host is stored by the e-mail address. */
function findFormerHost(calendar: OwnerCalendar, id: string): EventHost | undefined {
  const email = readEmail(id)
  return findNamedHost(calendar, id) ?? (email === undefined ? undefined : { name: '', email })
}

/** A meeting without a time lost its slot: its event is a message, so that the owner calls the visitor. */
const isBookedMeeting = ({ type, due_time }: ActivityRow) => type === 'meeting' && due_time !== ''

export type EventContext = Pick<WriteContext, 'queries' | 'at' | 'calendar'>

/** The event that tells of an activity; undefined if its person was erased. */
export async function createActivityEvent(
  { queries, at, calendar }: EventContext,
  type: BookingEvent['type'],
  row: ActivityRow,
  id = `evt_${randomUUID()}`,
): Promise<VisitorEvent | undefined> {
  const { person_id, org_id, deal_id } = row
  if (person_id === null || deal_id === null) return undefined
  const origin = parseStoredOrigin(row.origin)
  const host = findNamedHost(calendar, row.host)
  const time = getInterval(row)
  const base = {
    id,
    // Not before the booking, which another instance's clock has dated: a link that is older opens nothing.
    createdAt: toIso(Math.max(at.getTime(), Date.parse(row.created_at))),
    number: deal_id,
    sender: await findSender(queries, person_id, org_id),
    language: row.language,
    title: row.subject,
    note: formatNoteAsText(row.note),
    ...(origin && { origin }),
  }
  if (!isBookedMeeting(row)) return { ...base, type: 'message.created' }
  return {
    ...base,
    type,
    activityId: row.id,
    appointment: { date: row.due_date, time: row.due_time.slice(0, 5), timeZone: getZone(row) },
    ...(time && time.end > time.start && { minutes: (time.end - time.start) / minuteMs }),
    sequence: row.sequence,
    ...(host && { host }),
  }
}

/**
 * Visitors get no mail about a message, because the page has already confirmed it, nor if their address
 * is none or several, as earlier releases stored it.
 */
export function getRecipients(event: SiteEvent): readonly Recipient[] {
  if (!isVisitorEvent(event)) return ['owner']
  return !isBooking(event) || readEmail(event.sender.email) === undefined
    ? ['owner', 'webhook', 'crm']
    : eventRecipients
}

/**
 * Writes the jobs that tell of a booking or a message. Must run in the transaction that writes the
 * activity, so that neither is stored without the other.
 *
 * @param row the activity as it was written, with the subject that is to be told
 * @param recipients who is told, other than by default
 */
export async function addJobs(
  context: EventContext,
  type: BookingEvent['type'],
  row: ActivityRow,
  recipients?: readonly Recipient[],
): Promise<void> {
  const { queries, at } = context
  const event = await createActivityEvent(context, type, row)
  if (event) await insertJobs(queries, event, row.person_id, recipients, at.toISOString())
}

/**
 * Writes the job that tells a host that they don't give the demo any more, unless the event itself tells
 * them: it has passed on to another one, or has changed since they left the owner's calendar.
 *
 * @param before the demo as it was
 */
export async function tellFormerHost(
  context: EventContext,
  before: ActivityRow,
  { host: next, sequence }: Pick<ActivityRow, 'host' | 'sequence'>,
): Promise<void> {
  const { queries, at, calendar } = context
  const isTold = next === before.host && findNamedHost(calendar, next) !== undefined
  const host = isTold ? undefined : findFormerHost(calendar, before.host)
  if (!host) return
  const event = await createActivityEvent(context, 'booking.cancelled', { ...before, sequence })
  if (!event || !isBooking(event)) return
  const told = { ...event, host, notice: 'hostReleased' as const }
  await insertJobs(queries, told, before.person_id, ['host'], at.toISOString())
}

/**
 * Writes the jobs of an event, one for each recipient, unless there are. Of a demo its host is told what the owner is,
 * apart from notices, by a job of its own: a mail that one of two addresses refuses cannot be sent again to that one
 * alone.
 *
 * @param at when there is something to send, ISO 8601 in UTC
 */
export async function insertJobs(
  queries: Queries,
  event: SiteEvent,
  personId: number | null,
  recipients: readonly Recipient[] = getRecipients(event),
  at = event.createdAt,
): Promise<void> {
  const hasHost = isBooking(event) && event.host && !event.notice && recipients.includes('owner')
  const told: readonly Recipient[] = hasHost ? [...recipients, 'host'] : recipients
  const job = {
    event_id: event.id,
    type: event.type,
    deal_id: event.number,
    person_id: personId,
    event: JSON.stringify(event),
    state: 'waiting' as const,
    due_at: at,
    created_at: at,
  }
  await queries
    .insertInto('jobs')
    .values(told.map((recipient) => ({ ...job, recipient })))
    .onConflict((conflict) => conflict.columns(['event_id', 'recipient']).doNothing())
    .execute()
}
