/** `npm start`: builds the site when needed, then serves it and the gateway in one process. */
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { closeOnSignal, serve } from '../server/serve'
import { StartFailure, startOrExplain } from '../server/startOrExplain'
import { buildReason, buildSettings, writeBuildStamp } from './buildStamp'
import { run } from './run'

const root = path.join(import.meta.dirname, '..')
const webpack = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production']

async function buildWhenNeeded(): Promise<void> {
  const reason = buildReason(root, process.env)
  if (reason === undefined) return
  console.log(`Building the site: ${reason}.`)
  const code = await run(process.execPath, webpack, { cwd: root, env: buildSettings(process.env) })
  if (code !== 0) throw new StartFailure('The build failed, so there is nothing to serve.')
  writeBuildStamp(root, process.env)
}

await startOrExplain(async () => {
  const configuration = readConfiguration(process.env)
  await buildWhenNeeded()
  const server = await serve(configuration, path.join(root, 'dist'))
  closeOnSignal(server)
  console.log(`The site is at ${server.address}`)
})
