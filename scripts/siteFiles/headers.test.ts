import { readConfiguration } from '../../server/configuration'
import { createContentSecurityPolicy } from '../../server/securityHeaders'
import { createHeadersFile } from './headers'

const files = [
  '_redirects',
  '404.html',
  'assets/browser.1a2b.js',
  'blog.html',
  'blog/rss.xml',
  'blog/test-turing.html',
  'content/es/articles/test-turing.json',
  'favicon.svg',
  'flags/ar.svg',
  'flags/es.svg',
  'index.html',
  'pictures/share/home-es.png',
]

const inline = { scripts: ["'sha256-one='"], styles: ["'sha256-two='"] }

/** The headers by path pattern. */
function createHeaders(environment: Record<string, string> = {}) {
  const text = createHeadersFile(readConfiguration(environment), files, inline)
  return new Map(
    text
      .trim()
      .split(/\n(?=\S)/)
      .map((block) => {
        const [pattern = '', ...lines] = block.split('\n')
        return [pattern, lines.map((line) => line.trim())] as const
      }),
  )
}

test('every response has the headers of the gateway', () => {
  const policy = createContentSecurityPolicy(readConfiguration({}), inline)
  expect(createHeaders().get('/*')).toEqual([
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    expect.stringMatching(/^Permissions-Policy: (\S+=\(\), )+usb=\(\)$/),
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Reporting-Endpoints: csp="/api/reports"',
    'Strict-Transport-Security: max-age=31536000',
  ])
})

test('the build’s settings decide the allowed origins and whether HTTPS is required', () => {
  const headers = createHeaders({ ANALYTICS_ID: 'G-ABC1234567', SITE_URL: 'http://localhost:4173' })
  const all = headers.get('/*')?.join('\n') ?? ''
  expect(all).toContain('https://www.googletagmanager.com')
  expect(all).not.toContain('Strict-Transport-Security')
})

test.each(['/agendar-demo/*', '/en/schedule-demo/*', '/schedule-demo/*'])(
  'an appointment, whose URL is secret, is neither cached nor sent as a referrer: %s',
  (pattern) => {
    expect(createHeaders().get(pattern)).toEqual([
      'Cache-Control: no-store',
      'Referrer-Policy: no-referrer',
      'X-Robots-Tag: noindex',
    ])
  },
)

test('hashed files are cached permanently, others for a day, pages and articles not at all', () => {
  const oneDay = ['Cache-Control: public, max-age=86400']
  const caches = createHeaders()
  for (const pattern of [...caches.keys()])
    if (/demo\/\*$|^\/\*$/.test(pattern)) caches.delete(pattern)
  expect(Object.fromEntries(caches)).toEqual({
    '/assets/*': ['Cache-Control: public, max-age=31536000, immutable'],
    '/blog/rss.xml': [...oneDay, 'Content-Type: application/rss+xml'],
    '/content/*': ['Cache-Control: no-cache'],
    '/favicon.svg': oneDay,
    '/flags/*': oneDay,
    '/pictures/*': oneDay,
  })
})

test('the file has at most 100 patterns and 2,000 characters a line, which hosts accept', () => {
  const text = createHeadersFile(readConfiguration({ ANALYTICS_ID: 'G-ABC1234567' }), files, inline)
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000)
  expect(createHeaders().size).toBeLessThan(100)
})
