import { readConfiguration } from './configuration'
import { runCommand } from './contactsCommands/runCommand'
import { createReport } from './contactsReport/report'
import { StartFailure, runMain } from './runMain'
import { readContacts } from './stores/embedded/readContacts'
import { getErrorMessage } from './errors'

await runMain(async () => {
  const { contactDatabase } = readConfiguration(process.env)
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
  if (problem !== undefined) {
    process.stderr.write(problem)
    process.exitCode = 1
  }
})
