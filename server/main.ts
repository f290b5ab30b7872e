/** The gateway's program: serves the last build, or a given folder, and the API. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfiguration } from './configuration'
import { UserError } from './errors'
import { createOwnerLog } from './logging'
import { announce, closeOnSignal, serve } from './serve'
import { runMain, watchParent } from './runMain'
import { describeOtherBuild } from './site/describeOtherBuild'

const site = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'))

// A log that cannot be written ends nothing: the next line is tried again.
process.stdout.on('error', () => undefined)
watchParent()
await runMain(async () => {
  const configuration = readConfiguration(process.env)
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new UserError(`There is no built site in ${site}: run \`npm run build\` first.`)
  }
  const server = await serve(configuration, site)
  closeOnSignal(server)
  announce(server, configuration)
  // The build writes it into this program.
  const otherBuild = describeOtherBuild(process.env.BUILT_WITH, configuration)
  if (otherBuild !== undefined) createOwnerLog(configuration.logLevel).warn(otherBuild)
})
