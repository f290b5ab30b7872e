/** `npm start`: builds the site when needed, then serves it and the gateway in one process. */
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { closeOnSignal, serve } from '../server/serve'
import { StartFailure, startOrExplain } from '../server/startOrExplain'
import { buildWhenNeeded, root } from './buildSite'

await startOrExplain(async () => {
  const configuration = readConfiguration(process.env)
  if (!(await buildWhenNeeded())) {
    throw new StartFailure('The build failed, so there is nothing to serve.')
  }
  const server = await serve(configuration, path.join(root, 'dist'))
  closeOnSignal(server)
  console.log(`The site is at ${server.address}`)
})
