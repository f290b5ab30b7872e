import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Configuration } from './configuration'

/** CSP hash sources of the inline scripts and styles of documents. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashInline = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashElements = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashInline(text))),
]

/** Hashes the inline scripts and styles of a document, or several; data blocks such as JSON-LD need no hash. */
export const getInlineHashes = (html: string): InlineHashes => ({
  scripts: hashElements(html, script),
  styles: hashElements(html, style),
})

const oneYearSeconds = 31_536_000

/** The origin of an absolute URL; none for a path of this site. */
const getForeignOrigins = (url: string) => (url.startsWith('/') ? [] : [new URL(url).origin])

/** Origins from which the analytics service loads its script, and to which it sends. */
const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

const noAnalytics: typeof analytics = { scripts: [], images: [], calls: [] }

/** Where browsers report violations; `report-uri` is for those without `report-to`. */
const reportPath = '/api/reports'
const reportGroup = 'csp'

type Services = Pick<Configuration, 'contactServiceUrl' | 'geolocationUrl' | 'analyticsId'>

const noInlineHashes: InlineHashes = { scripts: [], styles: [] }

/** Hash of the empty `<style>` into which emotion inserts rules at run time. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hash of the `<style>` by which MUI's `disableTransitionOnChange` stops transitions for a moment. */
const noTransitions = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='"

/** @param inline the hashes of the document's inline scripts and styles */
export function createContentSecurityPolicy(
  configuration: Services,
  inline: InlineHashes = noInlineHashes,
): string {
  const { contactServiceUrl, geolocationUrl, analyticsId } = configuration
  const services = [contactServiceUrl, geolocationUrl].flatMap(getForeignOrigins)
  const { scripts, images, calls } = analyticsId === '' ? noAnalytics : analytics
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, noTransitions, ...inline.styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...services, ...calls])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join('; ')
}

/** No page uses these features. */
const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

type Headers = Readonly<Record<string, string>>

/** Headers of every response that may be shown as a page. */
export const createResponseHeaders = (
  configuration: Services,
  inline: InlineHashes = noInlineHashes,
): Headers => ({
  'content-security-policy': createContentSecurityPolicy(configuration, inline),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': `${reportGroup}="${reportPath}"`,
})

/** Additional headers of a page whose URL is a secret. */
export const secretPageHeaders: Headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Headers that browsers only use for documents. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
]

/** Files that browsers never show as a document in which scripts could run. */
const subresource = /\.(js|css|json|woff2)$/

/**
 * Removes from the response with a file the headers that only documents need. Other sites may embed
 * any file, for example the pictures for sharing.
 */
export function removePageHeaders(reply: FastifyReply, file: string): void {
  if (file.endsWith('.html')) return
  reply.removeHeader('cross-origin-resource-policy')
  if (!subresource.test(file)) return
  for (const name of pageHeaders) reply.removeHeader(name)
}

const hstsScopes: Readonly<Record<Configuration['hsts'], string | undefined>> = {
  off: undefined,
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** Additional headers for https, only if the site's public URL is https. */
export const createHttpsHeaders = ({
  siteUrl,
  hsts,
}: Pick<Configuration, 'siteUrl' | 'hsts'>): Headers => {
  const scope = hstsScopes[hsts]
  if (scope === undefined || !siteUrl.startsWith('https:')) return {}
  return { 'strict-transport-security': `max-age=${oneYearSeconds}${scope}` }
}

/** Sets the security headers on every response; `removePageHeaders` later removes some for files. */
export function registerSecurityHeaders(
  gateway: FastifyInstance,
  configuration: Configuration,
): void {
  const always = createResponseHeaders(configuration)
  const overHttps = createHttpsHeaders(configuration)
  gateway.addHook('onRequest', async (request, reply) => {
    reply.headers(always)
    if (request.protocol === 'https') reply.headers(overHttps)
  })
}
