import type { UnknownAction } from '@reduxjs/toolkit'
import { hashRequest } from './hashRequest'
import { runEndpoint, type CallContext } from './runEndpoint'
import type { Created } from './schemas/responses'
import type { WriteArgs } from './writeRequest'

/** The records that a sequence of calls creates one after the other. */
export type WriteStep = 'organization' | 'person' | 'deal' | 'activity'

/** A record that was created, and the hash of the request that created it. */
export interface ResumableWrite {
  readonly step: WriteStep
  readonly requestHash: string
  readonly id: number
}

export type ResumableWrites = Readonly<Partial<Record<WriteStep, ResumableWrite>>>

interface Sequence extends CallContext {
  /** Stays the same while the sequence is tried again. */
  readonly id: string
  /** What earlier tries of the sequence created. */
  readonly resumableWrites: ResumableWrites
  /** The action that remembers a write. */
  readonly recordCreated: (write: ResumableWrite) => UnknownAction
}

interface CreateEndpoint<Body> {
  initiate(
    args: WriteArgs<Body>,
    options: { track: false },
  ): Parameters<typeof runEndpoint<Created>>[1]
}

/**
 * A function that creates each record of a sequence once: what an earlier try created for the
 * same request is taken as it is, and a request whose answer was lost is sent again under the same
 * idempotency key, so that it is not carried out twice (requirements R28).
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
