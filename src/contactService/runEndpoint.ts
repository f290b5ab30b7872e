import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

/** What dispatching an endpoint's `initiate` returns, as far as a sequence of calls needs it. */
interface RunningCall<Result> {
  unwrap(): Promise<Result>
  abort(): void
}

// The store's own types are above this layer: the helper works with any state and extra argument.
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>
type CallAction<Result> = ThunkAction<RunningCall<Result>, never, never, UnknownAction>

/** Where the calls of a sequence go, and what ends them. */
export interface CallContext {
  readonly dispatch: Dispatch
  readonly signal: AbortSignal
}

/**
 * Makes one call and resolves to its result; throws the call's error, and an AbortError when the
 * signal ends it.
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
