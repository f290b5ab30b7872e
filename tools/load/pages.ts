/** Loads the pages and files of the built gateway. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import { startLoadedGateway } from './startLoadedGateway'

/** What is loaded, and over how many connections at once. */
interface Case {
  readonly name: string
  readonly path: string
  readonly connections: number
}

export interface PagesMeasurement {
  readonly subject: Case
  readonly perSecond: number
  readonly medianMs: number
  readonly failed: number
}

export interface LoadOptions {
  /** The folder of the built site. */
  readonly site: string
  readonly rounds: number
  /** How long each case is loaded in each round. */
  readonly seconds: number
}

function listCases(site: string): readonly Case[] {
  const script = readdirSync(path.join(site, 'assets')).find((name) => /^start.*\.js$/.test(name))
  if (script === undefined) throw new Error(`${site} is no built site: run \`npm run build\` first`)
  return [
    { name: 'home page', path: '/', connections: 32 },
    { name: 'hashed asset', path: `/assets/${script}`, connections: 32 },
    { name: 'home page', path: '/', connections: 500 },
  ]
}

export async function measurePages({
  site,
  rounds,
  seconds,
}: LoadOptions): Promise<PagesMeasurement[]> {
  const cases = listCases(site)
  const gateway = await startLoadedGateway(site)
  const measurements: PagesMeasurement[] = []
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const subject of cases) {
        const { requests, duration, latency, non2xx, errors } = await autocannon({
          url: `${gateway.url}${subject.path}`,
          connections: subject.connections,
          duration: seconds,
          headers: { 'accept-encoding': 'br' },
        })
        const perSecond = requests.total / duration
        const failed = non2xx + errors
        // The first round only warms up.
        if (round > 0) measurements.push({ subject, perSecond, medianMs: latency.p50, failed })
        console.log(
          `round ${round}, ${subject.name}, ${subject.connections} connections: ${perSecond.toFixed()} a second, ${failed} failed`,
        )
      }
    }
  } finally {
    await gateway.stop()
  }
  return measurements
}
