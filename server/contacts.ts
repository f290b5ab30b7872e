import { readConfiguration } from './configuration'
import { reportOf } from './contactsReport/report'
import { StartFailure, startOrExplain } from './startOrExplain'
import { readContacts } from './stores/embedded/readContacts'
import { messageOf } from './thrown'

await startOrExplain(async () => {
  const { contactDatabase } = readConfiguration(process.env)
  const read = () => {
    try {
      return readContacts(contactDatabase)
    } catch (error) {
      throw new StartFailure(
        `CONTACT_DATABASE ${contactDatabase} can not be read: ${messageOf(error)}`,
      )
    }
  }
  const { output, problem } = reportOf(process.argv.slice(2), read)
  process.stdout.write(output)
  if (problem !== undefined) {
    process.stderr.write(problem)
    process.exitCode = 1
  }
})
