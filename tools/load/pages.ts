/** Loads the built site's gateway, and nginx and bare Node beside it, in turn. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import {
  hasNginx,
  startBareServer,
  startMeasuredGateway,
  startMeasuredNginx,
  type LoadedServer,
} from './servers'

/** What is loaded, and over how many connections at once. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly connections: number
}

export interface Measurement {
  readonly subject: Case
  readonly server: string
  readonly perSecond: number
  readonly medianMs: number
  /** Processor time of the server for a request; NaN where the system does not tell. */
  readonly processorMicroseconds: number
  readonly failed: number
}

const home: Case = { name: 'home page', path: '/', connections: 32 }
const crowd: Case = { name: 'home page', path: '/', connections: 500 }

const load = (server: LoadedServer, { path: url, connections }: Case, duration: number) =>
  autocannon({
    url: `${server.url}${url}`,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
  })

const warmUpSeconds = 2

async function measure(server: LoadedServer, subject: Case, seconds: number) {
  const before = server.getProcessorMs()
  const result = await load(server, subject, seconds)
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

export interface LoadOptions {
  /** The folder of the built site. */
  readonly site: string
  readonly rounds: number
  /** How long each server is loaded in each round. */
  readonly seconds: number
}

const findAsset = (site: string): Case => {
  const script = readdirSync(path.join(site, 'assets')).find((name) => /^start.*\.js$/.test(name))
  if (script === undefined) throw new Error(`${site} is no built site: run \`npm run build\` first`)
  return { name: 'hashed asset', path: `/assets/${script}`, connections: 32 }
}

/** Measures the delivery of files by all servers. */
export async function measurePages({ site, rounds, seconds }: LoadOptions): Promise<Measurement[]> {
  const asset = findAsset(site)
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
    for (let round = 1; round <= rounds; round += 1) {
      for (const subject of [home, asset, crowd]) {
        for (const server of servers) {
          const measured = await measure(server, subject, seconds)
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
  return measurements
}
