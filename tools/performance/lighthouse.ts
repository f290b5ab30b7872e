import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { LighthouseReport } from './lighthouseReport'
import type { Profile, Subject } from './measurement'

/** What the process that runs Lighthouse is asked for. */
export interface LighthouseRun extends Subject {
  readonly profile: Profile
  /** Also what has nothing to do with speed, which no further run would change. */
  readonly allScores: boolean
  /** The browser's path. */
  readonly chromium: string
}

/** What it answers. */
export type LighthouseAnswer = { readonly report: LighthouseReport } | { readonly error: string }

/**
 * Lighthouse in a process of its own, so that the server's work is not taken for the page's. The
 * process stays; each load has a new browser.
 */
export class Lighthouse {
  private process: ChildProcess | undefined

  private started(): ChildProcess {
    if (this.process?.connected) return this.process
    this.process = fork(path.join(import.meta.dirname, 'lighthouseProcess.ts'), {
      execArgv: ['--import', 'tsx'],
    })
    return this.process
  }

  /**
   * One load of a page.
   *
   * @throws {Error} where Lighthouse or its browser failed
   */
  async run(run: LighthouseRun): Promise<LighthouseReport> {
    const worker = this.started()
    const over = new AbortController()
    try {
      const { signal } = over
      const answered = once(worker, 'message', { signal })
      const ended = once(worker, 'exit', { signal }).then(() => [
        { error: 'Lighthouse has ended without an answer' },
      ])
      worker.send(run)
      const [answer] = (await Promise.race([answered, ended])) as [LighthouseAnswer]
      if ('error' in answer) throw new Error(answer.error)
      return answer.report
    } finally {
      over.abort()
    }
  }

  close(): void {
    this.process?.disconnect()
  }
}
