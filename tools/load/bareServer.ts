/**
 * A server with only Node's `http` that repeats the gateway's responses from memory. Its speed is the
 * most that Node can reach.
 */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const [gateway = '', ...paths] = process.argv.slice(2)

/** Node writes these itself. */
const ownHeaders = ['date', 'connection', 'keep-alive']

async function copyResponse(path: string) {
  const request = get(`${gateway}${path}`, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const headers = response.rawHeaders.filter((_text, at, all) => {
    const name = all[at - (at % 2)] ?? ''
    return !ownHeaders.includes(name.toLowerCase())
  })
  return [path, { headers, body: await buffer(response) }] as const
}

const responses = new Map(await Promise.all(paths.map(copyResponse)))

const server = createServer((request, response) => {
  const found = responses.get(request.url ?? '')
  response.writeHead(found ? 200 : 404, found?.headers)
  response.end(found?.body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
