import path from 'node:path'
import { readConfiguration } from './configuration'
import { closeOnSignal, serve } from './serve'
import { startOrExplain } from './startOrExplain'

const pagesFolder = path.join(import.meta.dirname, '../dist')

await startOrExplain(async () => {
  const server = await serve(readConfiguration(process.env), pagesFolder)
  closeOnSignal(server)
  console.log(`The site is at ${server.address}`)
})
