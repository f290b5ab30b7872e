/** Reads a feed in a thread, for `readFeedInThread`. */
import { parentPort, workerData } from 'node:worker_threads'
import { getErrorMessage } from '../../errors'
import { readFeed } from './readFeed'

/** The text of a feed, and how to read it. */
export type FeedWorkerData = readonly [...Parameters<typeof readFeed>]

/** The busy times, or why there are none. */
export type FeedWorkerMessage =
  { readonly intervals: ReturnType<typeof readFeed> } | { readonly problem: string }

function read(): FeedWorkerMessage {
  try {
    return { intervals: readFeed(...(workerData as FeedWorkerData)) }
  } catch (error) {
    return { problem: getErrorMessage(error) }
  }
}

parentPort?.postMessage(read())
