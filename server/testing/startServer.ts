import { readConfiguration, type Environment } from '../configuration'
import { serve, type Server } from '../serve'
import { closeLater } from './closing'
import { createDatabasePath } from './temporaryFolder'
import { writeSite } from './writeSite'

/** Starts the whole server with a small site and a new database, and closes it after the test. */
export async function startServer(environment: Environment = {}): Promise<Server> {
  const usual = { PORT: '0', CONTACT_DATABASE: createDatabasePath(), LOG_LEVEL: 'silent' }
  return closeLater(await serve(readConfiguration({ ...usual, ...environment }), writeSite()))
}
