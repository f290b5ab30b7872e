import type { BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import type { ContactServiceError } from './errors'

/** What an endpoint says of a call; all the rest is the base query's. */
export interface ContactServiceRequest {
  /** Below the base address, for example `deals/7`. */
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly params?: object
  readonly body?: object
  /** Lets a write whose answer was lost be asked for again without writing twice. */
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
