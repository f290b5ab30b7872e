import type { ContactServiceRequest } from './request'

/** The argument of every endpoint that writes. */
export interface WriteArgs<Body> {
  readonly body: Body
  /** Names the record: the same key with another body changes it (requirements R28). */
  readonly idempotencyKey?: string
}

/** Creates the request that writes to `path`. */
export const createWriteRequest = (
  path: string,
  { body, idempotencyKey }: WriteArgs<object>,
): ContactServiceRequest => ({
  path,
  method: 'POST',
  body,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
})
