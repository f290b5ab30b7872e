/** Runs SQL on a SQLite file in a worker thread, for the main thread's `sqliteThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { getErrorMessage, getSystemErrorCode } from '../../errors'
import type { Database } from './sqliteFile'
import { describeAccess } from './fileAccess'
import { openWatchedConnections, type WatchedConnections } from './connections'
import type {
  ErrorData,
  QueryResult,
  WorkerOptions,
  WorkerRequest,
  WorkerResponse,
} from './messages'

const { file } = workerData as WorkerOptions

const send = (response: WorkerResponse) => {
  parentPort?.postMessage(response)
}

const report = (message: string) => {
  send({ type: 'report', message })
}

const toErrorData = (thrown: unknown): ErrorData => ({
  message: getErrorMessage(thrown),
  code: getSystemErrorCode(thrown),
  stack: thrown instanceof Error ? thrown.stack : undefined,
})

function runQuery(database: Database, sql: string, parameters: readonly unknown[]): QueryResult {
  if (/^(BEGIN|COMMIT|ROLLBACK|VACUUM)/.test(sql)) {
    // A full disk ends a transaction by itself.
    const isOver = sql === 'ROLLBACK' && !database.inTransaction
    // Not by a statement: one that fails stays open, and then no transaction can be committed.
    if (!isOver) database.exec(sql)
    return { rows: [], changes: 0 }
  }
  const statement = database.prepare(sql)
  if (statement.reader) {
    const rows = statement.all(...parameters)
    return { rows, changes: rows.length }
  }
  return { rows: [], changes: statement.run(...parameters).changes }
}

const fileCheckIntervalMs = 5_000

function run(connections: WatchedConnections): void {
  const timer = setInterval(() => {
    try {
      connections.get()
    } catch (error) {
      report(`The contact database ${file} can not be used: ${getErrorMessage(error)}`)
    }
  }, fileCheckIntervalMs)

  const carryOut = (request: Exclude<WorkerRequest, { readonly type: 'close' }>): QueryResult => {
    const { connection, sql, parameters } = request
    return runQuery(connections.get()[connection], sql, parameters)
  }

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request.type === 'close') {
      clearInterval(timer)
      connections.close()
      parentPort?.close()
      return
    }
    const { id } = request
    try {
      send({ type: 'result', id, result: carryOut(request) })
    } catch (error) {
      send({ type: 'error', id, error: toErrorData(error) })
    }
  })
}

try {
  const connections = openWatchedConnections(file, report)
  const warning = describeAccess(file)
  if (warning !== undefined) report(warning)
  run(connections)
  send({ type: 'opened' })
} catch (error) {
  send({ type: 'openFailed', error: toErrorData(error) })
}
