import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { getErrorMessage, getField } from '../../errors'
import { FeedError, type readFeed } from './readFeed'

const script = path.join(import.meta.dirname, 'startFeedWorker.mjs')

/**
 * Reads a feed as `readFeed` does, in a thread: it delays no visitor, and can be ended. Ordinary feeds take
 * less than a second.
 *
 * @throws {FeedError} if it cannot be read, or not in time and memory
 */
export async function readFeedInThread(
  workerData: Parameters<typeof readFeed>,
  signal: AbortSignal,
): Promise<ReturnType<typeof readFeed>> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // After an abort nobody else listens, and an error without a listener ends the gateway.
  worker.on('error', () => undefined)
  try {
    const [result] = (await once(worker, 'message', { signal })) as [ReturnType<typeof readFeed>]
    return result
  } catch (error) {
    // An error of the thread has its name, but not its class.
    const isKnown = getField(error, 'name') === 'FeedError'
    const sentence = isKnown ? getErrorMessage(error) : 'It has too many events to be read'
    throw new FeedError(sentence, { cause: error })
  } finally {
    await worker.terminate()
  }
}
