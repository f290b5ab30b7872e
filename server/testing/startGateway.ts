import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { readConfiguration, type Environment } from '../configuration'
import type { ContactStore } from '../contactStore'
import { buildGateway, type GatewayOptions } from '../gateway'
import { openEmbeddedStore } from '../stores/embedded/embeddedStore'
import { temporaryFolder } from './temporaryFolder'

export interface TestGateway {
  readonly gateway: FastifyInstance
  readonly store: ContactStore
  /** The embedded store's file. */
  readonly file: string
}

interface TestOptions extends Partial<Omit<GatewayOptions, 'configuration'>> {
  readonly environment?: Environment
}

const running: TestGateway[] = []

/** A gateway over a real store in a new folder, closed after the test. Nothing listens. */
export async function startGateway(options: TestOptions = {}): Promise<TestGateway> {
  const { environment, ...others } = options
  const file = path.join(temporaryFolder(), 'contacts.sqlite')
  const store = others.store ?? openEmbeddedStore({ file })
  const gateway = await buildGateway({
    pagesFolder: path.join(path.dirname(file), 'dist'),
    ...others,
    store,
    configuration: readConfiguration({ LOG_LEVEL: 'silent', ...environment }),
  })
  const started = { gateway, store, file }
  running.push(started)
  return started
}

afterEach(async () => {
  for (const { gateway, store } of running.splice(0)) {
    await gateway.close()
    await store.close()
  }
})

export const key = 'api_token=demo-site-key'

/** A POST of JSON with the site's key. */
export const post = (path_: string, payload: unknown, headers = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/v1${path_}?${key}`,
  headers: { 'content-type': 'application/json', ...headers },
  payload: JSON.stringify(payload),
})
