/** Reads a feed in a thread, for `readFeedInThread`. */
import { parentPort, workerData } from 'node:worker_threads'
import { getErrorMessage } from '../../errors'
import { readFeed, type FeedWorkerData, type FeedWorkerMessage } from './readFeed'

function read(): FeedWorkerMessage {
  try {
    return { intervals: readFeed(...(workerData as FeedWorkerData)) }
  } catch (error) {
    return { problem: getErrorMessage(error) }
  }
}

parentPort?.postMessage(read())
