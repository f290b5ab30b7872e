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

const forOneTest: TestGateway[] = []
const forOneFile: TestGateway[] = []

async function start(options: TestOptions): Promise<TestGateway> {
  const { environment, ...others } = options
  const file = path.join(temporaryFolder(), 'contacts.sqlite')
  const store = others.store ?? openEmbeddedStore({ file })
  const gateway = await buildGateway({
    pagesFolder: path.join(path.dirname(file), 'dist'),
    ...others,
    store,
    configuration: readConfiguration({ LOG_LEVEL: 'silent', ...environment }),
  })
  return { gateway, store, file }
}

/** A gateway over a real store in a new folder, closed after the test. Nothing listens. */
export async function startGateway(options: TestOptions = {}): Promise<TestGateway> {
  const started = await start(options)
  forOneTest.push(started)
  return started
}

/** The same, closed after the file's last test, for tests that change nothing. */
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
