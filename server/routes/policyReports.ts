import type { FastifyInstance } from 'fastify'
import { acceptJson } from '../edge/requests'
import type { Metrics } from '../operations/metrics'
import { getField } from '../errors'

/** The media types of the Reporting API and of the older `report-uri`. */
const mediaTypes = ['application/reports+json', 'application/csp-report']

const bodyLimitBytes = 16_384
const maxReports = 20

/** Any other directive counts as `other`, so that a client can't create metrics at will. */
const knownDirectives =
  `base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src
  manifest-src media-src object-src script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem
  worker-src`.split(/\s+/)

/** Reads the directive of one report, of either shape. */
function getDirective(report: unknown): string {
  const old = getField(report, 'csp-report')
  const text =
    getField(getField(report, 'body'), 'effectiveDirective') ??
    getField(old, 'effective-directive') ??
    getField(old, 'violated-directive')
  const [directive = ''] = typeof text === 'string' ? text.split(' ', 1) : []
  return knownDirectives.includes(directive) ? directive : 'other'
}

/**
 * Registers the endpoint to which browsers report violations of the Content-Security-Policy. Needs a
 * separate scope, because it replaces the body parsers. Violations are counted by directive; the rest
 * of a report, such as the page's URL, is not stored.
 */
export function registerPolicyReports(api: FastifyInstance, metrics: Metrics): void {
  acceptJson(api, mediaTypes)
  api.post('/reports', { bodyLimit: bodyLimitBytes }, async ({ body }, reply) => {
    const reports: readonly unknown[] = Array.isArray(body) ? body : [body]
    for (const report of reports.slice(0, maxReports))
      metrics.violations.inc({ directive: getDirective(report) })
    return reply.code(204).send()
  })
}
