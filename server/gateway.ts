import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Configuration } from './configuration'
import type { ContactStore } from './contactStore'
import { createFailureEnvelope } from './failures'
import { createLoggerOptions, type LogOptions } from './logging'
import { registerPages } from './pages'
import { registerApi } from './routes/api'
import { validation } from './routes/validation'
import {
  createContentSecurityPolicy,
  registerSecurityHeaders,
  createSecurityHeaders,
} from './securityHeaders'

/** The longest note has 10,000 characters of up to four bytes. */
const bodyLimitBytes = 65_536

export interface GatewayOptions {
  readonly configuration: Configuration
  /** Closed by the caller. */
  readonly store: ContactStore
  /** The folder of the built site, usually `dist`. */
  readonly pagesFolder: string
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
  readonly logStream?: LogOptions['stream']
}

/** Builds the whole server: the API below `/api`, the built site everywhere else. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { configuration, store, pagesFolder, now = Date.now, logStream } = options
  const applySecurityHeaders = createSecurityHeaders(configuration)
  const refuseInvalidUrl = (request: FastifyRequest, reply: FastifyReply) => {
    applySecurityHeaders(request, reply)
    reply.code(400).send(createFailureEnvelope('The address is not valid'))
  }
  const gateway = Fastify({
    logger: createLoggerOptions({ level: configuration.logLevel, stream: logStream }),
    trustProxy: [...configuration.trustedProxies],
    bodyLimit: bodyLimitBytes,
    ajv: validation,
    // Fastify refuses a URL that can't be decoded before any route or hook runs.
    frameworkErrors: (_error, request, reply) => {
      refuseInvalidUrl(request, reply)
    },
  })
  registerSecurityHeaders(gateway, applySecurityHeaders)
  await gateway.register((api) => registerApi(api, { configuration, store, now }), {
    prefix: '/api',
  })
  await registerPages(gateway, pagesFolder, (inline) =>
    createContentSecurityPolicy(configuration, inline),
  )
  return gateway
}
