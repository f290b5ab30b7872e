/** Reads a feed in a thread, for `readFeedInThread`. */
import { parentPort, workerData } from 'node:worker_threads'
import { readFeed } from './readFeed'

parentPort?.postMessage(readFeed(...(workerData as Parameters<typeof readFeed>)))
