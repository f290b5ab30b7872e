import type { RequestListener } from 'node:http'
import { Secret } from '../../secret'
import { startFeedServer, type FeedServer } from '../testing/feedServer'
import { fetchFeed, isPublicAddress } from './fetchFeed'

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

let server: FeedServer

const fetchFrom = (address: string, options = {}) =>
  fetchFeed(new Secret(address), { isAllowed: () => true, ca: server.ca, ...options })

beforeAll(async () => {
  server = await startFeedServer()
})

beforeEach(() => {
  server.requests.length = 0
  server.handle((_request, response) => response.end(calendar))
})

const redirect = (to: (route: string) => string) => {
  server.handle(({ url: route = '' }, response) => {
    if (route === '/end') response.end(calendar)
    else response.writeHead(302, { location: to(route) }).end()
  })
}

it('downloads a calendar', async () => {
  expect(await fetchFrom(server.url())).toBe(calendar)
})

it('follows redirects, of which some are relative', async () => {
  redirect((route) => (route === '/feed.ics' ? '/next' : server.url('/end')))
  expect(await fetchFrom(server.url())).toBe(calendar)
  expect(server.requests).toEqual(['/feed.ics', '/next', '/end'])
})

const notPublic = 'Its address leads to no server on the internet'

it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
  'asks nothing of this machine by %s',
  async (host) => {
    const asked = fetchFeed(new Secret(server.url('/feed.ics', host)), { ca: server.ca })
    await expect(asked).rejects.toThrow(notPublic)
    expect(server.requests).toEqual([])
  },
)

it('asks nothing of a private address that a redirect names', async () => {
  redirect(() => server.url('/end', '127.0.0.1'))
  const isAllowed = (address: string) => address === '::1' || server.requests.length === 0
  await expect(fetchFrom(server.url(), { isAllowed })).rejects.toThrow(notPublic)
  expect(server.requests).toEqual(['/feed.ics'])
})

it('asks nothing of a host of whose addresses one is private', async () => {
  const seen: string[] = []
  const isAllowed = (address: string) => {
    seen.push(address)
    return false
  }
  await expect(fetchFrom(server.url(), { isAllowed })).rejects.toThrow(notPublic)
  expect(seen).not.toEqual([])
  expect(server.requests).toEqual([])
})

it.each(['http://localhost/end', 'ftp://localhost/end', 'https://user:password@localhost/end'])(
  'does not follow to %s',
  async (location) => {
    redirect(() => location)
    const fetched = fetchFrom(server.url())
    await expect(fetched).rejects.toThrow('It redirects to an address without https')
  },
)

it('follows three redirects at most', async () => {
  redirect((route) => `${route}x`)
  await expect(fetchFrom(server.url('/'))).rejects.toThrow('It redirects too often')
  expect(server.requests).toEqual(['/', '/x', '/xx', '/xxx'])
})

it.each([404, 500, 204, 304])('refuses the status %i', async (status) => {
  server.handle((_request, response) => response.writeHead(status).end())
  await expect(fetchFrom(server.url())).rejects.toThrow(`Its server answers ${status}`)
})

it('refuses a server that changes the protocol, which no response would ever follow', async () => {
  server.handle((_request, response) => {
    response.writeHead(101, { connection: 'upgrade', upgrade: 'another' }).end()
  })
  await expect(fetchFrom(server.url())).rejects.toThrow('Its server answers 101')
})

it('ends the download of a huge calendar', async () => {
  let sent = 0
  server.handle((_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const send = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
      if (!response.destroyed) response.once('drain', send)
    }
    send()
  })
  await expect(fetchFrom(server.url())).rejects.toThrow('It is larger than 5 MB')
  expect(sent).toBeLessThan(50 * 1024 * 1024)
})

it.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops in the middle', (_, response) => response.writeHead(200).write('BEGIN:VCALENDAR')],
])('gives up a server that %s', async (_name, listener) => {
  server.handle(listener)
  const fetched = fetchFrom(server.url(), { timeoutMs: 500 })
  await expect(fetched).rejects.toThrow('Its server is too slow')
})

it('refuses a download that breaks off, and a certificate of nobody', async () => {
  server.handle((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('BEGIN')
    response.destroy()
  })
  for (const options of [{}, { ca: undefined }]) {
    const fetched = fetchFrom(server.url(), options)
    await expect(fetched).rejects.toThrow('Its server cannot be reached')
  }
})

test.each([
  ...['1.1.1.1', '100.63.255.255', '172.15.0.1', '172.32.0.1', '223.255.255.255'],
  ...['2606:4700::1111', '2a00:1450:4003::1'],
])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
  ...['192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:1.1.1.1', '::ffff:a00:1', '64:ff9b::a00:1', '2002:a00:1::', '2001::1'],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fec0::1', 'ff02::1', '2001:db8::1', '', 'localhost'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
