import type { Server } from 'node:net'
import { listen } from './ports'

interface Closable {
  close(): unknown
}

const ofFile: Closable[] = []
const ofTest: Closable[] = []
let opened = ofFile

/** Closes what was opened last first, as it may use what was opened before. Throws the first error in the end. */
async function closeAll(all: Closable[]): Promise<void> {
  const errors: unknown[] = []
  for (let last = all.pop(); last; last = all.pop()) {
    try {
      await last.close()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** Closes after the test what is opened in it or its `beforeEach`, and all else after the file's last test. */
export function closeLater<Opened extends Closable>(each: Opened): Opened {
  opened.push(each)
  return each
}

/** Lets a server listen until the test ends, and cuts off who is connected to it then. Resolves to its host and port. */
export async function listenForTest(server: Server): Promise<string> {
  server.on('connection', (socket) => closeLater({ close: () => socket.destroy() }))
  return `127.0.0.1:${await listen(closeLater(server))}`
}

beforeEach(() => {
  opened = ofTest
})
afterEach(() => {
  opened = ofFile
  return closeAll(ofTest)
})
afterAll(() => closeAll(ofFile))
