import { readConfiguration, type Environment } from '../configuration'
import { serve, type Server } from '../serve'
import { createDatabasePath } from './temporaryFolder'
import { writeSite } from './writeSite'

const running: Server[] = []

/** Starts the whole server with a small site and a new database, and closes it after the test. */
export async function startServer(environment: Environment = {}): Promise<Server> {
  const usual = { PORT: '0', CONTACT_DATABASE: createDatabasePath(), LOG_LEVEL: 'silent' }
  const server = await serve(readConfiguration({ ...usual, ...environment }), writeSite())
  running.push(server)
  return server
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})
