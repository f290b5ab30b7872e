import { createServer, type RequestListener } from 'node:http'
import type { ContactStore } from '../../records/recordStore'
import {
  openDatabase,
  runInTransaction,
  selectAll,
  type SqliteFile,
} from '../../records/sqlite/sqliteFile'
import { closeLater, listenForTest } from '../../testing/closing'
import { startGateway } from '../../testing/startGateway'

/** Deletes all records. */
function emptyTables(database: SqliteFile): void {
  const tables = selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  )
  runInTransaction(database, () => {
    // The order does not matter: foreign keys are checked at the end of the transaction.
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const { name } of tables) database.exec(`DELETE FROM ${name}`)
  })
}

/** Sets the id of the next record that is inserted into the table. */
export function setNextId(database: SqliteFile, table: string, id: number): void {
  runInTransaction(database, () => {
    database.prepare('DELETE FROM sqlite_sequence WHERE name = :table').run({ table })
    database
      .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)')
      .run({ table, last: id - 1 })
  })
}

/** A Monday: the example booking is on the earliest date. */
export const verificationNow = Date.parse('2025-06-02T08:00:00Z')

/** More writes per minute than all interactions of the pacts make together. */
const unreachedLimit = '10000'

/** Opens the provider under verification, with everything its states need, on a free loopback port. */
export async function openVerificationGateway(siteKey: string) {
  const start = async (stores: { readonly store?: ContactStore } = {}) => {
    const started = await startGateway({
      ...stores,
      at: verificationNow,
      environment: { SITE_KEY: siteKey, WRITES_PER_MINUTE: unreachedLimit },
    })
    await started.gateway.ready()
    const answer: RequestListener = (request, response) => {
      started.gateway.server.emit('request', request, response)
    }
    return { ...started, answer }
  }

  const { answer: usual, store, file } = await start()
  const database = closeLater(openDatabase(file))
  let answer = usual
  const server = createServer((request, response) => {
    answer(request, response)
  })
  return {
    url: `http://${await listenForTest(server)}`,
    /** The real store, with its own database. */
    store,
    /** A second connection to that database. */
    database,
    /** Lets a gateway with another store answer. */
    useStore: async (other: ContactStore) => {
      ;({ answer } = await start({ store: other }))
    },
    /** Answers every request in the gateway's place, as a proxy or a broken service does. */
    respond: ({ type, body }: { readonly type: string; readonly body: string }) => {
      answer = (_request, response) => {
        response.writeHead(200, { 'content-type': type }).end(body)
      }
    },
    /** Restores the initial state of every interaction: an empty store behind a working gateway. */
    reset: () => {
      emptyTables(database)
      answer = usual
    },
  }
}

export type VerificationGateway = Awaited<ReturnType<typeof openVerificationGateway>>
