import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Configuration } from './configuration'
import type { ContactStore } from './contactStore'
import { getErrorCode, getErrorMessage } from './errors'
import { buildGateway } from './gateway'
import { StartFailure } from './runMain'
import { openStore } from './stores/openStore'

export interface Server {
  /** Where it listens, for example `http://127.0.0.1:4173`. */
  readonly address: string
  /** Lets running requests end, then closes the store. */
  close(): Promise<void>
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: set PORT to another one, or to 0 for any free one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not on an address of this machine: set HOST to another one',
}

const explained = (error: unknown, { host, port }: Configuration): unknown => {
  const reason = reasons[getErrorCode(error)]
  return reason ? new StartFailure(`Port ${port} of ${host} ${reason}.`, { cause: error }) : error
}

const openConfiguredStore = (configuration: Configuration): ContactStore => {
  try {
    return openStore(configuration)
  } catch (error) {
    const { contactDatabase } = configuration
    throw new StartFailure(
      `CONTACT_DATABASE ${contactDatabase} can not be used: ${getErrorMessage(error)}`,
      {
        cause: error,
      },
    )
  }
}

/**
 * Listens where the configuration says, and no longer: so a start that takes long can be refused at
 * once where the port is taken.
 *
 * @throws {StartFailure} saying why the server could not listen there
 */
export async function checkPort(configuration: Configuration): Promise<void> {
  const { host, port } = configuration
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw explained(error, configuration)
  }
  probe.close()
  await once(probe, 'close')
}

/** Opens the store and listens, with the site in a folder (`dist`). */
export async function serve(configuration: Configuration, pagesFolder: string): Promise<Server> {
  const store = openConfiguredStore(configuration)
  const gateway = await buildGateway({ configuration, store, pagesFolder })
  gateway.addHook('onClose', () => store.close())
  try {
    const { host, port } = configuration
    const address = await gateway.listen({ host, port })
    return { address, close: () => gateway.close() }
  } catch (error) {
    await gateway.close()
    throw explained(error, configuration)
  }
}

/** Closes a server on the signals by which a terminal, a container or a service manager ends it. */
export function closeOnSignal(server: Pick<Server, 'close'>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
