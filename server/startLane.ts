import { setTimeout as wait } from 'node:timers/promises'
import { getRootMessage } from './errors'

const pauseMs = 2_000

export interface Lane {
  /** Takes no more work, and resolves when the running work has ended. */
  stop(): Promise<void>
}

interface LaneOptions {
  /** Does the work that is due first; false if none is due. The signal says that the lane is stopped. */
  readonly workNext: (stop: AbortSignal) => Promise<boolean>
  /** How the sentence on an error begins. It is told once, until work succeeds again. */
  readonly problem: string
  readonly report: (sentence: string) => void
}

/** Does work as long as some is due, and looks again every two seconds. */
export function startLane({ workNext, problem, report }: LaneOptions): Lane {
  const stopping = new AbortController()
  const { signal } = stopping
  let isFailing = false

  const hasWorked = async () => !signal.aborted && (await workNext(signal))
  const work = async () => {
    while (!signal.aborted) {
      try {
        while (await hasWorked());
        isFailing = false
      } catch (error) {
        if (!isFailing) report(`${problem}: ${getRootMessage(error)}.`)
        isFailing = true
      }
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = work()

  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
