import type { UnknownAction } from '@reduxjs/toolkit'
import { hashRequest } from './hashRequest'
import { runEndpoint, type CallContext } from './runEndpoint'
import type { Created } from './schemas/responses'
import type { WriteArgs } from './writeRequest'

/** The records that a sequence of calls creates. */
export type WriteStep = 'organization' | 'person' | 'deal' | 'activity'

/** A created record and the hash of the request that created it. */
export interface ResumableWrite {
  readonly step: WriteStep
  readonly requestHash: string
  readonly id: number
}

export type ResumableWrites = Readonly<Partial<Record<WriteStep, ResumableWrite>>>

/** A sequence of writes, which can be tried again. */
export interface Sequence extends CallContext {
  /** Stays the same when the sequence is retried. */
  readonly id: string
  /** Records created by earlier tries. */
  readonly resumableWrites: ResumableWrites
  /** Action creator that stores a created record. */
  readonly recordCreated: (write: ResumableWrite) => UnknownAction
}

interface CreateEndpoint<Body> {
  initiate(
    args: WriteArgs<Body>,
    options: { track: false },
  ): Parameters<typeof runEndpoint<Created>>[1]
}

/**
 * Returns a function that creates each record of a sequence once: a record that an earlier try
 * created for the same request is reused, and a request whose response was lost is sent again with
 * the same idempotency key, so that it is not carried out twice (requirements R28).
 */
export function createIdempotent(sequence: Sequence) {
  return async function create<Body>(
    step: WriteStep,
    endpoint: CreateEndpoint<Body>,
    body: Body,
  ): Promise<number> {
    const requestHash = await hashRequest(body)
    const earlier = sequence.resumableWrites[step]
    if (earlier?.requestHash === requestHash) return earlier.id
    const idempotencyKey = `${sequence.id}-${step}-${requestHash}`
    const { id } = await runEndpoint(
      sequence,
      endpoint.initiate({ body, idempotencyKey }, { track: false }),
    )
    sequence.dispatch(sequence.recordCreated({ step, requestHash, id }))
    return id
  }
}
