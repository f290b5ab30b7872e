import type { NewPerson } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { insert, type Database } from './database'
import { requireReferences } from './references'

export function insertPerson(database: Database, person: NewPerson, at: string): Created {
  requireReferences(database, { organization: person.org_id })
  const id = insert(
    database,
    `INSERT INTO persons (name, email, phone, org_id, created_at)
     VALUES (:name, :email, :phone, :org_id, :at)`,
    {
      name: person.name,
      email: JSON.stringify(person.email),
      phone: JSON.stringify(person.phone ?? []),
      org_id: person.org_id ?? null,
      at,
    },
  )
  return { id }
}
