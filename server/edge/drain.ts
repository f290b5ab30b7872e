import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connections } from './connections'
import type { ConnectionLimits } from './limits'

const checkEveryMs = 50

/**
 * Stops listening, answers what has begun, and closes all connections: those without a request soon,
 * every other when it has its response, or at the latest after `stopMs`.
 */
export async function drain(
  server: HttpServer,
  connections: Connections,
  { lastRequestsMs, stopMs }: Pick<ConnectionLimits, 'lastRequestsMs' | 'stopMs'>,
): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  // The close of an HTTP server would cut off requests that wait unread in idle connections, and
  // stop the time limits of the others.
  Server.prototype.close.call(server)
  await wait(lastRequestsMs)
  const closing = setInterval(() => {
    connections.closeUnused()
  }, checkEveryMs)
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, stopMs)
  connections.closeUnused()
  await closed
  clearInterval(closing)
  clearTimeout(cut)
}
