import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Follows the open connections of a server. */
export function trackConnections(server: Server) {
  const sockets = new Set<Socket>()
  const responses = new Map<Socket, ServerResponse>()

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    responses.set(socket, response)
    response.once('close', () => {
      if (responses.get(socket) === response) responses.delete(socket)
    })
  })
  return {
    /** Whether the beginning of a response has been written and its end has not. */
    isResponding: (socket: Socket) => responses.get(socket)?.headersSent ?? false,
    /** Closes the connections on which no request, and no part of one, has arrived. */
    closeUnused: () => {
      server.closeIdleConnections()
      // Node counts a connection that never sent a byte as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    },
  }
}

export type Connections = ReturnType<typeof trackConnections>
