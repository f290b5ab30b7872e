import fc from 'fast-check'
import { deal, meeting, organization, origin, person, slot } from './records'
import { formatRequest, formatWithBody } from './rawHttp'
import { key } from './visitor'

/** Random requests of a stranger, most of them with one error. */

const split = (words: string) => words.split(' ')

const methods = [
  ...split('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE QUERY CONNECT PROPFIND MKCOL LOCK PURGE'),
  ...['SEARCH', 'get', 'GÉT', 'NONSENSE', ''],
]

const pages = [
  ...split('/ /agendar-demo /Agendar-Demo/ /antes /en /en/x /nope /_redirects /index.html /.env *'),
  ...split('/assets/browser.1a2b.js /assets/gone.js /video.mp4 /content/es/x.json /api%2fv1 /?'),
  ...split('/%zz /%c0%af /%2e%2e/secret /..%5c.. //x /%00 /en/%ff http://other.example/'),
  ...[`/${'a'.repeat(3_000)}`, `/${'%41'.repeat(500)}`],
]

const resources = ['organizations', 'persons', 'deals', 'deals/1', 'activities', 'dealFields']

const calls = [
  ...resources,
  ...['appointment', 'appointment/1', 'appointment/', 'activities/1'],
  ...['', 'deals/0', `deals/${'9'.repeat(30)}`, `deals/${'x'.repeat(150)}`, 'deals/%zz', 'leads'],
].map((name) => `/api/v1/${name}`)

const others = split(
  '/api /api/ /api/geolocation /api/v2/deals /api/%zz /api/reports /api?x /API/v1 /healthz /readyz ' +
    '/.well-known/security.txt /schedule-demo/x /en/schedule-demo/1.1.x.x',
)

const queries = [
  ...['', '?', `?${key}`, `?${key}&${key}`, '?api_token=', `?${key}&x=%zz`, `?${key}&limit=-1`],
  ...[`?${key}&start_date=2026-03-04&end_date=2026-03-05`, `?${key}&__proto__[x]=1`, `?${key}&%`],
  ...[`?${key}&start_date=0000-01-01&end_date=9999-12-31&limit=500&start=999999999`],
]

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '\u200b', '__proto__', '<img onerror=x>', 'a'.repeat(20_000)),
)

const json = fc.oneof(fc.jsonValue(), text)

const valid = fc.constantFrom<object>(
  organization(),
  person(),
  deal(),
  meeting(),
  meeting({ origin }),
  { name: 'Industria', field_type: 'varchar' },
  { ['a'.repeat(40)]: 'Retail' },
  slot,
  { deal_id: 1, ...slot },
  { reason: 'No puedo ir' },
)

const fields = split('name email title value due_date due_time note origin person_id reason')

const changed = fc
  .tuple(valid, fc.constantFrom(...fields), json)
  .map(([record, name, value]): object => ({ ...record, [name]: value }))

/** Bodies as texts; some are incomplete or not JSON. */
const body = fc.oneof(
  { weight: 4, arbitrary: valid.map((record) => JSON.stringify(record)) },
  { weight: 4, arbitrary: changed.map((record) => JSON.stringify(record)) },
  { weight: 2, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: text },
  fc.constantFrom(
    ...['', '{', '{"name":"a","name":"b"}', '{"__proto__":{"x":1}}', '[]', 'null', '\ufeff{}'],
    ...['{"name":"\\ud800"}', '['.repeat(5_000), `"${'a'.repeat(70_000)}"`],
  ),
)

const headerValues = [
  ...split('* "x" W/"x" , " bytes=0-1 bytes=9-1 bytes=99999999- bytes=-0 bytes=- bytes=0-1,4-5'),
  ...split('pages=1 gzip;q=0 br *;q=0 identity;q=0 en;q=9 127.0.0.1 100-continue chunked close'),
  ...split('upgrade websocket application/json'),
  ...['"x", W/"y"', '', 'Thu, 01 Jan 2099 00:00:00 GMT'],
]

const headerValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...headerValues) },
  fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
)

