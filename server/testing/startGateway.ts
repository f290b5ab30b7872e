import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { readConfiguration, type Environment } from '../configuration'
import type { ContactStore } from '../contactStore'
import { buildGateway, type GatewayOptions } from '../gateway'
import { openEmbeddedStore } from '../stores/embedded/embeddedStore'
import { createTemporaryFolder } from './temporaryFolder'

export interface TestGateway {
  readonly gateway: FastifyInstance
  readonly store: ContactStore
  /** Path of the embedded store's database file. */
  readonly file: string
}

interface TestOptions extends Partial<Omit<GatewayOptions, 'configuration'>> {
  readonly environment?: Environment
}

const forOneTest: TestGateway[] = []
const forOneFile: TestGateway[] = []

async function start(options: TestOptions): Promise<TestGateway> {
  const { environment, ...others } = options
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const store = others.store ?? openEmbeddedStore({ file })
  const gateway = await buildGateway({
    pagesFolder: path.join(path.dirname(file), 'dist'),
    ...others,
    store,
    configuration: readConfiguration({
      LOG_LEVEL: 'silent',
      CONTACT_DATABASE: file,
      ...environment,
    }),
  })
  return { gateway, store, file }
}

/**
 * Builds a gateway with a real store in a new folder and closes it after the test. It does not
 * listen on a port.
 */
export async function startGateway(options: TestOptions = {}): Promise<TestGateway> {
  const started = await start(options)
  forOneTest.push(started)
  return started
}

/** Like `startGateway`, but closed after the file's last test, for tests that change nothing. */
export async function startSharedGateway(options: TestOptions = {}): Promise<TestGateway> {
  const started = await start(options)
  forOneFile.push(started)
  return started
}

async function closeAll(running: TestGateway[]): Promise<void> {
  for (const { gateway, store } of running.splice(0)) {
    await gateway.close()
    await store.close()
  }
}

afterEach(() => closeAll(forOneTest))
afterAll(() => closeAll(forOneFile))

export const key = 'api_token=demo-site-key'

/** A POST of JSON with the site's key. */
export const post = (path_: string, payload: unknown, headers = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/v1${path_}?${key}`,
  headers: { 'content-type': 'application/json', ...headers },
  payload: JSON.stringify(payload),
})
