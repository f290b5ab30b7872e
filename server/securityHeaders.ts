import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from './configuration'
import type { InlineHashes } from './inlineHashes'

const oneYearSeconds = 31_536_000

/** The origin of an address elsewhere; none for a path of this site. */
const foreignOrigin = (address: string) =>
  address.startsWith('/') ? [] : [new URL(address).origin]

/** Where the web analytics service loads its script from, and where that sends to. */
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

type Services = Pick<Configuration, 'contactServiceUrl' | 'geolocationUrl' | 'analyticsId'>

const nothingInline: InlineHashes = { scripts: [], styles: [] }

/** The empty `<style>` into which emotion inserts rules while the page runs. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** `inline` is what the document at hand carries in itself. */
export function contentSecurityPolicy(
  configuration: Services,
  inline: InlineHashes = nothingInline,
): string {
  const { contactServiceUrl, geolocationUrl, analyticsId } = configuration
  const services = [contactServiceUrl, geolocationUrl].flatMap(foreignOrigin)
  const { scripts, images, calls } = analyticsId === '' ? noAnalytics : analytics
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, ...inline.styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...services, ...calls])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const powers = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

type Headers = Readonly<Record<string, string>>

/** What every answer carries that may be a page, whoever serves it. */
export const headersOfEveryAnswer = (
  configuration: Services,
  inline: InlineHashes = nothingInline,
): Headers => ({
  'content-security-policy': contentSecurityPolicy(configuration, inline),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': powers.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
})

/** Those that a browser heeds where it shows an answer as a page, and nowhere else. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]

/** Files that no browser shows as a page in which something could run. */
const partOfPages = /\.(js|css|json|woff2)$/

/** Takes those back from the answer that sends a file, where they would only be a third of a KB. */
export function leaveOutPageHeaders(reply: FastifyReply, file: string): void {
  if (!partOfPages.test(file)) return
  for (const name of headersOfPages) reply.removeHeader(name)
}

/** What an answer over https carries besides, where the site's own address is one of https. */
export const headersOfHttps = ({ siteUrl }: Pick<Configuration, 'siteUrl'>): Headers =>
  siteUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${oneYearSeconds}` } : {}

/** Puts the security headers on every answer: of a page, a call, a failure, a file until it is known. */
export function securityHeaders(configuration: Configuration) {
  const always = headersOfEveryAnswer(configuration)
  const overHttps = headersOfHttps(configuration)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(always)
    if (request.protocol === 'https') reply.headers(overHttps)
  }
}

export function registerSecurityHeaders(
  gateway: FastifyInstance,
  apply: ReturnType<typeof securityHeaders>,
): void {
  gateway.addHook('onRequest', async (request, reply) => {
    apply(request, reply)
  })
}
