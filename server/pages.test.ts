import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startGateway, type TestGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'
import { securityTxt, siteScript, writeSite } from './testing/writeSite'

const html = 'text/html; charset=utf-8'

let gateway: TestGateway['gateway']

beforeAll(async () => {
  gateway = (await startGateway({ pagesFolder: writeSite() })).gateway
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
    ['/antes', '/agendar-demo'],
    ['/Antes/?industry=retail&x=%20', '/agendar-demo?industry=retail&x=%20'],
  ])('is redirected to in one step from %s', async (url, location) => {
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
  it.each([
    [
      '/assets/browser.1a2b.js',
      siteScript,
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ],
    ['/content/es/articles/one.json', '{}', 'no-cache', 'application/json; charset=utf-8'],
    ['/flags/es.svg', '<svg/>', 'public, max-age=86400', 'image/svg+xml'],
    [
      '/.well-known/security.txt',
      securityTxt,
      'public, max-age=86400',
      'text/plain; charset=utf-8',
    ],
    ['/blog/rss.xml', '<rss/>', 'public, max-age=86400', 'application/rss+xml'],
    // The owner's own files.
    ['/pictures/team/ana.JPG', 'photo', 'public, max-age=86400', 'image/jpeg'],
    ['/brochure.pdf', 'pages', 'public, max-age=86400', 'application/pdf'],
  ])('is served at %s: %s, cached as %s, of the type %s', async (url, body, cached, type) => {
    const response = await get(url)
    expect([response.statusCode, response.body]).toEqual([200, body])
    expect(response.headers).toMatchObject({ 'cache-control': cached, 'content-type': type })
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
    expect(decompress(response.rawPayload).toString()).toBe(siteScript)
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
