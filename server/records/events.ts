import { randomUUID } from 'node:crypto'
import type { NewPerson } from '@/contactService/schemas/requests'
import { createEvent, getRecipients, type NotifiedActivity } from '../messages/createEvent'
import type { BookingEvent, SiteEvent } from '../messages/events'
import type { Recipient } from '../messages/outbox'
import type { Queries } from './database'
import type { ActivityRow } from './schema'

/** The first of a person's addresses or phones, which are stored as JSON. */
export const getPrimary = (json: string): string => {
  const [first] = JSON.parse(json) as NewPerson['email']
  return first?.value ?? ''
}

export async function findSender(queries: Queries, personId: number, orgId: number | null) {
  const person = await queries
    .selectFrom('persons')
    .select(['name', 'email', 'phone'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const organization =
    orgId === null
      ? undefined
      : await queries
          .selectFrom('organizations')
          .select('name')
          .where('id', '=', orgId)
          .executeTakeFirst()
  return {
    name: person.name,
    email: getPrimary(person.email),
    phone: getPrimary(person.phone),
    company: organization?.name ?? '',
  }
}

/**
 * Writes the jobs that tell of a booking or a message. Must run in the transaction that writes the
 * activity, so that neither is stored without the other.
 *
 * @param row the activity as it was written, with the subject that is to be told
 */
export async function addJobs(
  queries: Queries,
  type: BookingEvent['type'],
  row: ActivityRow,
  at: Date,
): Promise<void> {
  const { id, person_id, org_id, deal_id, sequence } = row
  if (person_id === null || deal_id === null) return
  const event = createEvent({
    id: `evt_${randomUUID()}`,
    at: at.toISOString(),
    type,
    activityId: id,
    activity: { ...row, deal_id, type: row.type as NotifiedActivity['type'] },
    sender: await findSender(queries, person_id, org_id),
    sequence,
  })
  await insertJobs(queries, event, person_id)
}

/**
 * The job that tells one recipient of an event.
 *
 * @param at when there is something to send, ISO 8601 in UTC
 */
export const toJobRow = (
  event: SiteEvent,
  recipient: Recipient,
  { personId, at }: { readonly personId: number | null; readonly at: string },
) => ({
  event_id: event.id,
  type: event.type,
  recipient,
  deal_id: event.number,
  person_id: personId,
  event: JSON.stringify(event),
  state: 'waiting' as const,
  due_at: at,
  sent_at: null,
  error: null,
  created_at: at,
})

/** Writes the jobs of an event, one for each recipient. */
export async function insertJobs(
  queries: Queries,
  event: SiteEvent,
  personId: number | null,
  recipients: readonly Recipient[] = getRecipients(event),
): Promise<void> {
  await queries
    .insertInto('jobs')
    .values(
      recipients.map((recipient) => toJobRow(event, recipient, { personId, at: event.createdAt })),
    )
    .execute()
}
