import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

/** The part of what dispatching `initiate` returns that a sequence of calls needs. */
interface RunningCall<Result> {
  unwrap(): Promise<Result>
  abort(): void
}

// The store's types belong to a higher layer, so these accept any state and extra argument.
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>
type CallAction<Result> = ThunkAction<RunningCall<Result>, never, never, UnknownAction>

/** The dispatch and abort signal of a sequence of calls. */
export interface CallContext {
  readonly dispatch: Dispatch
  readonly signal: AbortSignal
}

/**
 * Makes one call and resolves to its result. Rejects with the call's error, or with an AbortError
 * if the signal aborts it.
 */
export async function runEndpoint<Result>(
  { dispatch, signal }: CallContext,
  action: CallAction<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const running = dispatch(
    action as ThunkAction<RunningCall<Result>, unknown, unknown, UnknownAction>,
  )
  const abort = () => {
    running.abort()
  }
  signal.addEventListener('abort', abort)
  try {
    return await running.unwrap()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
