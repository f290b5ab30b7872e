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
