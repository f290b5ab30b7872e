import { readConfiguration } from './configuration'
import { runCommand } from './contactsCommands/runCommand'
import { createReport } from './contactsReport/report'
import { readWaiting } from './stores/fallback/readWaiting'
import { StartFailure, runMain } from './runMain'
import { formatOutbox } from './contactsReport/outbox'
import { formatWaiting } from './contactsReport/waiting'
import { checkStore } from './stores/checkStore'
import { readOutbox } from './stores/embedded/outbox'
import { readContacts, readDatabase } from './stores/embedded/readContacts'
import { getErrorMessage } from './errors'

await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const { contactDatabase } = configuration
  if (process.argv.includes('--check')) {
    const { sentences, isUsable } = await checkStore(configuration)
    process.stdout.write(`${sentences.join('\n')}\n`)
    if (!isUsable) process.exitCode = 1
    return
  }
  if (process.argv.includes('--outbox')) {
    process.stdout.write(formatOutbox(readDatabase(contactDatabase, readOutbox) ?? []))
    return
  }
  const read = () => {
    try {
      return readContacts(contactDatabase)
    } catch (error) {
      throw new StartFailure(
        `CONTACT_DATABASE ${contactDatabase} can not be read: ${getErrorMessage(error)}`,
      )
    }
  }
  const { output, problem } = createReport(process.argv.slice(2), {
    read,
    run: (command, value) =>
      runCommand(command, value, { file: contactDatabase, now: () => new Date() }),
  })
  process.stdout.write(output)
  if (process.argv.length === 2) process.stdout.write(formatWaiting(readWaiting(contactDatabase)))
  if (problem !== undefined) {
    process.stderr.write(problem)
    process.exitCode = 1
  }
})
