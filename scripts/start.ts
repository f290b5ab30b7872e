/** `npm start`: builds the site, then serves it and the gateway in one process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfiguration } from '../server/configuration'
import { UserError } from '../server/errors'
import { checkPort } from '../server/serve'
import { runMain, watchParent } from '../server/runMain'

const script = path.join(import.meta.dirname, 'build.ts')
const gateway = path.join(import.meta.dirname, '../build/gateway.mjs')

async function build(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' })
  const stop = () => {
    child.kill()
  }
  process.once('SIGTERM', stop)
  await once(child, 'exit')
  process.off('SIGTERM', stop)
  if (child.exitCode !== 0) {
    throw new UserError('The build failed, so there is nothing to serve.')
  }
}

watchParent()
await runMain(async () => {
  await checkPort(readConfiguration(process.env))
  console.log('Building the site…')
  await build()
  await import(pathToFileURL(gateway).href)
})
