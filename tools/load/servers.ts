import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../server/testing/ports'
import { stopProcess, watchOutput } from '../../server/testing/watchOutput'

/** A server in its own process, so that its processor time can be measured. */
export interface LoadedServer {
  readonly name: 'gateway' | 'bare Node' | 'nginx'
  readonly url: string
  /** Returns the used processor time in milliseconds; undefined if the system has no `/proc`. */
  getProcessorMs(): number | undefined
  stop(): Promise<void>
}

/** Linux counts processor time in hundredths of a second. */
function getProcessorMs(pid = 0): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}

const toServer = (name: LoadedServer['name'], url: string, child: ChildProcess): LoadedServer => ({
  name,
  url,
  getProcessorMs: () => getProcessorMs(child.pid),
  stop: () => stopProcess(child),
})

type Environment = Readonly<Record<string, string>>

const startNode = async (
  name: LoadedServer['name'],
  parameters: readonly string[],
  environment: Environment = {},
) => {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return toServer(name, await watchOutput(child).waitFor(/http:\/\/\S+(?=\n)/), child)
}

/** So high that no request is refused, because a refusal would be faster than a page. */
const unreachedLimit = '10000000'

/** Starts the built gateway with a database of its own, or what the environment names. */
export async function startMeasuredGateway(
  site: string,
  environment: Environment = {},
): Promise<LoadedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'))
  const server = await startNode('gateway', ['build/gateway.mjs', site], {
    PORT: '0',
    CONTACT_DATABASE: path.join(folder, 'contacts.sqlite'),
    READS_PER_MINUTE: unreachedLimit,
    ALL_READS_PER_MINUTE: unreachedLimit,
    WRITES_PER_MINUTE: unreachedLimit,
    ALL_WRITES_PER_MINUTE: unreachedLimit,
    OPEN_BOOKINGS_PER_ADDRESS: '0',
    ...environment,
  })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** @param paths the paths of the gateway whose responses the server repeats */
export const startBareServer = (gateway: string, paths: readonly string[]) =>
  startNode('bare Node', ['--import', 'tsx', 'tools/load/bareServer.ts', gateway, ...paths])

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** Serves the folder with one nginx process, tuned for speed: it writes no log and keeps files open. */
export async function startMeasuredNginx(site: string): Promise<LoadedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-nginx-'))
  const port = await findFreePort()
  const modules = '/etc/nginx/modules-enabled'
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid "${folder}/nginx.pid"; error_log stderr crit;
    include ${modules}/*.conf;
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
      brotli_static on; gzip_static on; keepalive_requests 100000000; open_file_cache max=4000;
      server { listen 127.0.0.1:${port}; root "${site}"; index index.html; }
    }`,
  )
  const child = spawn('nginx', ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error('nginx with its brotli module could not be started')
  }
  const server = toServer('nginx', url, child)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}
