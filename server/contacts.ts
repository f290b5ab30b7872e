import { readConfiguration } from './configuration'
import { runContacts } from './contactsCommands/runContacts'
import { getErrorMessage, getSystemErrorCode } from './errors'
import { runMain } from './runMain'

process.stdout.on('error', (error) => {
  // Whoever reads may have seen enough, such as `head`.
  if (getSystemErrorCode(error) === 'EPIPE') return
  console.error(`The output cannot be written: ${getErrorMessage(error)}`)
  process.exitCode = 1
})

await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const context = { configuration, now: () => new Date() }
  process.stdout.write(await runContacts(process.argv.slice(2), context))
})
