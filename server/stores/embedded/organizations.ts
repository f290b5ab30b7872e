import type { Created, NewOrganization } from '../../../src/contactService/wire'
import { insert, type Database } from './database'

export function insertOrganization(
  database: Database,
  { name }: NewOrganization,
  at: string,
): Created {
  const sql = 'INSERT INTO organizations (name, created_at) VALUES (:name, :at)'
  return { id: insert(database, sql, { name, at }) }
}
