import { getRootMessage } from '../errors'

const pauseMs = 2_000

export interface Lane {
  /** Takes no more work, and resolves when the running work has ended. */
  stop(): Promise<void>
}

interface LaneOptions {
  /** Does the work that is due first; false if none is due. */
  readonly workNext: () => Promise<boolean>
  /** How the sentence on an error begins. It is told once, until work succeeds again. */
  readonly problem: string
  readonly report: (sentence: string) => void
}

/** Does work as long as some is due, and looks again every two seconds. */
export function startLane({ workNext, problem, report }: LaneOptions): Lane {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isFailing = false

  const work = async () => {
    try {
      while (!isStopped && (await workNext()));
      isFailing = false
    } catch (error) {
      if (!isFailing) report(`${problem}: ${getRootMessage(error)}.`)
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(run, pauseMs)
  }
  let running: Promise<void>
  const run = () => {
    running = work()
  }
  run()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