const headerNames = [
  ...split('If-Match If-None-Match If-Modified-Since If-Unmodified-Since If-Range Range Accept'),
  ...split('Expect Accept-Encoding Accept-Language Content-Type Content-Encoding Forwarded'),
  ...split('X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host X-HTTP-Method-Override Connection'),
  ...split('X-Request-Id Idempotency-Key Upgrade Transfer-Encoding TE Trailer Host Origin Cookie'),
  ...['Authorization', 'CF-IPCountry', 'Accept-Version', 'Bad Name'],
]

const header = fc
  .tuple(fc.constantFrom(...headerNames), headerValue)
  .map(([name, value]) => `${name}: ${value}`)

const headers = fc.array(header, { maxLength: 4 })

const contentTypes = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'x', '']

const common = ['Host: site.example', 'Connection: close']

const formatRead = (line: string, lines: readonly string[]) =>
  formatRequest(`${line} HTTP/1.1`, [...common, ...lines])

const target = fc.oneof(
  fc.constantFrom(...pages),
  fc
    .tuple(fc.constantFrom(...calls, ...others), fc.constantFrom(...queries))
    .map((parts) => parts.join('')),
)

const anyRequest = fc
  .tuple(fc.constantFrom(...methods), target, headers, body, fc.constantFrom(...contentTypes))
  .map(([method, url, lines, content, type]) =>
    formatWithBody(`${method} ${url} HTTP/1.1`, [...common, ...lines], content, type),
  )

/** A page or a file with conditions. */
const read = fc
  .tuple(fc.constantFrom('GET', 'HEAD'), target, headers)
  .map(([method, url, lines]) => formatRead(`${method} ${url}`, lines))

const conditions = split('If-Match If-None-Match If-Unmodified-Since If-Range Range')

/** An existing page or file with one condition. */
const readOnCondition = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD'),
    fc.constantFrom('/', '/agendar-demo', '/assets/browser.1a2b.js', '/video.mp4'),
    fc.constantFrom(...conditions),
    headerValue,
  )
  .map(([method, path, name, value]) => formatRead(`${method} ${path}`, [`${name}: ${value}`]))

const formatWrite = (resource: string, lines: readonly string[], content: string) =>
  formatWithBody(
    `POST /api/v1/${resource}?${key} HTTP/1.1`,
    [...common, 'X-Form-Age: 60', ...lines],
    content,
  )

/** A call with the site key; some of these calls are valid. */
const write = fc
  .tuple(fc.constantFrom(...resources), body, headers)
  .map(([name, content, lines]) => formatWrite(name, lines.slice(2), content))

/** Tokens of a booking's link without a valid signature. */
const token = fc.oneof(
  fc.constantFrom('', '1.1', `1.1.zzzzzzzz.${'A'.repeat(43)}`, `9.9.0.${'-'.repeat(43)}`, '....'),
  fc.constantFrom('a'.repeat(121), `${'9'.repeat(16)}.1.z.${'A'.repeat(43)}`),
  headerValue,
)

/** A call of a booking's link. */
const bookingCall = fc
  .tuple(fc.constantFrom('GET', 'PUT', 'DELETE'), token, body)
  .map(([method, value, content]) => {
    const authorization = `Authorization: Bearer ${value}`
    return formatWithBody(`${method} /api/v1/appointment?${key}`, [authorization], content)
  })

const validWrite = fc.constantFrom(
  formatWrite('organizations', [], JSON.stringify(organization())),
  formatWrite('persons', [], JSON.stringify(person())),
)

const broken = fc.oneof(
  fc.constantFrom(
    ...['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET /\r\n\r\n'],
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }).map((bytes) => `x${bytes}\r\n\r\n`),
)

/** Creates the bytes of requests; the same seed gives the same requests. */
export const createRequests = (seed: number, count: number): readonly string[] =>
  fc.sample(
    fc.oneof(
      { weight: 6, arbitrary: anyRequest },
      { weight: 5, arbitrary: read },
      { weight: 2, arbitrary: readOnCondition },
      { weight: 5, arbitrary: write },
      { weight: 1, arbitrary: validWrite },
      { weight: 1, arbitrary: bookingCall },
      { weight: 1, arbitrary: broken },
    ),
    { seed, numRuns: count },
  )
