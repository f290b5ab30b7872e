import type { Server } from 'node:net'
import { listen } from './ports'

interface Closable {
  close(): unknown
}

const ofTest: Closable[] = []
const ofFile: Closable[] = []

/** Closes what was opened last first, as it may use what was opened before. */
async function closeAll(opened: Closable[]): Promise<void> {
  for (let last = opened.pop(); last; last = opened.pop()) await last.close()
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
