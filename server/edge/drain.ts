import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connections, ConnectionLimits } from './httpServer'

const checkEveryMs = 50

/**
 * Stops listening, answers the requests that have begun, and closes all connections: an unused one
 * soon, a busy one after its response, and every one after `stopMs` at the latest.
 */
export async function drain(
  server: HttpServer,
  connections: Connections,
  { lastRequestsMs, stopMs }: Pick<ConnectionLimits, 'lastRequestsMs' | 'stopMs'>,
): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  // `close` of the HTTP server itself would drop unread requests of idle connections, and would stop
  // checking the time limits of the busy ones.
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
