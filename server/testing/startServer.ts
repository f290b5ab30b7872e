import { readConfiguration, type Environment } from '../configuration'
import { serve, type Server } from '../serve'
import { createDatabasePath } from './temporaryFolder'
import { writeSite } from './writeSite'

export interface RunningServer {
  readonly server: Server
  /** Path of the database file. */
  readonly file: string
}

const running: Server[] = []

/** Starts the whole server with a small site and a new database, and closes it after the test. */
export async function startServer(environment: Environment = {}): Promise<RunningServer> {
  const file = createDatabasePath()
  const server = await serve(
    readConfiguration({ PORT: '0', CONTACT_DATABASE: file, LOG_LEVEL: 'silent', ...environment }),
    writeSite(),
  )
  running.push(server)
  return { server, file }
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})
