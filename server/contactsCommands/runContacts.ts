import { parseArgs } from 'node:util'
import { getErrorMessage, getRootMessage, UserError } from '../errors'
import type { Command, CommandContext } from './command'
import { commands, printTables } from './commands'

const entries: readonly (readonly [name: string, command: Command])[] = Object.entries(commands)

const formatOption = ([name, { value, defaultValue }]: (typeof entries)[number]) => {
  if (value === undefined) return `--${name}`
  return defaultValue === undefined ? `--${name} ${value}` : `--${name}[=${value}]`
}

const usage = 'npm run contacts'

const calls = [
  [usage, 'tables for reading'],
  ...entries.map((entry) => [`${usage} -- ${formatOption(entry)}`, entry[1].help]),
  [`${usage} -- --help`, 'this text'],
]
const width = Math.max(...calls.map(([call = '']) => call.length))

/** The text of `--help`: every option with its purpose. */
export const help = `Prints and keeps the contacts (CONTACT_DATABASE or DATABASE_URL).

${calls.map(([call = '', text = '']) => `  ${call.padEnd(width)} ${text}`).join('\n')}
`

const options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>> = {
  help: { type: 'boolean' },
  ...Object.fromEntries(
    entries.map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
}

/** Adds the default value to an option without one, because parseArgs has no optional values. */
const addDefaults = (args: readonly string[]) =>
  args.map((argument) => {
    const [, command] = entries.find(([name]) => argument === `--${name}`) ?? []
    return command?.defaultValue === undefined ? argument : `${argument}=${command.defaultValue}`
  })

const createUsageError = (what: string) => new UserError(`${what}\nSee ${usage} -- --help.`)

/** @throws {UserError} for an option that is none of the help's */
function parseOptions(args: readonly string[]) {
  try {
    const { tokens } = parseArgs({ args: addDefaults(args), options, tokens: true })
    return tokens.filter((token) => token.kind === 'option')
  } catch (error) {
    throw createUsageError(getErrorMessage(error))
  }
}

/**
 * Returns the option without its dashes, and its value; no option for the tables.
 *
 * @throws {UserError} if there are several, or it is none of the help's
 */
function readArguments(args: readonly string[]) {
  const given = parseOptions(args)
  if (given.length > 1) {
    throw createUsageError(
      `Give one option, not ${given.map(({ rawName }) => rawName).join(' and ')}`,
    )
  }
  return { name: given[0]?.name, value: given[0]?.value ?? '' }
}

/**
 * Returns the text that `npm run contacts` prints for its arguments. No command asks for a
 * confirmation.
 *
 * @throws {UserError} saying why it failed
 */
export async function runContacts(
  args: readonly string[],
  context: CommandContext,
): Promise<string> {
  const { name, value } = readArguments(args)
  if (name === 'help') return help
  const command = entries.find(([known]) => known === name)?.[1]
  try {
    return await (command?.run ?? printTables)(value, context)
  } catch (error) {
    if (error instanceof UserError) throw error
    // The URL of a database holds its password, also as a parameter.
    const shown = value
      .replace(/\/\/.*@/, '//[secret]@')
      .replace(/^(\w+:\/\/.*?)\?.*/, '$1?[secret]')
    const label = name === undefined ? usage : `--${name} ${shown}`.trim()
    throw new UserError(`${label} failed: ${getRootMessage(error)}.`, { cause: error })
  }
}
