import { randomUUID } from 'node:crypto'
import type { NewPerson } from '@/contactService/schemas/requests'
import { createEvent, getRecipients, type EventParts } from '../../messages/createEvent'
import { selectFirst, type Database } from './database'
import { insertOutboxEntries } from './outbox'

interface SenderRow {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string | null
}

interface Owners {
  readonly personId: number
  readonly orgId: number | null
}

const getPrimary = (json: string): string => {
  const [first] = JSON.parse(json) as NewPerson['email']
  return first?.value ?? ''
}

function selectSender(database: Database, { personId, orgId }: Owners) {
  const row = selectFirst<SenderRow>(
    database,
    `SELECT persons.name, email, phone, organizations.name AS company
     FROM persons LEFT JOIN organizations ON organizations.id = :orgId
     WHERE persons.id = :personId`,
    { personId, orgId },
  )
  return (
    row && {
      name: row.name,
      email: getPrimary(row.email),
      phone: getPrimary(row.phone),
      company: row.company ?? '',
    }
  )
}

/**
 * Writes the event of a booking or a message. Must run in the transaction that writes the activity,
 * so that neither is stored without the other.
 */
export function insertEvent(
  database: Database,
  parts: Omit<EventParts, 'id' | 'sender'>,
  owners: Owners,
): void {
  const sender = selectSender(database, owners)
  if (!sender) return
  const event = createEvent({ ...parts, id: `evt_${randomUUID()}`, sender })
  const recipients = getRecipients(event)
  insertOutboxEntries(database, { event, recipients, personId: owners.personId })
}
