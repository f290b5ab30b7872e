import type { BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import type { ContactServiceError } from './errors'

/** A call as endpoints describe it; the base query adds the rest. */
export interface ContactServiceRequest {
  /** Relative to the base URL, for example `deals/7`. */
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly params?: object
  readonly body?: object | undefined
  /** Names the record, so that a retry after a lost response does not write a second one. */
  readonly idempotencyKey?: string
  /** The key of the token that lets the visitor see and change their appointment. */
  readonly tokenKey?: number | undefined
}

/** The argument of every endpoint that writes. */
export interface WriteArgs<Body> {
  readonly body: Body
  /** Names the record: the same key with another body changes it (requirements R28). */
  readonly idempotencyKey?: string
}

/** `nextStart`: where the next page starts, undefined on the last one. */
interface ContactServiceMeta {
  readonly nextStart?: number
}

export type ContactServiceResult = QueryReturnValue<
  unknown,
  ContactServiceError,
  ContactServiceMeta
>

export type ContactServiceBaseQuery = BaseQueryFn<
  ContactServiceRequest,
  unknown,
  ContactServiceError,
  object,
  ContactServiceMeta
>
