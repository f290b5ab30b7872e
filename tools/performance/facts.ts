import { execFileSync } from 'node:child_process'
import os from 'node:os'

/** Under what circumstances something was measured. */
export interface Facts {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The last commit, with a plus where files have changed since. */
  readonly commit: string
  readonly machine: string
  /** How many processes wanted a processor in the minute before; well below one on a quiet machine. */
  readonly load: string
  readonly node: string
  readonly browser: string
}

const git = (...parameters: readonly string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).trim()

/** Looks at the machine and at the repository. */
export function findFacts(date: string | undefined, browser: string): Facts {
  const [processor] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const changed = git('status', '--porcelain') === '' ? '' : '+'
  return {
    date: date ?? git('log', '-1', '--format=%cs'),
    commit: `${git('log', '-1', '--format=%h')}${changed}`,
    machine: `${processor?.model.trim() ?? 'unknown processor'}, ${os.availableParallelism()} cores, ${memory} GB, ${os.type()}`,
    load: (os.loadavg()[0] ?? 0).toFixed(1),
    node: process.version,
    browser,
  }
}
