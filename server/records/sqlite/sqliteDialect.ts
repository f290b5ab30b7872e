import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { StoreError } from '../../contactStore'
import type { ConnectionName } from './messages'
import type { OpenFile, SqliteThread } from './sqliteThread'

/** Refuses further work, because its visitors would give up before they get a response. */
const maxWaiting = 1_000

const createConnection = (file: OpenFile, name: ConnectionName): DatabaseConnection => ({
  executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, changes } = await file.query(name, sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  },
  streamQuery: () => {
    throw new Error('Queries of a SQLite thread are not streamed')
  },
})

/** Lets one transaction at a time use the connection that writes. */
function createLock() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take: async () => {
      if (waiting.length >= maxWaiting) throw new StoreError('unavailable')
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    release: () => {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}

function createDriver(thread: SqliteThread, name: ConnectionName): Driver {
  const lock = createLock()
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql))
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      if (name === 'write') await lock.take()
      try {
        return createConnection(thread.getFile(), name)
      } catch (error) {
        if (name === 'write') lock.release()
        throw error
      }
    },
    releaseConnection: async () => {
      if (name === 'write') lock.release()
    },
    // Holds the write lock from the start, so that what was read is still true when it is written.
    beginTransaction: (connection) => run(connection, 'BEGIN IMMEDIATE'),
    commitTransaction: (connection) => run(connection, 'COMMIT'),
    rollbackTransaction: (connection) => run(connection, 'ROLLBACK'),
    destroy: () => Promise.resolve(),
  }
}

/** Kysely's dialect for one of the two connections of a SQLite thread. */
export const createSqliteDialect = (thread: SqliteThread, name: ConnectionName): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => createDriver(thread, name),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
