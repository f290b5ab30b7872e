import { createContentSecurityPolicy, getInlineHashes } from './securityHeaders'
import { startGateway } from './testing/startGateway'

const policy =
  "default-src 'self'; script-src 'self'; " +
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /api/reports; report-to csp"

const expected = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining(
    'camera=(), display-capture=(), geolocation=()',
  ) as string,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': 'csp="/api/reports"',
}

describe('the security headers', () => {
  it('stand on every response', async () => {
    const { gateway } = await startGateway()
    for (const [method, url, statusCode] of [
      ['GET', '/', 404],
      ['GET', '/nothing', 404],
      ['POST', '/', 405],
      ['GET', '/%zz', 404],
      ['GET', '/api/%zz', 404],
      ['GET', '/api/geolocation', 200],
      ['GET', '/api/v1/activities', 401],
      ['GET', '/api/nothing', 404],
    ] as const) {
      const response = await gateway.inject({ method, url })
      expect({ url, ...response }).toMatchObject({ url, statusCode, headers: expected })
    }
  })

  it.each([
    [{}, 'https', 'max-age=31536000'],
    [{ HSTS: 'subdomains' }, 'https', 'max-age=31536000; includeSubDomains'],
    [{ HSTS: 'preload' }, 'https', 'max-age=31536000; includeSubDomains; preload'],
    [{ HSTS: 'off' }, 'https', undefined],
    [{}, 'http', undefined],
    [{ TRUSTED_PROXIES: '' }, 'https', undefined],
    [{ SITE_URL: 'http://localhost:4173' }, 'https', undefined],
  ])('by %j behind a proxy that forwards %s require https: %s', async (...row) => {
    const [environment, scheme, header] = row
    const trusting = { TRUSTED_PROXIES: 'loopback', ...environment }
    const { gateway } = await startGateway({ environment: trusting })
    const headers = { 'x-forwarded-proto': scheme }
    const response = await gateway.inject({ url: '/api/geolocation', headers })
    expect(response.headers['strict-transport-security']).toBe(header)
  })
})

describe('contentSecurityPolicy', () => {
  it('allows the page to call services on other origins, each listed once', () => {
    const getConnectSource = (contactServiceUrl: string, geolocationUrl: string) =>
      createContentSecurityPolicy({ contactServiceUrl, geolocationUrl, analyticsId: '' })
        .split('; ')
        .find((text) => text.startsWith('connect-src'))
    expect(getConnectSource('/api/v1', 'https://geo.example/json?x=1')).toBe(
      "connect-src 'self' https://geo.example",
    )
    expect(getConnectSource('https://api.example/v1', 'https://api.example/country')).toBe(
      "connect-src 'self' https://api.example",
    )
  })

  it('allows the analytics service only if an id is configured (R38)', async () => {
    const { gateway } = await startGateway({ environment: { ANALYTICS_ID: 'G-ABC1234567' } })
    const { headers } = await gateway.inject({ url: '/api/geolocation' })
    const lines = String(headers['content-security-policy']).split('; ')
    expect(lines).toContain("script-src 'self' https://www.googletagmanager.com")
    expect(lines).toContain(
      "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    )
    expect(lines).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    )
    expect(policy).not.toContain('google')
  })
})

/** echo -n 'one()' | openssl dgst -sha256 -binary | base64 */
const one = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"

it('hashes each inline script and style once, and no external file or data block', () => {
  const { scripts, styles } = getInlineHashes(
    '<style data-href="/a.css">a{}</style><script>one()</script><script>one()</script>' +
      '<script src="/a.js"></script><script defer src="/b.js"></script>' +
      '<script type="application/ld+json" data-page>{}</script>' +
      '<script id="prerendered" type="application/json">{}</script>',
  )
  expect(scripts).toEqual([one])
  expect(styles).toHaveLength(1)
})
