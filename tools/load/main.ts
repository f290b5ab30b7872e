/** `npm run load`: loads the built site's gateway, and nginx and bare Node beside it, in turn. */
import { readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { format, resolveConfig } from 'prettier'
import { profileServer } from './profile'
import { renderReport, type Case, type Measurement } from './report'
import {
  hasNginx,
  startBareServer,
  startMeasuredGateway,
  startMeasuredNginx,
  type LoadedServer,
} from './servers'

const root = path.join(import.meta.dirname, '../..')

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** How long each server is loaded in each round. */
    seconds: { type: 'string', default: '4' },
    site: { type: 'string', default: path.join(root, 'dist') },
    output: { type: 'string', default: path.join(root, 'docs/load.md') },
  },
})
const site = path.resolve(options.site)

const script = readdirSync(path.join(site, 'assets')).find((name) => /^start.*\.js$/.test(name))
if (script === undefined) throw new Error(`${site} is no built site: run \`npm run build\` first`)

const day = new Date().toISOString().slice(0, 10)
const home: Case = { name: 'home page', path: '/', connections: 32 }
const asset: Case = { name: 'hashed asset', path: `/assets/${script}`, connections: 32 }
const availability: Case = {
  name: 'availability',
  path: `/api/v1/activities?api_token=demo-site-key&start_date=${day}&end_date=${day}`,
  connections: 32,
}
const crowd: Case = { name: 'home page', path: '/', connections: 500 }

const load = (server: LoadedServer, { path: url, connections }: Case, duration: number) =>
  autocannon({
    url: `${server.url}${url}`,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
  })

const warmUpSeconds = 2
const profileSeconds = 8

async function measure(server: LoadedServer, subject: Case) {
  const before = server.getProcessorMs()
  const result = await load(server, subject, Number(options.seconds))
  const after = server.getProcessorMs()
  const requests = result.requests.total
  return {
    perSecond: requests / result.duration,
    medianMs: result.latency.p50,
    processorMicroseconds:
      before === undefined || after === undefined ? NaN : ((after - before) * 1_000) / requests,
    failed: result.non2xx + result.errors,
  }
}

const gateway = await startMeasuredGateway(site)
const servers = [gateway, await startBareServer(gateway.url, [home.path, asset.path])]
if (hasNginx()) servers.push(await startMeasuredNginx(site))
else
  console.log(
    'nginx is not installed (apt-get install nginx-light libnginx-mod-http-brotli-static): skipped',
  )

const measurements: Measurement[] = []
try {
  for (const server of servers) await load(server, home, warmUpSeconds)
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const subject of [home, asset, availability, crowd]) {
      for (const server of subject === availability ? [gateway] : servers) {
        const measured = await measure(server, subject)
        measurements.push({ subject, server: server.name, ...measured })
        console.log(
          `round ${round}, ${subject.name}, ${subject.connections} connections, ${server.name}: ${measured.perSecond.toFixed()} a second, ${measured.failed} failed`,
        )
      }
    }
  }
} finally {
  for (const server of servers) await server.stop()
}

const shares = await profileServer(
  (nodeOptions) => startMeasuredGateway(site, nodeOptions),
  (server) => load(server, home, profileSeconds),
)

const report = renderReport(measurements, shares, {
  date: day,
  machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, ${os.platform()}`,
  node: process.version,
  rounds: options.rounds,
  seconds: options.seconds,
  load: (os.loadavg()[0] ?? 0).toFixed(1),
})
const style = await resolveConfig(options.output)
writeFileSync(options.output, await format(report, { ...style, parser: 'markdown' }))
console.log(report)
