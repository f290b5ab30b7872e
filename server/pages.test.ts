import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { startGateway, startSharedGateway, type TestGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'

const html = 'text/html; charset=utf-8'
const script = 'console.log("the page")\n'

let gateway: TestGateway['gateway']

/** A built site in a new folder, beside a file that must not be reached. */
function writeSite(): string {
  const folder = createTemporaryFolder()
  const site = path.join(folder, 'dist')
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(site, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  write('index.html', 'home')
  write('en.html', 'English home')
  write('inline.html', '<script>one()</script><style>a{}</style><script src="/x.js"></script>')
  write('search.html', 'buscar')
  write('en/search.html', 'search')
  write(
    '_redirects',
    [
      '/antes /agendar-demo 301',
      '/ /en.html 200! Language=en',
      '/search /en/search.html 200! Language=en',
      '/agendar-demo/:token /agendar-demo/token.html 200',
      '/en/* /en/404.html 404',
    ].join('\n'),
  )
  write('agendar-demo.html', 'agendar')
  write('agendar-demo/token.html', 'cita')
  write('en/schedule-demo.html', 'schedule')
  write('404.html', 'no encontrada')
  write('en/404.html', 'not found')
  write('assets/browser.1a2b.js', script)
  write('assets/browser.1a2b.js.br', brotliCompressSync(script))
  write('assets/browser.1a2b.js.gz', gzipSync(script))
  write('flags/es.svg', '<svg/>')
  write('blog/rss.xml', '<rss/>')
  write('content/es/articles/one.json', '{}')
  write('video.mp4', '0123456789')
  write('.well-known/security.txt', 'Contact: mailto:hola@example.com')
  write('.env', 'secret')
  return site
}

beforeAll(async () => {
  gateway = (await startSharedGateway({ pagesFolder: writeSite() })).gateway
})

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers })

describe('a page', () => {
  it.each([
    ['/', 'home', 'Accept-Encoding, Accept-Language'],
    ['/?industry=retail', 'home', 'Accept-Encoding, Accept-Language'],
    ['/search?q=inbox', 'buscar', 'Accept-Encoding, Accept-Language'],
    ['/agendar-demo', 'agendar', 'Accept-Encoding'],
    ['/en/schedule-demo', 'schedule', 'Accept-Encoding'],
  ])('is served at %s', async (url, body, vary) => {
    const response = await get(url)
    expect([response.statusCode, response.body]).toEqual([200, body])
    expect(response.headers).toMatchObject({
      'content-type': html,
      'cache-control': 'no-cache',
      vary,
      etag: expect.stringMatching(/^".+"$/) as string,
    })
  })

  it.each([
    ['en-US,en;q=0.9', 'English home', 'search'],
    ['fr', 'home', 'buscar'],
  ])(
    'is served in the language that %s requests, if languages share its path',
    async (header, home, search) => {
      const headers = { 'accept-language': header }
      expect((await get('/', headers)).body).toBe(home)
      expect((await get('/search', headers)).body).toBe(search)
      expect((await get('/agendar-demo', headers)).body).toBe('agendar')
    },
  )

  it('allows its own inline code by its policy, and no other', async () => {
    const policy = String((await get('/inline')).headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
    expect(policy).toContain(hash('a{}'))
    expect(policy).not.toContain('unsafe')
    const other = String((await get('/agendar-demo')).headers['content-security-policy'])
    expect(other).toContain("script-src 'self';")
  })

  it('is not sent again while it has not changed', async () => {
    const { etag } = (await get('/agendar-demo')).headers
    const response = await get('/agendar-demo', { 'if-none-match': String(etag) })
    expect([response.statusCode, response.body]).toEqual([304, ''])
  })

  it('responds to HEAD without a body', async () => {
    const response = await gateway.inject({ method: 'HEAD', url: '/agendar-demo' })
    expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
      200,
      '',
      html,
    ])
  })

  it.each([
    ['/Agendar-Demo?industry=retail&x=%20', '/agendar-demo?industry=retail&x=%20'],
    ['//', '/'],
  ])('is redirected to from %s', async (url, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([301, location])
  })
})

