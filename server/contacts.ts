import { readConfiguration } from './configuration'
import { runContacts } from './contactsCommands/runContacts'
import { runMain } from './runMain'

await runMain(async () => {
  const configuration = readConfiguration(process.env)
  const { output, problem } = await runContacts(process.argv.slice(2), {
    configuration,
    now: () => new Date(),
  })
  process.stdout.write(output)
  if (problem !== undefined) {
    process.stderr.write(problem)
    process.exitCode = 1
  }
})
