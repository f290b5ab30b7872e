import { spawn } from 'node:child_process'
import path from 'node:path'
import { writeSite } from './writeSite'
import { closeLater } from './closing'
import { createDatabasePath } from './temporaryFolder'
import { servedUrl, stopProcess, watchOutput } from './watchOutput'

const root = path.join(__dirname, '../..')

/**
 * Runs the server as a process, on a free port, with a new site and database. It is killed later (`closeLater`).
 *
 * @param output where it prints
 * @returns the process, and the path of its database
 */
export function spawnServer(
  environment: Readonly<Record<string, string>> = {},
  output: 'pipe' | number = 'pipe',
) {
  const { GATEWAY_FOLDER } = process.env
  if (!GATEWAY_FOLDER) throw new Error('jest.config.ts sets GATEWAY_FOLDER for server/faults alone')
  const all = {
    PORT: '0',
    CONTACT_DATABASE: createDatabasePath(),
    READS_PER_MINUTE: '0',
    WRITES_PER_MINUTE: '0',
    ALL_READS_PER_MINUTE: '0',
    ALL_WRITES_PER_MINUTE: '0',
    OPEN_BOOKINGS_PER_PERSON: '0',
    OPEN_BOOKINGS_PER_ADDRESS: '0',
    ...environment,
  }
  const child = spawn(process.execPath, [path.join(GATEWAY_FOLDER, 'gateway.mjs'), writeSite()], {
    cwd: root,
    env: { ...process.env, ...all },
    stdio: ['ignore', output, 'pipe'],
  })
  closeLater({ close: () => stopProcess(child, 'SIGKILL') })
  return { child, file: all.CONTACT_DATABASE }
}

/** Starts the server as a process (`spawnServer`), and waits until it listens. */
export async function startProcess(environment: Readonly<Record<string, string>> = {}) {
  const { child, file } = spawnServer(environment)
  const output = watchOutput(child)
  return { child, url: await output.waitFor(servedUrl), file, ...output }
}

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>
