import type { NewOrganization } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { insert, type Database } from './database'

export function insertOrganization(
  database: Database,
  { name }: NewOrganization,
  at: string,
): Created {
  const sql = 'INSERT INTO organizations (name, created_at) VALUES (:name, :at)'
  return { id: insert(database, sql, { name, at }) }
}
