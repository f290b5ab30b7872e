import { getErrorMessage } from '../errors'
import { formatRequest, openSocket, readResponse, type RawResponse } from '../testing/rawHttp'
import { startProcess, type ServerProcess } from '../testing/startProcess'
import { createRequests } from '../testing/fuzzRequests'
import { readStoredContacts } from '../testing/openTestStore'

/** The environment can set another seed or a larger count, to test more requests. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const count = Number(process.env.FUZZ_COUNT ?? 10_000)

const connectionsAtOnce = 16

interface Exchange {
  readonly request: string
  readonly response: RawResponse
}

/** Sends a request and ends the connection's sending side, so that the server waits for no more. */
async function sendRequest(url: string, request: string): Promise<Exchange> {
  const socket = await openSocket(url)
  const response = readResponse(socket, request.startsWith('HEAD '))
  // Node sends no response to a client that ends its side before the response begins.
  if (isWhole(request)) socket.write(request)
  else socket.end(request)
  const result = await response
  socket.destroy()
  return { request, response: result }
}

/** Whether a request is complete, so that the server responds without waiting for more bytes. */
function isWhole(request: string): boolean {
  const [head = '', ...body] = request.split('\r\n\r\n')
  const length = /^content-length: (\d+)$/im.exec(head)?.[1] ?? 0
  return (
    /^connection: close$/im.test(head) &&
    !/^transfer-encoding:/im.test(head) &&
    Number(length) === Buffer.byteLength(body.join('\r\n\r\n'))
  )
}

async function sendAll(url: string, requests: readonly string[]): Promise<Exchange[]> {
  const waiting = requests.values()
  const exchanges: Exchange[] = []
  const sendOn = async () => {
    for (const request of waiting) exchanges.push(await sendRequest(url, request))
  }
  await Promise.all(Array.from({ length: connectionsAtOnce }, sendOn))
  return exchanges
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch (error) {
    return getErrorMessage(error)
  }
}

const isRead = (request: string) => /^(GET|HEAD) /.test(request)
const isHtml = ({ headers }: RawResponse) => headers['content-type'] === 'text/html; charset=utf-8'

/** Describes an error in the response; undefined for a correct response. */
function findFault({ request, response }: Exchange): string | undefined {
  const { status, headers, body } = response
  // What Node itself refuses no handler has seen: a tunnel has no response at all.
  if (headers['x-request-id'] === undefined) {
    const isRefused =
      status === 0 ? request.startsWith('CONNECT ') : [400, 417, 431].includes(status)
    return isRefused && !headers['content-type'] ? undefined : 'no id'
  }
  if (status >= 500) return 'a fault of the server'
  if (headers['x-content-type-options'] !== 'nosniff') return 'no security headers'
  if (status < 400) return undefined
  if (!headers['content-security-policy']) return 'no policy'
  if (status === 404 && isRead(request) && isHtml(response)) return undefined
  if (headers['cache-control'] !== 'no-store') return 'a refusal that may be kept'
  if (request.startsWith('HEAD ')) return undefined
  const envelope = parse(body)
  const isEnvelope =
    typeof envelope === 'object' && envelope !== null && 'success' in envelope && 'data' in envelope
  return isEnvelope ? undefined : 'no envelope'
}

/** The ids of the records that the responses to the requests for a path confirm. */
const getConfirmedIds = (exchanges: readonly Exchange[], path: string): number[] => {
  const ids = exchanges
    .filter(({ request, response }) => request.startsWith(`POST ${path}?`) && response.status < 300)
    .map(({ response }) => (parse(response.body) as { data: { id: number } }).data.id)
  return [...new Set(ids)].sort((one, other) => one - other)
}

let server: ServerProcess
let exchanges: readonly Exchange[]

beforeAll(async () => {
  server = await startProcess({ LOG_LEVEL: 'notice' })
  exchanges = await sendAll(server.url, createRequests(seed, count))
}, 300_000)

it('responds correctly to every random request, and never with a server error', () => {
  expect(exchanges).toHaveLength(count)
  const faults = exchanges.flatMap((each) => {
    const fault = findFault(each)
    return fault
      ? [{ fault, status: each.response.status, request: each.request.slice(0, 400) }]
      : []
  })
  expect(faults.slice(0, 10)).toEqual([])
})

it('has received every kind of request and response', () => {
  const met = new Set(exchanges.map(({ response }) => response.status))
  const expected = [200, 201, 206, 301, 304, 400, 401, 403, 404, 405, 413, 415, 417, 431]
  expect(expected.filter((status) => !met.has(status))).toEqual([])
})

it.each(['organizations', 'persons', 'deals', 'activities'] as const)(
  'stores exactly the %s that it has confirmed',
  async (resource) => {
    const stored = (await readStoredContacts(server.file))[resource].map(({ id }) => id)
    expect(stored).toEqual(getConfirmedIds(exchanges, `/api/v1/${resource}`))
  },
)

it('keeps running and has logged nothing', async () => {
  const page = formatRequest('GET / HTTP/1.1', ['Host: site.example', 'Connection: close'])
  expect((await sendRequest(server.url, page)).response.status).toBe(200)
  expect(server.child.exitCode).toBeNull()
  expect(server.getOutput()).toMatch(
    /^The site is at \S+\nThe contacts are kept in .+\nMails are written into .+\nNobody is told .+\nLinks to bookings .+\n$/,
  )
})
