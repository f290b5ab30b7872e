/** `npm start`: builds the site, then serves it and the gateway in one process. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { checkPort } from '../server/serve'
import { StartFailure, runMain } from '../server/runMain'

const build = ['--import', 'tsx', path.join(import.meta.dirname, 'build.ts')]

await runMain(async () => {
  await checkPort(readConfiguration(process.env))
  console.log('Building the site…')
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) {
    throw new StartFailure('The build failed, so there is nothing to serve.')
  }
  await import('./serve')
})
