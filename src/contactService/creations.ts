import type { UnknownAction } from '@reduxjs/toolkit'
import { call, type CallContext } from './call'
import { hashRequest } from './hashRequest'
import type { Created } from './wire'
import type { Writing } from './writing'

/** The records that a sequence of calls creates one after the other. */
export type CreationStep = 'organization' | 'person' | 'deal' | 'activity'

/** A record that was created, and the hash of the request that created it. */
export interface Creation {
  readonly step: CreationStep
  readonly requestHash: string
  readonly id: number
}

export type Creations = Readonly<Partial<Record<CreationStep, Creation>>>

interface Sequence extends CallContext {
  /** Stays the same while the sequence is tried again. */
  readonly id: string
  /** What earlier tries of the sequence created. */
  readonly creations: Creations
  /** The event that remembers a creation. */
  readonly recordCreated: (creation: Creation) => UnknownAction
}

interface CreateEndpoint<Body> {
  initiate(writing: Writing<Body>, options: { track: false }): Parameters<typeof call<Created>>[1]
}

/**
 * A function that creates each record of a sequence once: what an earlier try created for the
 * same request is taken as it is, and a request whose answer was lost is sent again under the same
 * idempotency key, so that it is not carried out twice (requirements R28).
 */
export function createOnce(sequence: Sequence) {
  return async function create<Body>(
    step: CreationStep,
    endpoint: CreateEndpoint<Body>,
    body: Body,
  ): Promise<number> {
    const requestHash = await hashRequest(body)
    const earlier = sequence.creations[step]
    if (earlier?.requestHash === requestHash) return earlier.id
    const idempotencyKey = `${sequence.id}-${step}-${requestHash}`
    const { id } = await call(
      sequence,
      endpoint.initiate({ body, idempotencyKey }, { track: false }),
    )
    sequence.dispatch(sequence.recordCreated({ step, requestHash, id }))
    return id
  }
}
