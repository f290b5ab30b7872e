import { UserError } from './errors'

/**
 * Runs a program. An error that the user can fix ends it with a message instead of a stack trace.
 */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

const checkEveryMs = 500

/**
 * Sends this process a SIGTERM when its parent has ended. npm runs a script in a shell, which keeps a
 * signal for itself and dies of it, so the server would go on alone.
 */
export function watchParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, checkEveryMs)
  watch.unref()
}
