import { readCreated } from './readers'
import type { ContactServiceRequest } from './request'

/** What every endpoint that writes takes. */
export interface Writing<Body> {
  readonly body: Body
  /** The same key with the same body is written once, however often it is sent. */
  readonly idempotencyKey?: string
}

/** A write to `path` that is answered with the record's id. */
export const post = (
  path: string,
  { body, idempotencyKey }: Writing<object>,
): ContactServiceRequest => ({ path, method: 'POST', body, idempotencyKey, read: readCreated })
