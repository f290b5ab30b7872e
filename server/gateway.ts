import { maxHeaderSize } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerDemoCalendar, type ReadDemoCalendar } from './calendar/demoCalendar'
import {
  connectionLimits,
  createHttpServer,
  createRequestId,
  type ConnectionLimits,
} from './edge/httpServer'
import { acceptJson, getRoutedUrl, refuseSeveralHosts } from './edge/requests'
import { refuseInvalid, sendFailure } from './httpErrors'
import { createTrustProxy, createRequestLimits } from './limits/requestLimits'
import { createLoggerOptions, logRequests, type LogOptions } from './logging'
import { registerHealth } from './operations/health'
import { observeRequests } from './operations/metrics'
import { registerPages } from './site/pages'
import { getRecordsFile } from './records/openRecords'
import { registerApi } from './routes/api'
import type { ApiOptions } from './routes/apiOptions'
import { validation } from './routes/schemas'
import { createContentSecurityPolicy, registerSecurityHeaders } from './securityHeaders'
import { loadSite } from './site/loadSite'

/** The longest note has 10,000 characters of up to four bytes. */
const bodyLimitBytes = 65_536

export interface GatewayOptions extends ApiOptions {
  /** The folder of the built site, usually `dist`. */
  readonly pagesFolder: string
  readonly readDemoCalendar?: ReadDemoCalendar | undefined
  readonly logStream?: LogOptions['stream']
  readonly limits?: ConnectionLimits | undefined
}

/** Builds the whole server: the API below `/api`, the built site everywhere else. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { configuration, store, metrics, pagesFolder, readDemoCalendar, logStream } = options
  const { limits = connectionLimits } = options
  const site = loadSite(pagesFolder, (inline) => createContentSecurityPolicy(configuration, inline))
  const http = createHttpServer({ limits, maxConnections: configuration.maxConnections })
  const gateway: FastifyInstance = Fastify({
    logger: createLoggerOptions({ level: configuration.logLevel, stream: logStream }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    rewriteUrl: ({ url = '/' }) => getRoutedUrl(url),
    // By default Fastify refuses a long parameter before the hooks with limits and log run. With this
    // value the route's schema refuses it after them.
    routerOptions: { maxParamLength: maxHeaderSize },
    trustProxy: createTrustProxy(configuration.trustedProxies),
    bodyLimit: bodyLimitBytes,
    ajv: validation,
    schemaErrorFormatter: refuseInvalid,
    // Requests that clients sent before the stop still get their responses.
    return503OnClosing: false,
    serverFactory: http.handle,
  })
  // Node itself refuses what it cannot read. Fastify would write that into a response that has begun, too.
  gateway.server.removeAllListeners('clientError')
  gateway.setErrorHandler(sendFailure)
  acceptJson(gateway, 'application/json')
  gateway.addHook('preClose', () => http.stop())
  registerSecurityHeaders(gateway, configuration)
  gateway.addHook('onRequest', async (request, reply) => {
    // The log has it, too.
    reply.header('x-request-id', request.id)
  })
  gateway.addHook('onRequest', refuseSeveralHosts)
  logRequests(gateway)
  observeRequests(gateway, metrics)
  const requestLimits = await createRequestLimits(gateway, configuration)
  await gateway.register((api) => registerApi(api, options, requestLimits), { prefix: '/api' })
  registerHealth(gateway, { store, recordsFile: getRecordsFile(configuration) })
  await gateway.register(async (pages) => {
    pages.addHook('onRequest', (request) => requestLimits.countPage(request))
    if (readDemoCalendar) registerDemoCalendar(pages, readDemoCalendar)
    registerPages(pages, site)
  })
  return gateway
}
