import type { Server } from 'node:net'
import { listen } from './ports'

interface Closable {
  close(): unknown
}

const ofTest: Closable[] = []
const ofFile: Closable[] = []

/** Closes what was opened last first, as it may use what was opened before. Throws the first error in the end. */
async function closeAll(opened: Closable[]): Promise<void> {
  const errors: unknown[] = []
  for (let last = opened.pop(); last; last = opened.pop()) {
    try {
      await last.close()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** Closes what a test has opened, after that test. */
export function closeAfterEach<Opened extends Closable>(opened: Opened): Opened {
  ofTest.push(opened)
  return opened
}

/** Lets a server listen until the test ends, and cuts off who is connected to it then. Resolves to its host and port. */
export async function listenForTest(server: Server): Promise<string> {
  server.on('connection', (socket) => closeAfterEach({ close: () => socket.destroy() }))
  return `127.0.0.1:${await listen(closeAfterEach(server))}`
}

/** Closes what a file's tests share, after the last of them. */
export function closeAfterAll<Opened extends Closable>(opened: Opened): Opened {
  ofFile.push(opened)
  return opened
}

afterEach(() => closeAll(ofTest))
afterAll(() => closeAll(ofFile))
