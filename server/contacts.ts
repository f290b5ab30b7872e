import { readConfiguration } from './configuration'
import { runContacts } from './contactsCommands/runContacts'
import { runMain } from './runMain'

await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const context = { configuration, now: () => new Date() }
  process.stdout.write(await runContacts(process.argv.slice(2), context))
})
