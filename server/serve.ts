import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import type { ConnectionLimits } from './edge/limits'
import { getSystemErrorCode, getRootMessage, UserError } from './errors'
import { buildGateway } from './gateway'
import { createMetrics, type Metrics } from './operations/metrics'
import { startMetricsServer } from './operations/metricsServer'
import { createOperatorLog, type OperatorLog } from './operatorLog'
import { createBookingLinks } from './bookingLinks'
import { createCapabilities } from './capabilities'
import { startMailCleaning } from './messages/mailCleaning'
import { describeMails, startDeliveries } from './messages/start'
import { readSecret } from './stores/coordination/secrets'
import { openStore, type OpenedStore } from './stores/openStore'

export interface Server {
  /** The URL it listens on, for example `http://127.0.0.1:4173`. */
  readonly url: string
  /** Answers the requests that have begun, within the limits, then closes the store. */
  close(): Promise<void>
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: set PORT to another one, or to 0 for any free one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not on an address of this machine: set HOST to another one',
  ENOTFOUND: 'can not be listened on, because no such host is known: set HOST to another one',
  EAI_AGAIN: 'can not be listened on, because the name can not be resolved: set HOST to an address',
}

const explainListenError = (error: unknown, { host, port }: Configuration): unknown => {
  const reason = reasons[getSystemErrorCode(error)]
  return reason ? new UserError(`Port ${port} of ${host} ${reason}.`, { cause: error }) : error
}

/**
 * Signs capabilities and the links in mails. Other processes must accept both, and links must outlive
 * the process, so without a configured secret a stored one is used.
 */
const getSecret = ({ capabilitySecret, contactDatabase }: Configuration): string =>
  capabilitySecret?.reveal() ?? readSecret(contactDatabase, 'booking links')

interface ConfiguredStore extends OpenedStore {
  readonly secret: string
}

/** @throws {UserError} saying why the database can't be used */
async function openConfiguredStore(
  configuration: Configuration,
  { warn }: OperatorLog,
): Promise<ConfiguredStore> {
  let opened: OpenedStore | undefined
  try {
    opened = await openStore(configuration, warn)
    return { ...opened, secret: getSecret(configuration) }
  } catch (error) {
    await opened?.store.close()
    const { contactDatabase } = configuration
    throw new UserError(
      `CONTACT_DATABASE ${contactDatabase} can not be used: ${getRootMessage(error)}`,
      {
        cause: error,
      },
    )
  }
}

/**
 * Checks that the configured port is free, so that a start with a long build fails at once if it is
 * taken.
 *
 * @throws {UserError} saying why the server could not listen there
 */
export async function checkPort(configuration: Configuration): Promise<void> {
  const { host, port } = configuration
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw explainListenError(error, configuration)
  }
  probe.close()
  await once(probe, 'close')
}

/** Serves the metrics as long as the gateway is open. */
async function serveMetrics(
  gateway: FastifyInstance,
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  try {
    const server = await startMetricsServer(metrics, { host, port })
    gateway.addHook('onClose', async () => {
      server.close()
    })
    gateway.log.info({ url: server.url }, 'metrics are served')
  } catch (error) {
    throw new UserError(
      `METRICS_PORT ${port} of ${host} can not be used: ${getRootMessage(error)}`,
      { cause: error },
    )
  }
}

/** With a vendor's store several hosts may serve the site, and they share no file with a secret. */
const describeLinks = ({
  contactStore,
  capabilitySecret,
  contactDatabase,
}: Configuration): string | undefined =>
  contactStore === 'embedded' || capabilitySecret !== undefined
    ? undefined
    : `Links in mails and visitors’ capabilities are signed with a secret in ${contactDatabase}: if several hosts serve the site, set CAPABILITY_SECRET.`

/** Prints the site's URL and hints for the operator, as far as `LOG_LEVEL` allows. */
export function announce({ url }: Pick<Server, 'url'>, configuration: Configuration): void {
  const { notice } = createOperatorLog(configuration.logLevel)
  notice(`The site is at ${url}`)
  notice(describeMails(configuration))
  const links = describeLinks(configuration)
  if (links !== undefined) notice(links)
}

/** Opens the store and serves the API and the built site in `pagesFolder`. */
export async function serve(
  configuration: Configuration,
  pagesFolder: string,
  limits?: ConnectionLimits,
): Promise<Server> {
  const operatorLog = createOperatorLog(configuration.logLevel)
  const { store, outbox, suspects, secret } = await openConfiguredStore(configuration, operatorLog)
  const { host, port, metricsPort } = configuration
  const metrics =
    metricsPort === undefined
      ? undefined
      : createMetrics({ outbox, contactDatabase: configuration.contactDatabase })
  const bookingLinks = createBookingLinks(secret, Date.now)
  const gateway = await buildGateway({
    configuration,
    store,
    suspects,
    capabilities: createCapabilities(secret, Date.now),
    bookingLinks,
    pagesFolder,
    metrics,
    limits,
  })
  const deliveries = startDeliveries({
    configuration,
    outbox,
    bookingLinks,
    report: operatorLog.warn,
  })
  const mailCleaning = startMailCleaning({
    configuration,
    suspects,
    now: () => new Date(),
    report: operatorLog.warn,
  })
  gateway.addHook('onClose', async () => {
    await mailCleaning.stop()
    await deliveries.stop()
    await store.close()
  })
  try {
    if (metrics && metricsPort !== undefined) {
      await serveMetrics(gateway, metrics, { host, port: metricsPort })
    }
    const url = await gateway.listen({ host, port })
    return {
      url,
      close: () => {
        // Begins at once, so that what is being sent has the time in which the last requests end.
        void deliveries.stop()
        return gateway.close()
      },
    }
  } catch (error) {
    await gateway.close()
    throw explainListenError(error, configuration)
  }
}

/** A supervisor kills a process that has not ended after 10 s. */
const forceExitMs = 9_500

/**
 * Closes the server on SIGINT and SIGTERM, then ends the process. A second signal is ignored, because
 * npm repeats the SIGINT of a terminal.
 */
export function closeOnSignal(server: Pick<Server, 'close'>): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => {
      console.error('The server could not be closed in time')
      process.exit(1)
    }, forceExitMs).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
}
