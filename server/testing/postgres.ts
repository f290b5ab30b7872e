import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  /** Returns the URL of a new, empty database. */
  createDatabase(): Promise<string>
}

const servers: ChildProcess[] = []

/** Starts a PostgreSQL server, which stops after the file's last test. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = spawn(process.execPath, [path.join(__dirname, 'runPostgres.mjs')], {
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
