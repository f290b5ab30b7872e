import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Script of the other process, which prints a line and holds the lock until its input ends. */
const script = `
  const Libsql = require('libsql')
  const database = new Libsql(process.argv[1], { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  console.log('locked')
  process.stdin.on('end', () => {
    database.exec('ROLLBACK')
    database.close()
  }).resume()
`

export interface WriteLock {
  /** Resolves when the lock is free again. */
  release(): Promise<void>
}

const holders: ChildProcess[] = []

/** Starts another process that holds the write lock of a database, at most until the test ends. */
export async function holdWriteLock(file: string): Promise<WriteLock> {
  const holder = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  holders.push(holder)
  await once(holder.stdout, 'data')
  return {
    release: async () => {
      const ended = once(holder, 'close')
      holder.stdin.end()
      await ended
    },
  }
}

afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
})
