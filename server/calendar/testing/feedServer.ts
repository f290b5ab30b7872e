import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { closeLater } from '../../testing/closing'
import { createCertificate } from '../../testing/createCertificate'
import { createTemporaryFolder } from '../../testing/temporaryFolder'

/** Starts an https server of calendars on this machine, for a file's tests. */
export async function startFeedServer() {
  const { key, certificate } = createCertificate(createTemporaryFolder())
  const ca = readFileSync(certificate, 'utf8')
  const requests: string[] = []
  let listener: RequestListener = (_request, response) => response.writeHead(404).end()
  const server = createServer({ key: readFileSync(key), cert: ca }, (request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  server.listen(0)
  await once(server, 'listening')
  closeLater({
    close: () => {
      server.close().closeAllConnections()
    },
  })
  const { port } = server.address() as AddressInfo
  return {
    /** The certificate, which nobody else trusts. */
    ca,
    /** The paths that were asked for. */
    requests,
    url: (route = '/feed.ics', host = 'localhost') => `https://${host}:${port}${route}`,
    /** Answers requests in this way from now on, and none of those before. */
    handle: (next: RequestListener) => {
      server.closeAllConnections()
      listener = next
    },
  }
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>
