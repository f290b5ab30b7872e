import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { createBookingLinks, type BookingReference } from '../bookingLinks'
import type { CalendarFile } from '../calendar/openCalendar'
import { createCapabilities, type RecordKind } from '../capabilities'
import { readConfiguration, type Environment } from '../configuration'
import { buildGateway, type GatewayOptions } from '../gateway'
import { createMetrics } from '../operations/metrics'
import { openTestStore } from './openTestStore'
import { closeLater } from './closing'
import { createDatabasePath } from './temporaryFolder'
import { key } from './visitor'

export { key }

interface TestOptions extends Partial<Omit<GatewayOptions, 'configuration' | 'now'>> {
  /** By default `testNow`. */
  readonly at?: number
  readonly environment?: Environment
  readonly calendar?: Pick<CalendarFile, 'get'>
}

/** A Monday: the earliest date of a meeting is Wednesday, 4 March. */
export const testNow = Date.parse('2026-03-02T08:30:00Z')

/** Shared by all test gateways, so that a test can issue capabilities before a gateway starts. */
const capabilitySecret = 'the-secret-of-the-gateways-in-tests'

type Headers = Readonly<Record<string, string | undefined>>

/** Builds a gateway with a real store in a new folder, and closes it later. It does not listen on a port. */
export async function startGateway(options: TestOptions = {}) {
  const { environment, calendar, at = testNow, ...others } = options
  const time = {
    /** Its time, in milliseconds since 1970, which stands still. */
    at,
  }
  const now = () => time.at
  const file = createDatabasePath()
  const stored = await openTestStore({ file, now, calendar })
  const { store = stored } = others
  const log: string[] = []
  const usual = { LOG_LEVEL: 'silent', CONTACT_DATABASE: file }
  const gateway = await buildGateway({
    pagesFolder: path.join(path.dirname(file), 'dist'),
    capabilities: createCapabilities(capabilitySecret, now),
    metrics: createMetrics(),
    logStream: { write: (line) => log.push(line) },
    ...others,
    now,
    store,
    bookingLinks: createBookingLinks(capabilitySecret, now),
    configuration: readConfiguration({ ...usual, ...environment }),
  })
  closeLater({ close: () => gateway.close() })
  return Object.assign(time, {
    gateway,
    store,
    /** Path of the database file. */
    file,
    /** The lines of its log, of which LOG_LEVEL allows none by default. */
    log,
  })
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>

/** The capabilities of a visitor who created records just now. */
export const createCapable =
  (now: number) =>
  (...records: readonly [RecordKind, number][]) => {
    const { issue } = createCapabilities(capabilitySecret, () => now)
    const capabilities = records.map(([kind, id]) => issue(kind, id))
    return { 'x-record-capabilities': capabilities.join(' ') }
  }

export const capable = createCapable(testNow)

const capableOfFirst = capable(['organization', 1], ['person', 1], ['deal', 1])

/** Creates the token of a link that was sent at this time. */
export const createBookingToken = (booking: BookingReference, at = testNow): string =>
  createBookingLinks(capabilitySecret, () => at).issue(booking, at)

/**
 * Creates a write as the site sends it, by a visitor who took a minute for the form and created the
 * first organization, person and deal. A header of `undefined` is left out.
 */
export function post(path_: string, payload: unknown, headers: Headers = {}): InjectOptions {
  const all: Headers = {
    'content-type': 'application/json',
    'x-form-age': '60',
    ...capableOfFirst,
    ...headers,
  }
  return {
    method: 'POST',
    url: `/api/v1${path_}?${key}`,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    payload: JSON.stringify(payload),
  }
}

/** Headers of an error response. */
export const failureHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("default-src 'self'") as string,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** The complete body of an error response. */
export const failure = (error: string, error_info?: string) => ({
  success: false,
  error,
  ...(error_info === undefined ? {} : { error_info }),
  data: null,
})
