import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Configuration } from './configuration'
import type { ContactStore } from './contactStore'
import { failureEnvelope } from './failures'
import { loggerOptions, type LogOptions } from './logging'
import { registerPages } from './pages'
import { registerApi } from './routes/api'
import { validation } from './routes/validation'
import { contentSecurityPolicy, registerSecurityHeaders, securityHeaders } from './securityHeaders'

/** A visitor's longest note is 10,000 characters of up to four bytes. */
const bodyLimitBytes = 65_536

export interface GatewayOptions {
  readonly configuration: Configuration
  /** Stays the caller's to close. */
  readonly store: ContactStore
  /** The folder of the built site, usually `dist`. */
  readonly pagesFolder: string
  /** Milliseconds since 1970, for the limit of writes. */
  readonly now?: () => number
  readonly logStream?: LogOptions['stream']
}

/** The whole server: the calls below `/api`, the built site everywhere else. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { configuration, store, pagesFolder, now = Date.now, logStream } = options
  const applySecurityHeaders = securityHeaders(configuration)
  const refuseAddress = (request: FastifyRequest, reply: FastifyReply) => {
    applySecurityHeaders(request, reply)
    reply.code(400).send(failureEnvelope('The address is not valid'))
  }
  const gateway = Fastify({
    logger: loggerOptions({ level: configuration.logLevel, stream: logStream }),
    trustProxy: [...configuration.trustedProxies],
    bodyLimit: bodyLimitBytes,
    ajv: validation,
    // An address that can't be decoded reaches no route and no hook.
    frameworkErrors: (_error, request, reply) => {
      refuseAddress(request, reply)
    },
  })
  registerSecurityHeaders(gateway, applySecurityHeaders)
  await gateway.register((api) => registerApi(api, { configuration, store, now }), {
    prefix: '/api',
  })
  await registerPages(gateway, pagesFolder, (inline) =>
    contentSecurityPolicy(configuration, inline),
  )
  return gateway
}
