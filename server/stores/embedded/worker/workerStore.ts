import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '../../../contactStore'
import { getRootMessage } from '../../../errors'
import type { EmbeddedStore } from '../embeddedStore'
import { fromErrorData } from './errorData'
import type { StoreMethod, WorkerOptions, WorkerRequest, WorkerResponse } from './messages'

const script = path.join(import.meta.dirname, 'startWorker.mjs')

const firstRestartPauseMs = 100
const maxRestartPauseMs = 10_000

/** Refuses further calls, because their callers would give up before they get a response. */
const maxPendingCalls = 1_000

export interface WorkerStoreOptions extends WorkerOptions {
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
  readonly createWorker?: (options: WorkerOptions) => Worker
}

interface PendingCall {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** The worker does not inherit Node's command-line options, since some are not allowed in workers. */
const createStoreWorker = (workerData: WorkerOptions): Worker =>
  new Worker(script, { workerData, execArgv: [] })

/** Resolves when the worker's store is open. */
function waitUntilOpen(
  worker: Worker,
  onMessage: (response: WorkerResponse) => void,
): Promise<Worker> {
  return new Promise((resolve, reject) => {
    worker.on('message', (response: WorkerResponse) => {
      if (response.type === 'opened') resolve(worker)
      else if (response.type === 'openFailed') reject(fromErrorData(response.error))
      else onMessage(response)
    })
    worker.on('error', reject)
    worker.once('exit', (code) => {
      reject(new Error(`The store's thread ended with ${code}`))
    })
  })
}

/**
 * Opens the embedded store in a worker thread, so that waiting for the disk or a lock does not block
 * the main thread. If the thread ends unexpectedly, it is started again, and calls fail with
 * `StoreUnavailable` meanwhile.
 *
 * @throws {Error} if the database can't be opened
 */
export async function openWorkerStore({
  report,
  createWorker = createStoreWorker,
  ...workerOptions
}: WorkerStoreOptions): Promise<EmbeddedStore> {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let worker: Worker | undefined
  let closing: Promise<void> | undefined
  let restarting: Promise<void> | undefined
  const stopRestarting = new AbortController()

  const handleMessage = (response: WorkerResponse) => {
    if (response.type === 'report') report(response.message)
    if (response.type !== 'result' && response.type !== 'error') return
    const call = pending.get(response.id)
    pending.delete(response.id)
    if (response.type === 'result') call?.resolve(response.result)
    else call?.reject(fromErrorData(response.error))
  }

  const failPending = (reason: Error) => {
    for (const { reject } of pending.values()) reject(new StoreUnavailable(reason))
    pending.clear()
  }

  const start = async () => {
    const started = await waitUntilOpen(createWorker(workerOptions), handleMessage)
    started.removeAllListeners('exit')
    started.once('exit', (code) => {
      worker = undefined
      failPending(new Error(`The store's thread ended with ${code}`))
      if (closing === undefined) restarting = restart()
    })
    worker = started
  }

  const restart = async () => {
    report('The thread of the contact store ended unexpectedly and is started again.')
    for (let pause = firstRestartPauseMs; ; pause = Math.min(2 * pause, maxRestartPauseMs)) {
      try {
        await wait(pause, undefined, { signal: stopRestarting.signal })
        await start()
        return
      } catch (error) {
        if (stopRestarting.signal.aborted) return
        report(`The contact store can not be opened: ${getRootMessage(error)}`)
      }
    }
  }

  const send = (target: Worker, request: WorkerRequest) => {
    target.postMessage(request)
  }

  const call =
    <Method extends StoreMethod>(method: Method) =>
    (...args: Parameters<EmbeddedStore[Method]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (!worker || closing || pending.size >= maxPendingCalls) {
          reject(new StoreUnavailable())
          return
        }
        lastId += 1
        pending.set(lastId, { resolve, reject })
        send(worker, { type: 'call', id: lastId, method, args })
      }) as ReturnType<EmbeddedStore[Method]>

  const close = async () => {
    stopRestarting.abort()
    await restarting
    const closed = worker
    if (!closed) return
    await new Promise((resolve) => {
      closed.once('exit', resolve)
      send(closed, { type: 'close' })
    })
  }

  await start()
  return {
    listActivities: call('listActivities'),
    listDealFields: call('listDealFields'),
    createActivity: call('createActivity'),
    createPerson: call('createPerson'),
    createOrganization: call('createOrganization'),
    createDeal: call('createDeal'),
    updateDeal: call('updateDeal'),
    createDealField: call('createDealField'),
    checkReady: call('checkReady'),
    getBooking: call('getBooking'),
    changeBooking: call('changeBooking'),
    cancelBooking: call('cancelBooking'),
    takeNext: call('takeNext'),
    markSent: call('markSent'),
    markFailed: call('markFailed'),
    keepSuspect: call('keepSuspect'),
    removeOldSuspects: call('removeOldSuspects'),
    getEntryCounts: call('getEntryCounts'),
    close: () => (closing ??= close()),
  }
}
