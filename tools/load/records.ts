/** Loads the calls that use the records: on both engines, empty and full, by one gateway and by two. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { readConfiguration } from '../../server/configuration'
import { openRecords } from '../../server/records/openRecords'
import { spawnPostgres } from '../../server/testing/spawnPostgres'
import { createSlots, createVisitor, key } from '../../server/testing/visitor'
import { median } from '../performance/statistics'
import { fillRecords } from './fillRecords'
import type { LoadOptions } from './pages'
import { startLoadedGateway } from './startLoadedGateway'

/** How many activities the records hold: those of a new site, and of one with a long history. */
export const fillings = [0, 200_000] as const
const gatewayCounts = [1, 2]
const connections = 16
const visitorsAtOnce = 8
const bookingsPerRound = 80

type Environment = Readonly<Record<string, string>>

export interface RecordsMeasurement {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly gateways: number
  readonly activities: number
  readonly availabilityMs: number
  readonly availabilityPerSecond: number
  readonly bookingMs: number
  readonly bookingsPerSecond: number
  readonly failed: number
}

/** Asks all gateways at once which times of a day are taken. */
async function loadAvailability(urls: readonly string[], date: string, seconds: number) {
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({
        url: `${url}/api/v1/activities?${key}&start_date=${date}&end_date=${date}`,
        connections: connections / urls.length,
        duration: seconds,
      }),
    ),
  )
  const sum = (read: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + read(result), 0)
  return {
    availabilityMs: sum(({ latency }) => latency.average) / results.length,
    availabilityPerSecond: sum(({ requests, duration }) => requests.total / duration),
    failed: sum(({ non2xx, errors }) => non2xx + errors),
  }
}

/** Books demos from the first call to the last, by some visitors at a time. */
async function loadBookings(urls: readonly string[], slots: ReturnType<typeof createSlots>) {
  const times: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const book = async (first: number) => {
    for (let booked = 0; booked < bookingsPerRound / visitorsAtOnce; booked += 1) {
      const slot = slots.next().value
      const begunAt = performance.now()
      const visitor = createVisitor(urls, first)
      await visitor.readDay(slot.due_date)
      const { status } = await visitor.book(slot)
      times.push(performance.now() - begunAt)
      if (status !== 201) failed += 1
    }
  }
  await Promise.all(Array.from({ length: visitorsAtOnce }, (_, index) => book(index)))
  const seconds = (performance.now() - startedAt) / 1_000
  return { bookingMs: median(times), bookingsPerSecond: times.length / seconds, failed }
}

async function measureFilling(
  gateways: readonly { readonly url: string }[],
  slots: ReturnType<typeof createSlots>,
  seconds: number,
) {
  const urls = gateways.map(({ url }) => url)
  const bookings = await loadBookings(urls, slots)
  const availability = await loadAvailability(urls, slots.next().value.due_date, seconds)
  return { ...availability, ...bookings, failed: availability.failed + bookings.failed }
}

/** @param createEnvironment the variables that name a new database */
async function measureEngine(
  engine: RecordsMeasurement['engine'],
  createEnvironment: () => Promise<Environment>,
  { site, rounds, seconds }: LoadOptions,
): Promise<RecordsMeasurement[]> {
  const measurements: RecordsMeasurement[] = []
  const filled = []
  for (const activities of fillings) {
    const environment = await createEnvironment()
    const database = await openRecords(readConfiguration(environment), console.log)
    await fillRecords(database, activities)
    await database.close()
    filled.push({ activities, environment, slots: createSlots('Europe/Madrid') })
  }
  for (const gateways of gatewayCounts) {
    const started = await Promise.all(
      filled.map(async (filling) => {
        const servers = await Promise.all(
          Array.from({ length: gateways }, () => startLoadedGateway(site, filling.environment)),
        )
        return { ...filling, servers }
      }),
    )
    try {
      for (let round = 0; round <= rounds; round += 1) {
        for (const { activities, servers, slots } of started) {
          const measured = await measureFilling(servers, slots, seconds)
          // The first round only warms up.
          if (round > 0) measurements.push({ engine, gateways, activities, ...measured })
          console.log(
            `round ${round}, ${engine}, ${gateways} gateways, ${activities} activities: availability ${measured.availabilityMs.toFixed(1)} ms, a booking ${measured.bookingMs.toFixed()} ms, ${measured.failed} failed`,
          )
        }
      }
    } finally {
      for (const { servers } of started) for (const server of servers) await server.stop()
    }
  }
  return measurements
}

export async function measureRecords(options: LoadOptions): Promise<RecordsMeasurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-records-'))
  const postgres = await spawnPostgres()
  let files = 0
  try {
    const sqlite = await measureEngine(
      'SQLite',
      () => Promise.resolve({ CONTACT_DATABASE: path.join(folder, `${(files += 1)}.sqlite`) }),
      options,
    )
    const other = await measureEngine(
      'PostgreSQL',
      async () => ({ DATABASE_URL: await postgres.createDatabase() }),
      options,
    )
    return [...sqlite, ...other]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
