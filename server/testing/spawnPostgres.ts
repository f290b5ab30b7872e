import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  /** Returns the URL of a new, empty database. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** The script that runs PostgreSQL until its input ends. */
const runPostgres = path.join(import.meta.dirname, 'runPostgres.mjs')

/** Why PostgreSQL can't be run on this machine; undefined if it can. */
export function findObstacle(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [runPostgres, '--check'], {
    encoding: 'utf8',
  })
  return status === 0 ? undefined : stderr.trim()
}

/** Starts a PostgreSQL server with no data. */
export async function spawnPostgres(): Promise<TestPostgres> {
  const server = spawn(process.execPath, [runPostgres], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const [line] = (await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('PostgreSQL could not be started'))),
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
    stop: async () => {
      server.stdin.end()
      await ended
    },
  }
}
