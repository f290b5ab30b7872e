import type { DealUpdate, NewDeal } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { InvalidReference, RecordNotFound } from '../../contactStore'
import { insert, selectFirst, type Database } from './database'
import { exists, requireReferences } from './references'

export function insertDeal(database: Database, deal: NewDeal, at: string): Created {
  requireReferences(database, { person: deal.person_id, organization: deal.org_id })
  const id = insert(
    database,
    `INSERT INTO deals (title, person_id, org_id, status, value, currency, description, created_at)
     VALUES (:title, :person_id, :org_id, :status, :value, :currency, :description, :at)`,
    {
      title: deal.title,
      person_id: deal.person_id,
      org_id: deal.org_id ?? null,
      status: deal.status,
      value: deal.value,
      currency: deal.currency,
      description: deal.description ?? '',
      at,
    },
  )
  return { id }
}

/** Sets custom fields of a deal, each named by its key. */
export function setDealFields(database: Database, id: number, fields: DealUpdate): Created {
  if (!exists(database, 'deal', id)) throw new RecordNotFound('deal', id)
  for (const [key, value] of Object.entries(fields)) {
    const field = selectFirst<{ id: number }>(
      database,
      'SELECT id FROM deal_fields WHERE key = :key',
      { key },
    )
    if (!field) throw new InvalidReference('deal field', key)
    database
      .prepare(
        `INSERT INTO deal_field_values (deal_id, field_id, value)
         VALUES (:deal_id, :field_id, :value)
         ON CONFLICT (deal_id, field_id) DO UPDATE SET value = excluded.value`,
      )
      .run({ deal_id: id, field_id: field.id, value })
  }
  return { id }
}
