import { randomBytes } from 'node:crypto'
import type { NewDealField } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { Page, PageRequest } from '../../contactStore'
import { insert, selectFirst, type Database } from './database'
import { selectPage } from './paging'

/** Like the vendor's keys, 40 hexadecimal characters. */
const createKey = () => randomBytes(20).toString('hex')

export const selectDealFields = (database: Database, page: PageRequest): Page<DealField> =>
  selectPage(database, 'SELECT key, name FROM deal_fields ORDER BY id', {}, page)

/**
 * Creates a field, or returns the existing one with that name: two visitors who both find it
 * missing must not create it twice, because reports would only see one.
 */
export function insertDealField(
  database: Database,
  { name, field_type }: NewDealField,
  at: string,
): DealField {
  const known = selectFirst<DealField>(
    database,
    'SELECT key, name FROM deal_fields WHERE name = :name',
    { name },
  )
  if (known) return known
  const key = createKey()
  insert(
    database,
    `INSERT INTO deal_fields (key, name, field_type, created_at)
     VALUES (:key, :name, :field_type, :at)`,
    { key, name, field_type, at },
  )
  return { key, name }
}
