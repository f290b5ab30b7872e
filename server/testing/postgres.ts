import { findObstacle, spawnPostgres, type TestPostgres } from './spawnPostgres'

/** Like `describe`, where PostgreSQL can be run. Elsewhere the tests are skipped, and say why. */
export function describePostgres(name: string, declare: () => void): void {
  const obstacle = findObstacle()
  if (obstacle !== undefined) console.warn(`PostgreSQL can not be run here: ${obstacle}`)
  const describeIfRun = obstacle === undefined ? describe : describe.skip
  describeIfRun(name, declare)
}

const servers: TestPostgres[] = []

/** Starts a PostgreSQL server, which stops after the file's last test. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = await spawnPostgres()
  servers.push(server)
  return server
}

afterAll(async () => {
  for (const server of servers.splice(0)) await server.stop()
})
