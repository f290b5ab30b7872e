import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createBookingLinks, type BookingLinks } from '../../bookingLinks'
import { createCapabilities, type Capabilities } from '../../capabilities'
import { readConfiguration } from '../../configuration'
import type { ContactStore } from '../../records/recordStore'
import { buildGateway } from '../../gateway'
import {
  closeDatabase,
  openDatabase,
  runInTransaction,
  selectAll,
  type Database,
} from '../../records/sqlite/sqliteFile'
import { openTestStore } from '../../testing/openTestStore'
import { listen } from '../../testing/ports'

/** Lists the tables of records, without SQLite's internal ones. */
const listRecordTables = (database: Database): string[] =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  ).map(({ name }) => name)

/** Deletes all records of these tables, by default of every table. */
export function emptyTables(database: Database, tables = listRecordTables(database)): void {
  runInTransaction(database, () => {
    // The order does not matter: foreign keys are checked at the end of the transaction.
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) database.exec(`DELETE FROM ${table}`)
  })
}

/** Sets the id of the next record that is inserted into the table. */
export function setNextId(database: Database, table: string, id: number): void {
  runInTransaction(database, () => {
    database.prepare('DELETE FROM sqlite_sequence WHERE name = :table').run({ table })
    database
      .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)')
      .run({ table, last: id - 1 })
  })
}

/** A Monday: the example booking is on the earliest date. */
const verificationNow = Date.parse('2025-06-02T08:00:00Z')

const capabilitySecret = 'the-secret-of-the-verified-gateways'

/** More writes per minute than all interactions of the pacts make together. */
const unreachedLimit = '10000'

interface CannedResponse {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** The provider under verification, with everything its states need. */
export interface VerificationGateway {
  readonly url: string
  /** The real store, with its own database. */
  readonly store: ContactStore
  /** A second connection to that database. */
  readonly database: Database
  /** Issues capabilities that the gateway accepts. */
  readonly capabilities: Capabilities
  /** Issues tokens of bookings that the gateway accepts. */
  readonly bookingLinks: BookingLinks
  /** The gateway's time in milliseconds since 1970. */
  readonly now: number
  /** Lets a gateway with another store answer. */
  useStore(store: ContactStore): Promise<void>
  /** Answers every request in the gateway's place, as a proxy or a broken service does. */
  respond(response: CannedResponse): void
  /** Restores the initial state of every interaction: an empty store behind a working gateway. */
  reset(): void
  close(): Promise<void>
}

/** Opens the store in a folder and listens on a free loopback port. */
export async function openVerificationGateway(
  folder: string,
  siteKey: string,
): Promise<VerificationGateway> {
  const file = path.join(folder, 'contacts.sqlite')
  const store = await openTestStore({ file, now: () => verificationNow })
  const database = openDatabase(file)
  const capabilities = createCapabilities(capabilitySecret, () => verificationNow)
  const bookingLinks = createBookingLinks(capabilitySecret, () => verificationNow)
  const running: FastifyInstance[] = []

  const start = async (own: ContactStore): Promise<RequestListener> => {
    const gateway = await buildGateway({
      store: own,
      now: () => verificationNow,
      capabilities,
      bookingLinks,
      pagesFolder: path.join(folder, 'dist'),
      configuration: readConfiguration({
        SITE_KEY: siteKey,
        WRITES_PER_MINUTE: unreachedLimit,
        LOG_LEVEL: 'silent',
      }),
    })
    running.push(gateway)
    await gateway.ready()
    return (request, response) => {
      gateway.server.emit('request', request, response)
    }
  }

  const usual = await start(store)
  let answer = usual
  const server = createServer((request, response) => {
    answer(request, response)
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    database,
    capabilities,
    bookingLinks,
    now: verificationNow,
    useStore: async (other) => {
      answer = await start(other)
    },
    respond: ({ status, type, body }) => {
      answer = (_request, response) => {
        response.writeHead(status, { 'content-type': type }).end(body)
      }
    },
    reset: () => {
      emptyTables(database)
      answer = usual
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      for (const gateway of running) await gateway.close()
      closeDatabase(database)
      await store.close()
    },
  }
}
