import { createHmac } from 'node:crypto'
import { normalizeEmail } from '../../emailAddresses'
import { selectFirst, type Database } from '../embedded/database'

/** Names the secret that is the key of the hashes. Opening a vendor's store creates the secret. */
export const emailSecretName = 'e-mail addresses'

/**
 * Returns a keyed hash that stands for an e-mail address in this database, which does not store the
 * address itself. Undefined if the database has no key, and so no hashes.
 */
export function hashEmail(database: Database, email: string): string | undefined {
  const secret = selectFirst<{ value: string }>(
    database,
    'SELECT value FROM secrets WHERE name = :name',
    { name: emailSecretName },
  )
  return secret && createHmac('sha256', secret.value).update(normalizeEmail(email)).digest('hex')
}

/** Names the queue in which the bookings of one e-mail address are made one after the other. */
export const getQueueName = (hash: string): string => `person ${hash}`

/** Removes every hash of this e-mail address. Must run in a transaction. */
export function forgetEmail(database: Database, email: string): void {
  const hash = hashEmail(database, email)
  if (hash === undefined) return
  database
    .prepare('UPDATE vendor_bookings SET email_hash = NULL WHERE email_hash = :hash')
    .run({ hash })
  database
    .prepare('DELETE FROM vendor_writes WHERE idempotency_key = :queueName')
    .run({ queueName: getQueueName(hash) })
}
