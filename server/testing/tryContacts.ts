import type { CommandContext } from '../contactsCommands/commands'
import { runContacts } from '../contactsCommands/runContacts'
import { UserError } from '../errors'

export interface ContactsResult {
  readonly output: string
  /** What the user is told instead where the command fails. */
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
