import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/** Lets a server listen on a free port of this machine alone; resolves to the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A port on which nobody listens now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
