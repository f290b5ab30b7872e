import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startGateway, type TestGateway } from '../testing/startGateway'
import { securityTxt, siteScript, writeSite } from '../testing/writeSite'

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
    const etag = expect.stringMatching(/^".+"$/) as string
    const headers = { 'content-type': html, 'cache-control': 'no-cache', vary, etag }
    expect(await get(url)).toMatchObject({ statusCode: 200, body, headers })
  })

  it.each([
    ['en-US,en;q=0.9', 'English home', 'search'],
    ['fr', 'home', 'buscar'],
  ])(
    'is in the language that %s requests, if languages share its path',
    async (header, home, search) => {
      const headers = { 'accept-language': header }
      expect(await get('/', headers)).toMatchObject({ body: home })
      expect(await get('/search', headers)).toMatchObject({ body: search })
      expect(await get('/agendar-demo', headers)).toMatchObject({ body: 'agendar' })
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
    const again = await get('/agendar-demo', { 'if-none-match': String(etag) })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  it('responds to HEAD without a body', async () => {
    const response = await gateway.inject({ method: 'HEAD', url: '/agendar-demo' })
    expect(response).toMatchObject({ statusCode: 200, body: '', headers: { 'content-type': html } })
  })

  it.each([
    ['/Agendar-Demo?industry=retail&x=%20', '/agendar-demo?industry=retail&x=%20'],
    ['//', '/'],
    ['/antes', '/agendar-demo'],
    ['/Antes/?industry=retail&x=%20', '/agendar-demo?industry=retail&x=%20'],
  ])('is redirected to in one step from %s', async (url, location) => {
    expect(await get(url)).toMatchObject({ statusCode: 301, headers: { location } })
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
      const page = { statusCode: 200, body: 'cita', headers: { 'content-type': html, ...headers } }
      expect(await get(url)).toMatchObject(page)
    },
  )

  it.each(['/Agendar-Demo/Aa.Bb?x=1', '/agendar-demo/Aa.Bb/?x=1', '//agendar-demo/Aa.Bb?x=1'])(
    'keeps the case of its token when it is redirected: %s',
    async (url) => {
      const redirected = { location: '/agendar-demo/Aa.Bb?x=1', ...headers }
      expect(await get(url)).toMatchObject({ statusCode: 301, headers: redirected })
    },
  )

  it('is sent whole, even if the browser has it cached', async () => {
    const { etag } = (await get('/agendar-demo/a')).headers
    expect((await get('/agendar-demo/a', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })
})

it.each([
  ['/nothing', 'no encontrada'],
  ['/en/nothing', 'not found'],
  ['/assets/gone.js', 'no encontrada'],
  ['/assets', 'no encontrada'],
  ['/_redirects', 'no encontrada'],
  ['/_headers', 'no encontrada'],
  ['/.env', 'no encontrada'],
  ['/..%2fsecret.txt', 'no encontrada'],
])('an unknown path responds with 404 and a page in its language: %s', async (url, body) => {
  const headers = { 'content-type': html, 'cache-control': 'no-cache' }
  expect(await get(url)).toMatchObject({ statusCode: 404, body, headers })
})

const policiesOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]

describe('a file', () => {
  const javascript = 'application/javascript; charset=utf-8'
  const forDay = 'public, max-age=86400'

  it.each([
    ['/assets/browser.1a2b.js', siteScript, 'public, max-age=31536000, immutable', javascript],
    ['/content/es/articles/one.json', '{}', 'no-cache', 'application/json; charset=utf-8'],
    ['/flags/es.svg', '<svg/>', forDay, 'image/svg+xml'],
    ['/.well-known/security.txt', securityTxt, forDay, 'text/plain; charset=utf-8'],
    ['/blog/rss.xml', '<rss/>', forDay, 'application/rss+xml'],
    // The owner's own files.
    ['/pictures/team/ana.JPG', 'photo', forDay, 'image/jpeg'],
    ['/brochure.pdf', 'pages', forDay, 'application/pdf'],
  ])('is served at %s: %s, cached as %s, of the type %s', async (url, body, cached, type) => {
    const headers = { 'cache-control': cached, 'content-type': type }
    expect(await get(url)).toMatchObject({ statusCode: 200, body, headers })
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
      'content-type': javascript,
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
    expect(response).toMatchObject({ statusCode: 206, body: '234' })
    for (const range of ['bytes=10-', 'bytes=4-2', 'bytes=-0', 'bytes=0-1,3-4']) {
      const whole = await get('/video.mp4', { range })
      expect([range, whole.statusCode, whole.body]).toEqual([range, 200, '0123456789'])
    }
  })
})