describe('a page whose URL is a secret', () => {
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }

  it.each(['/agendar-demo/Aa.Bb-1_2', '/agendar-demo/%41', '/agendar-demo/index.html'])(
    'is served at %s, with headers against caches and referrers',
    async (url) => {
      const response = await get(url)
      expect([response.statusCode, response.body]).toEqual([200, 'cita'])
      expect(response.headers).toMatchObject({ 'content-type': html, ...headers })
    },
  )

  it.each(['/Agendar-Demo/Aa.Bb?x=1', '/agendar-demo/Aa.Bb/?x=1', '//agendar-demo/Aa.Bb?x=1'])(
    'keeps the case of its token when it is redirected: %s',
    async (url) => {
      const response = await get(url)
      expect([response.statusCode, response.headers.location]).toEqual([
        301,
        '/agendar-demo/Aa.Bb?x=1',
      ])
      expect(response.headers).toMatchObject(headers)
    },
  )

  it('is sent whole, even if the browser has it cached', async () => {
    const { etag } = (await get('/agendar-demo/a')).headers
    expect((await get('/agendar-demo/a', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })
})

describe('a path that has moved permanently', () => {
  it.each([
    ['/antes', '/agendar-demo'],
    ['/Antes/?industry=retail&x=%20', '/agendar-demo?industry=retail&x=%20'],
  ])('leads to the new one in one step, with its query: %s', async (url, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([301, location])
  })
})

describe('an unknown path', () => {
  it.each([
    ['/nothing', 'no encontrada'],
    ['/en/nothing', 'not found'],
    ['/assets/gone.js', 'no encontrada'],
    ['/assets', 'no encontrada'],
    ['/_redirects', 'no encontrada'],
    ['/_headers', 'no encontrada'],
    ['/.env', 'no encontrada'],
    ['/..%2fsecret.txt', 'no encontrada'],
  ])('responds with 404 and a page in its language: %s', async (url, body) => {
    const response = await get(url)
    expect([response.statusCode, response.body]).toEqual([404, body])
    expect(response.headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-cache' })
  })

  it('never gets a 304 or a part', async () => {
    const { etag } = (await get('/nothing')).headers
    const headers = { 'if-none-match': String(etag), range: 'bytes=0-1' }
    const response = await get('/nothing', headers)
    expect([response.statusCode, response.body]).toEqual([404, 'no encontrada'])
  })

  it('responds with plain text if the build has no not-found page', async () => {
    const pagesFolder = writeSite()
    rmSync(path.join(pagesFolder, '404.html'))
    const other = await startGateway({ pagesFolder })
    const response = await other.gateway.inject('/nothing')
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n'])
  })
})

const policiesOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]

describe('a file', () => {
  it('with a hash in its name may be cached for ever', async () => {
    const response = await get('/assets/browser.1a2b.js')
    expect([response.statusCode, response.body]).toEqual([200, script])
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  it.each([
    ['/assets/browser.1a2b.js', []],
    ['/content/es/articles/one.json', []],
    ['/flags/es.svg', policiesOfPages],
    ['/agendar-demo', [...policiesOfPages, 'cross-origin-resource-policy'].sort()],
  ])('has a policy only if it may be shown as a page: %s', async (url, policies) => {
    const { headers } = await get(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    const carried = Object.keys(headers).filter((name) => name.endsWith('-policy'))
    expect(carried.sort()).toEqual(policies)
  })

  it('of the content is revalidated each time, like a page', async () => {
    const { headers } = await get('/content/es/articles/one.json')
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-cache',
      'application/json; charset=utf-8',
    ])
    const unchanged = await get('/content/es/articles/one.json', {
      'if-none-match': String(headers.etag),
    })
    expect(unchanged.statusCode).toBe(304)
  })

  it('of another kind may be cached for a day', async () => {
    const { headers } = await get('/flags/es.svg')
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'public, max-age=86400',
      'image/svg+xml',
    ])
  })

  it('is served from the one dotted folder that has a public file', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'Contact: mailto:hola@example.com',
    ])
  })

  it('that is a feed has the content type of a feed', async () => {
    expect((await get('/blog/rss.xml')).headers['content-type']).toBe('application/rss+xml')
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent compressed if the request accepts %s', async (accepts, encoding, decompress) => {
    const response = await get('/assets/browser.1a2b.js', { 'accept-encoding': accepts })
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(decompress(response.rawPayload).toString()).toBe(script)
  })

  it('without a compressed copy is sent as it is', async () => {
    const response = await get('/flags/es.svg', { 'accept-encoding': 'br, gzip' })
    expect([response.body, response.headers['content-encoding']]).toEqual(['<svg/>', undefined])
  })

  it('can be read in parts', async () => {
    const response = await get('/video.mp4', { range: 'bytes=2-4' })
    expect([response.statusCode, response.body]).toEqual([206, '234'])
  })
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
  const response = await gateway.inject({ method, url: '/agendar-demo' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
})

it.each(['/', '/agendar-demo', '/assets/x.js'])(
  'says at %s that the site has not been built',
  async (url) => {
    const { gateway: unbuilt } = await startGateway({ pagesFolder: createTemporaryFolder() })
    const response = await unbuilt.inject(url)
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      503,
      'text/plain; charset=utf-8',
      'The site has not been built yet: run "npm run build".\n',
    ])
  },
)
