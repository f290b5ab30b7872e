import type { Configuration } from '../configuration'
import { getErrorMessage, UserError } from '../errors'

export interface CommandContext {
  readonly configuration: Configuration
  readonly now: () => Date
}

export interface Command {
  /** Placeholder of the value in the help; undefined if the command takes no value. */
  readonly value?: string
  /** Used if the option is given without a value; undefined if a value is required. */
  readonly defaultValue?: string
  readonly help: string
  /**
   * Returns the text to print.
   *
   * @throws {Error} if the value is invalid
   */
  readonly run: (value: string, context: CommandContext) => string | Promise<string>
}

export const getFile = ({ configuration }: CommandContext) => configuration.contactDatabase

/** @throws {UserError} if the database can't be read */
export function readOrExplain<Result>(
  context: CommandContext,
  read: (file: string) => Result,
): Result {
  const file = getFile(context)
  try {
    return read(file)
  } catch (error) {
    throw new UserError(`CONTACT_DATABASE ${file} can not be read: ${getErrorMessage(error)}`, {
      cause: error,
    })
  }
}
