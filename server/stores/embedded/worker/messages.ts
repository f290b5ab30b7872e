import type { EmbeddedStore } from '../embeddedStore'
import type { ErrorData } from './errorData'

/** The store's methods that are called across threads; closing has a message of its own. */
export type StoreMethod = Exclude<keyof EmbeddedStore, 'close'>

export interface WorkerOptions {
  /** The path of the database. */
  readonly file: string
  /** Removes contacts that are older than this many days; 0 keeps them. */
  readonly keepDays: number
}

/** A message of the main thread. */
export type WorkerRequest =
  | {
      readonly type: 'call'
      /** Identifies the call, to match the response. */
      readonly id: number
      readonly method: StoreMethod
      readonly args: readonly unknown[]
    }
  | { readonly type: 'close' }

/** A message of the worker. */
export type WorkerResponse =
  | { readonly type: 'opened' }
  | { readonly type: 'openFailed'; readonly error: ErrorData }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: ErrorData }
  /** A sentence for the operator. */
  | { readonly type: 'report'; readonly message: string }
