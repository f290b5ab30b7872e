import { ConfigurationError } from './configuration'

/** A startup error that the user can fix. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/**
 * Runs a program. An error that the user can fix ends it with a message instead of a stack trace.
 */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof StartFailure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
