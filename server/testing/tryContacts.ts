import type { CommandContext } from '../contactsCommands/command'
import { runContacts } from '../contactsCommands/runContacts'
import { UserError } from '../errors'

export interface ContactsResult {
  readonly output: string
  /** The error message for the user; undefined if the command succeeds. */
  readonly problem?: string
}

/** Runs `npm run contacts` with arguments. */
export async function tryContacts(
  args: readonly string[],
  context: CommandContext,
): Promise<ContactsResult> {
  try {
    return { output: await runContacts(args, context) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { output: '', problem: error.message }
  }
}
