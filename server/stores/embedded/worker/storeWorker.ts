/** Runs the embedded store in a worker thread, for the main thread's `workerStore.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { getRootMessage } from '../../../errors'
import { compactDatabase } from '../database'
import { describeAccess } from '../fileAccess'
import { countRecords } from '../removal'
import { removeExpired } from '../retention'
import { toErrorData } from './errorData'
import type { StoreMethod, WorkerOptions, WorkerRequest, WorkerResponse } from './messages'
import { openWatchedStore, type WatchedStore } from './watchedStore'
import { createWriteQueue, retryWhileLocked } from './writeQueue'

const cleaningIntervalMs = 60 * 60 * 1000
const fileCheckIntervalMs = 5_000

const { file, keepDays } = workerData as WorkerOptions

const send = (response: WorkerResponse) => {
  parentPort?.postMessage(response)
}

const report = (message: string) => {
  send({ type: 'report', message })
}

const isRead = (method: StoreMethod) => /^(list|get)/.test(method)

function run(watched: WatchedStore): void {
  const writes = createWriteQueue()

  const call = (method: StoreMethod, args: readonly unknown[]): Promise<unknown> => {
    const work = (): Promise<unknown> => {
      const { store } = watched.getConnection()
      return Reflect.apply(Reflect.get(store, method), store, args) as Promise<unknown>
    }
    return isRead(method) ? retryWhileLocked(work) : writes.add(work)
  }

  const clean = () => {
    writes
      .add(() => {
        const { database } = watched.getConnection()
        return countRecords(removeExpired(database, { at: new Date(), keepDays })) > 0
      })
      .then((isRemoved) =>
        isRemoved
          ? writes.add(() => {
              compactDatabase(watched.getConnection().database)
            })
          : undefined,
      )
      .catch((error: unknown) => {
        report(`Old contacts could not be removed: ${getRootMessage(error)}`)
      })
  }
  const checkFile = () => {
    writes
      .add(() => {
        watched.getConnection()
      })
      .catch((error: unknown) => {
        report(`The contact database ${file} can not be used: ${getRootMessage(error)}`)
      })
  }
  const timers = [
    setInterval(clean, cleaningIntervalMs),
    setInterval(checkFile, fileCheckIntervalMs),
  ]
  clean()

  const close = async () => {
    for (const timer of timers) clearInterval(timer)
    await writes.finish()
    watched.close()
    parentPort?.close()
  }

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request.type === 'close') {
      void close()
      return
    }
    const { id, method, args } = request
    call(method, args).then(
      (result) => {
        send({ type: 'result', id, result })
      },
      (error: unknown) => {
        send({ type: 'error', id, error: toErrorData(error) })
      },
    )
  })
}

try {
  const watched = openWatchedStore(file, report)
  const warning = describeAccess(file)
  if (warning !== undefined) report(warning)
  run(watched)
  send({ type: 'opened' })
} catch (error) {
  send({ type: 'openFailed', error: toErrorData(error) })
}
