import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import { runInThread, selectInThread } from './sqliteFile'
import type { WatchedFile } from './watchedFile'

const getConfig = (file: WatchedFile) => ({
  database: { prepare: (sql: string) => file.get().prepare(sql), close: () => undefined },
})

/**
 * Reads and transactions take turns on one connection. What may take long runs in a thread: reads, and the
 * commit, which waits for the disk. The other statements of a transaction run without a pause, so that it
 * holds the file's lock for a moment only.
 */
class WatchedDriver extends SqliteDriver {
  constructor(private readonly file: WatchedFile) {
    super(getConfig(file))
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const database = this.file.get()
        if (database.inTransaction) return connection.executeQuery(query)
        return { rows: (await selectInThread(database, query.sql, query.parameters)) as Row[] }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  // Holds the write lock from the start, so that what was read is still true when it is written.
  override async beginTransaction(): Promise<void> {
    this.file.get().exec('BEGIN IMMEDIATE')
  }

  override commitTransaction(): Promise<void> {
    return runInThread(this.file.get(), 'COMMIT')
  }

  override async rollbackTransaction(): Promise<void> {
    const database = this.file.get()
    // A full disk ends a transaction by itself.
    if (database.inTransaction) database.exec('ROLLBACK')
  }
}

/** Kysely's dialect for an open SQLite file. */
export class WatchedDialect extends SqliteDialect {
  constructor(private readonly file: WatchedFile) {
    super(getConfig(file))
  }

  override createDriver(): SqliteDriver {
    return new WatchedDriver(this.file)
  }
}
