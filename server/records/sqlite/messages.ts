/** What goes between the main thread and the thread of the SQLite file. */

export interface WorkerOptions {
  /** The path of the database. */
  readonly file: string
}

/** A read must not wait for a write, so each kind has a connection of its own. */
export type ConnectionName = 'read' | 'write'

export type WorkerRequest =
  | {
      readonly type: 'query'
      /** Identifies the query, to match the response. */
      readonly id: number
      readonly connection: ConnectionName
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly type: 'close' }

export interface QueryResult {
  readonly rows: unknown[]
  /** How many rows were written. */
  readonly changes: number
}

/** An error as plain data: the structured clone of an error would lose its code. */
export interface ErrorData {
  readonly message: string
  readonly code: string
  readonly stack: string | undefined
}

export type WorkerResponse =
  | { readonly type: 'opened' }
  | { readonly type: 'openFailed'; readonly error: ErrorData }
  | { readonly type: 'result'; readonly id: number; readonly result: QueryResult }
  | { readonly type: 'error'; readonly id: number; readonly error: ErrorData }
  /** A sentence for the operator. */
  | { readonly type: 'report'; readonly message: string }
