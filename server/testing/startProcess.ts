import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { writeSite } from './writeSite'
import { closeLater } from './closing'
import { createDatabasePath } from './temporaryFolder'
import { servedUrl, stopProcess, watchOutput } from './watchOutput'

const root = path.join(__dirname, '../..')

export interface ServerProcess extends ReturnType<typeof watchOutput> {
  readonly child: ChildProcess
  readonly url: string
  /** Path of the database file. */
  readonly file: string
}

/**
 * Starts the server as a process, on a free port, with a new site and database, and waits until it
 * listens. The process is killed later (`closeLater`).
 *
 * @param onSpawned gets the process before it listens
 */
export async function startProcess(
  environment: Readonly<Record<string, string>> = {},
  onSpawned: (child: ChildProcess) => void = () => undefined,
): Promise<ServerProcess> {
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
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closeLater({ close: () => stopProcess(child, 'SIGKILL') })
  onSpawned(child)
  const output = watchOutput(child)
  return {
    child,
    url: await output.waitFor(servedUrl),
    file: all.CONTACT_DATABASE,
    ...output,
  }
}
