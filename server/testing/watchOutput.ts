import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Collects what a process prints from now on. */
export function watchOutput(child: ChildProcess) {
  let output = ''
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of streams)
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  // Unlike `exit`, it comes after all output.
  const closed = once(child, 'close')
  return {
    getOutput: () => output,
    /** Resolves to the first match of a pattern in the output; rejects if the process ends without one. */
    waitFor: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const search = () => {
          const [found] = pattern.exec(output) ?? []
          if (found !== undefined) resolve(found)
        }
        search()
        for (const stream of streams) stream.on('data', search)
        const fail = () => {
          reject(new Error(`The process ended: ${output}`))
        }
        closed.then(fail, fail)
      }),
  }
}

/** Waits until a process ends; resolves to its exit code. */
export async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Ends a process that may have ended. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal)
  await waitForExit(child)
}

/** The URL at which a gateway says that it serves the site. */
export const servedUrl = /(?<=The site is at )\S+(?=\n)/
