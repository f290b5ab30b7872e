/**
 * Scans a host by the rules of Mozilla's Observatory and prints the result as JSON. Runs as a separate
 * process, because trusted certificates can only be set at the start (NODE_EXTRA_CA_CERTS).
 */
import fs from 'node:fs'
import { scan } from '@mdn/mdn-http-observatory'

// The package downloads the list of preloaded hosts when it is installed, which is not needed here.
const readFile = fs.readFileSync
fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...options: [never]) =>
  String(file).endsWith('hsts-preload.json')
    ? '{}'
    : readFile(file, ...options)) as typeof fs.readFileSync

const [host = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await scan(host)))
process.exit(0)
