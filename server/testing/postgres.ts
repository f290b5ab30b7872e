import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  /** Returns the URL of a new, empty database. */
  createDatabase(): Promise<string>
}

const script = path.join(__dirname, 'runPostgres.mjs')

/** Why PostgreSQL can't be run on this machine; undefined if it can. */
function findObstacle(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  return status === 0 ? undefined : stderr.trim()
}

/** Like `describe`, where PostgreSQL can be run. Elsewhere the tests are skipped, and say why. */
export function describePostgres(name: string, declare: () => void): void {
  const obstacle = findObstacle()
  if (obstacle !== undefined) console.warn(`PostgreSQL can not be run here: ${obstacle}`)
  const describeIfRun = obstacle === undefined ? describe : describe.skip
  describeIfRun(name, declare)
}

const servers: ChildProcess[] = []

/** Starts a PostgreSQL server, which stops after the file's last test. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  servers.push(server)
  const [line] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('PostgreSQL could not be started'))),
  ])) as [Buffer]
  const url = line.toString().trim()
  let count = 0
  return {
    createDatabase: async () => {
      count += 1
      const client = new pg.Client({ connectionString: `${url}/postgres` })
      await client.connect()
      await client.query(`CREATE DATABASE site${count}`)
      await client.end()
      return `${url}/site${count}`
    },
  }
}

afterAll(async () => {
  for (const server of servers.splice(0)) {
    if (server.exitCode !== null) continue
    const ended = once(server, 'exit')
    server.stdin?.end()
    await ended
  }
})
