import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Interval } from '@/features/booking/domain/interval'
import type { FeedWorkerData, FeedWorkerMessage } from './feedWorker'
import { FeedError } from './readFeed'

const script = path.join(import.meta.dirname, 'startFeedWorker.mjs')

/**
 * Reads a feed as `readFeed` does, in a thread: it delays no visitor, and can be ended. Ordinary feeds take
 * less than a second.
 *
 * @throws {FeedError} if it can not be read, or not in time and memory
 */
export async function readFeedInThread(
  workerData: FeedWorkerData,
  signal: AbortSignal,
): Promise<Interval[]> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // After an abort nobody else listens, and an error without a listener ends the gateway.
  worker.on('error', () => undefined)
  try {
    const [message] = (await once(worker, 'message', { signal })) as [FeedWorkerMessage]
    if ('problem' in message) throw new FeedError(message.problem)
    return message.intervals
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('It has too many events to be read', { cause: error })
  } finally {
    await worker.terminate()
  }
}
