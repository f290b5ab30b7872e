import { setTimeout as wait } from 'node:timers/promises'
import { StoreUnavailable } from '../../../contactStore'
import { getSystemErrorCode } from '../../../errors'

const isLocked = (error: unknown): boolean =>
  error instanceof StoreUnavailable && getSystemErrorCode(error.cause).startsWith('SQLITE_BUSY')

export interface RetryOptions {
  /** How long a call waits for another process that holds the lock. */
  readonly limitMs: number
  /** The pause between two attempts. */
  readonly pauseMs: number
}

const defaultRetry: RetryOptions = { limitMs: 5_000, pauseMs: 50 }

/**
 * Repeats work that fails because the file is locked. The waiting is done here instead of inside
 * SQLite, so that the thread can run other calls. Work that failed with a lock was rolled back.
 */
export async function retryWhileLocked<Result>(
  work: () => Result | Promise<Result>,
  { limitMs, pauseMs }: RetryOptions = defaultRetry,
  startedAt = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() - startedAt >= limitMs) throw error
    }
    await wait(pauseMs)
  }
}

export interface WriteQueue {
  /** Runs work after all earlier work. The time in the queue counts towards its time limit. */
  add<Result>(work: () => Result | Promise<Result>): Promise<Result>
  /** Resolves when all added work is done. */
  finish(): Promise<void>
}

export function createWriteQueue(retry: RetryOptions = defaultRetry): WriteQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add: (work) => {
      const addedAt = performance.now()
      const result = last.then(() => retryWhileLocked(work, retry, addedAt))
      last = result.catch(() => undefined)
      return result
    },
    finish: async () => {
      await last
    },
  }
}
