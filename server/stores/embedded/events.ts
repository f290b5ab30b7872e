import { randomUUID } from 'node:crypto'
import type { NewActivity, NewPerson } from '@/contactService/schemas/requests'
import type { SiteEvent } from '../../messages/events'
import { formatNoteAsText, getNoteLanguage } from '../../messages/note'
import { selectFirst, type Database } from './database'
import { insertOutboxEntries } from './outbox'

interface SenderRow {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string | null
}

const getPrimary = (json: string): string => {
  const [first] = JSON.parse(json) as NewPerson['email']
  return first?.value ?? ''
}

const selectSender = (database: Database, { person_id, org_id }: NewActivity) =>
  selectFirst<SenderRow>(
    database,
    `SELECT persons.name, email, phone, organizations.name AS company
     FROM persons LEFT JOIN organizations ON organizations.id = :org_id
     WHERE persons.id = :person_id`,
    { person_id, org_id: org_id ?? null },
  )

const isMeeting = ({ type }: NewActivity) => type === 'meeting'

function createEvent(activity: NewActivity, sender: SenderRow, at: string): SiteEvent {
  const base = {
    id: `evt_${randomUUID()}`,
    createdAt: at,
    number: activity.deal_id,
    sender: {
      name: sender.name,
      email: getPrimary(sender.email),
      phone: getPrimary(sender.phone),
      company: sender.company ?? '',
    },
    language: getNoteLanguage(activity.note),
    title: activity.subject,
    note: formatNoteAsText(activity.note),
  }
  if (!isMeeting(activity)) return { ...base, type: 'message.created' }
  return {
    ...base,
    type: 'booking.created',
    appointment: {
      date: activity.due_date,
      time: activity.due_time.slice(0, 5),
      timeZone: activity.source_timezone || 'UTC',
    },
    sequence: 0,
  }
}

/**
 * Writes the event that a booking or a message is. Must run in the transaction that writes the
 * activity, so that there is never one without the other.
 */
export function insertEvent(database: Database, activity: NewActivity, at: string): void {
  const sender = selectSender(database, activity)
  if (!sender) return
  const event = createEvent(activity, sender, at)
  // A message is not confirmed by mail: the page has said that it arrived.
  const recipients = isMeeting(activity)
    ? (['visitor', 'owner', 'webhook'] as const)
    : (['owner', 'webhook'] as const)
  insertOutboxEntries(database, { event, recipients, personId: activity.person_id })
}
