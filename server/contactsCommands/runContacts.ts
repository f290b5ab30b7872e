import { parseArgs } from 'node:util'
import { getErrorCode, getErrorMessage, getRootMessage } from '../errors'
import {
  CommandFailure,
  commands,
  printTables,
  type Command,
  type CommandContext,
} from './commands'

const entries: readonly (readonly [name: string, command: Command])[] = Object.entries(commands)

const formatOption = ([name, { value, defaultValue }]: (typeof entries)[number]) => {
  if (value === undefined) return `--${name}`
  return defaultValue === undefined ? `--${name} ${value}` : `--${name}[=${value}]`
}

const usage = 'npm run contacts'

/** What `--help` prints: every option with what it does. */
export const help = `Prints and keeps the contacts of the embedded store (CONTACT_DATABASE).

${[
  [usage, 'tables for reading'],
  ...entries.map((entry) => [`${usage} -- ${formatOption(entry)}`, entry[1].help]),
  [`${usage} -- --help`, 'this text'],
]
  .map(([call = '', text = '']) => `  ${call.padEnd(36)} ${text}`)
  .join('\n')}
`

const options = {
  help: { type: 'boolean' as const },
  ...Object.fromEntries(
    entries.map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
}

/** An option whose value may be left out gets it here, since parseArgs knows no such options. */
const withDefaults = (args: readonly string[]) =>
  args.map((argument) => {
    const [, command] = entries.find(([name]) => argument === `--${name}`) ?? []
    return command?.defaultValue === undefined ? argument : `${argument}=${command.defaultValue}`
  })

interface Asked {
  /** The option without its dashes; undefined for the tables. */
  readonly name: string | undefined
  readonly value: string
}

const misuse = (what: string) => new CommandFailure(`${what}: see ${usage} -- --help.`)

/** @throws {CommandFailure} for what the help does not name */
function readArguments(args: readonly string[]): Asked {
  let given: readonly { readonly name: string; readonly value?: string | undefined }[]
  try {
    const { tokens } = parseArgs({ args: withDefaults(args), options, tokens: true })
    given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  } catch (error) {
    if (!getErrorCode(error).startsWith('ERR_PARSE_ARGS')) throw error
    // Node goes on with advice that does not fit here.
    throw misuse(getErrorMessage(error).split(/\.?\s*\n|\. /, 1)[0] ?? '')
  }
  if (given.length > 1) {
    throw misuse(`Give one option, not ${given.map(({ name }) => `--${name}`).join(' and ')}`)
  }
  const [only] = given
  return { name: only?.name, value: only?.value ?? '' }
}

export interface Report {
  readonly output: string
  /** Error message for the user; the program then ends with status 1. */
  readonly problem?: string
}

async function run({ name, value }: Asked, context: CommandContext): Promise<string> {
  if (name === 'help') return help
  const command = entries.find(([known]) => known === name)?.[1]
  try {
    return await (command?.run ?? printTables)(value, context)
  } catch (error) {
    if (error instanceof CommandFailure) throw error
    const label = name === undefined ? usage : `--${name} ${value}`.trim()
    throw new CommandFailure(`${label} failed: ${getRootMessage(error)}.`, { cause: error })
  }
}

/** Returns what `npm run contacts` prints for its arguments. It asks nothing. */
export async function runContacts(
  args: readonly string[],
  context: CommandContext,
): Promise<Report> {
  try {
    return { output: await run(readArguments(args), context) }
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    return { output: '', problem: `${error.message}\n` }
  }
}
