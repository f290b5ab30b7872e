import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { StoreError } from '../../contactStore'
import { getRootMessage } from '../../errors'
import type {
  ConnectionName,
  ErrorData,
  QueryResult,
  WorkerOptions,
  WorkerRequest,
  WorkerResponse,
} from './messages'

const script = path.join(import.meta.dirname, 'startWorker.mjs')

/** Refuses further reads, because their visitors would give up before they get a response. */
const maxPending = 1_000

const firstRestartPauseMs = 100
const maxRestartPauseMs = 10_000

export interface SqliteThreadOptions extends WorkerOptions {
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
  readonly createWorker?: (options: WorkerOptions) => Worker
}

/** A thread with the open file. It ends with its first failure; then `SqliteThread` has a new one. */
export interface OpenFile {
  query(
    connection: ConnectionName,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<QueryResult>
}

export interface SqliteThread {
  /** @throws {StoreError} `unavailable` while the thread is started again, and after `close` */
  getFile(): OpenFile
  /** Answers what has begun, then closes the file. */
  close(): Promise<void>
}

interface PendingCall {
  readonly resolve: (result: QueryResult) => void
  readonly reject: (error: Error) => void
}

/** The worker does not inherit Node's command-line options, since some are not allowed in workers. */
const createSqliteWorker = (workerData: WorkerOptions): Worker =>
  new Worker(script, { workerData, execArgv: [] })

const toError = ({ message, code, stack }: ErrorData): Error =>
  Object.assign(new Error(message), { code, stack })

interface StartedFile extends OpenFile {
  readonly ended: Promise<Error>
  close(): Promise<unknown>
}

/** Starts a worker, and resolves when its file is open. */
function startFile(worker: Worker, report: (message: string) => void): Promise<StartedFile> {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let end: Error | undefined

  const ended = new Promise<Error>((resolve) => {
    worker.once('exit', (code) => {
      end = new StoreError('unavailable', {
        cause: new Error(`The thread of the database ended with ${code}`),
      })
      for (const { reject } of pending.values()) reject(end)
      pending.clear()
      resolve(end)
    })
  })

  const call = (
    connection: ConnectionName,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      if (end) {
        reject(end)
        return
      }
      lastId += 1
      pending.set(lastId, { resolve, reject })
      worker.postMessage({
        type: 'query',
        id: lastId,
        connection,
        sql,
        parameters,
      } satisfies WorkerRequest)
    })

  const file: StartedFile = {
    ended,
    query: async (connection, sql, parameters) => {
      // Never a query of a transaction, which must be able to end.
      if (connection === 'read' && pending.size >= maxPending) throw new StoreError('unavailable')
      return call(connection, sql, parameters)
    },
    close: () => {
      worker.postMessage({ type: 'close' } satisfies WorkerRequest)
      return ended
    },
  }

  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    void ended.then(reject)
    worker.on('message', (response: WorkerResponse) => {
      if (response.type === 'report') report(response.message)
      else if (response.type === 'opened') resolve(file)
      else if (response.type === 'openFailed') reject(toError(response.error))
      else {
        const waiting = pending.get(response.id)
        pending.delete(response.id)
        if (response.type === 'result') waiting?.resolve(response.result)
        else waiting?.reject(toError(response.error))
      }
    })
  })
}

/**
 * Opens a SQLite file in a worker thread, so that waiting for the disk does not block the main thread.
 * If the thread ends unexpectedly, it is started again.
 *
 * @throws {Error} if the database can't be opened
 */
export async function openSqliteThread({
  file: path,
  report,
  createWorker = createSqliteWorker,
}: SqliteThreadOptions): Promise<SqliteThread> {
  const stopRestarting = new AbortController()
  const { signal } = stopRestarting
  let file: StartedFile | undefined
  let restarting: Promise<void> | undefined
  let closing: Promise<void> | undefined

  const start = async () => {
    const started = await startFile(createWorker({ file: path }), report)
    file = started
    void started.ended.then(() => {
      file = undefined
      if (!signal.aborted) restarting = restart()
    })
  }

  const restart = async () => {
    report('The thread of the contact database ended unexpectedly and is started again.')
    for (let pause = firstRestartPauseMs; ; pause = Math.min(2 * pause, maxRestartPauseMs)) {
      try {
        await wait(pause, undefined, { signal })
        await start()
        return
      } catch (error) {
        if (signal.aborted) return
        report(`The contact database can not be opened: ${getRootMessage(error)}`)
      }
    }
  }

  const close = async () => {
    const open = file
    file = undefined
    stopRestarting.abort()
    await restarting
    await open?.close()
  }

  await start()
  return {
    getFile: () => {
      if (!file) throw new StoreError('unavailable')
      return file
    },
    close: () => (closing ??= close()),
  }
}
