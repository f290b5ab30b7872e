import { createHmac } from 'node:crypto'
import { selectFirst, type Database } from '../embedded/database'
import { normalizeEmail } from '../normalizeEmail'

/** The secret of this name is the hashes' key. It is made where a vendor's store is opened. */
export const emailSecretName = 'e-mail addresses'

/**
 * The keyed hash by which an e-mail address is recognized that is stored nowhere here; undefined
 * where there is no key, and so no hash.
 */
export function hashEmail(database: Database, email: string): string | undefined {
  const secret = selectFirst<{ value: string }>(
    database,
    'SELECT value FROM secrets WHERE name = :name',
    { name: emailSecretName },
  )
  return secret && createHmac('sha256', secret.value).update(normalizeEmail(email)).digest('hex')
}

/** The turn in which the bookings of one e-mail address are made, one after the other. */
export const getTurnOfEmail = (hash: string): string => `person ${hash}`

/** Forgets whose bookings those of this e-mail address are. Must run in a transaction. */
export function forgetEmail(database: Database, email: string): void {
  const hash = hashEmail(database, email)
  if (hash === undefined) return
  database
    .prepare('UPDATE vendor_bookings SET email_hash = NULL WHERE email_hash = :hash')
    .run({ hash })
  database
    .prepare('DELETE FROM vendor_writes WHERE idempotency_key = :turn')
    .run({ turn: getTurnOfEmail(hash) })
}
