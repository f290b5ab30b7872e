import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectWithTls } from 'node:tls'
import { closeLater } from './closing'
import { createCertificate } from './createCertificate'
import { findFreePort } from './ports'
import { createTemporaryFolder } from './temporaryFolder'
import { stopProcess, watchOutput } from './watchOutput'

const example = path.join(__dirname, '../../deploy/nginx.conf')

/** Whether the program is installed. */
export const hasProgram = (name: string, argument: string) =>
  spawnSync(name, [argument]).status === 0

/** A TLS proxy in front of a gateway, on localhost. */
export interface Proxy {
  readonly port: number
  /** How it leads from http, from which origin to which one. */
  readonly redirect: { readonly from: string; readonly to: string; readonly status: number }
  /** The file of its self-signed certificate. */
  readonly certificate: string
  /** Everything that it has logged. */
  getLog(): string
  close(): Promise<void>
}

/** Waits for the certificate, because Caddy listens before it has signed one. */
async function waitForCertificate(port: number): Promise<void> {
  for (;;) {
    const options = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }
    const socket = connectWithTls(options)
    const connected = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (connected) return
    await wait(20)
  }
}

/** Returns deploy/nginx.conf with free ports, the test's certificate and localhost as its host. */
const adaptExample = (
  gatewayPorts: readonly number[],
  ports: { readonly http: number; readonly https: number },
  folder: string,
) =>
  readFileSync(example, 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace(/server 127\.0\.0\.1:4173.*;/, (server) =>
      gatewayPorts.map((each) => server.replace('4173', String(each))).join('\n'),
    )
    .replaceAll('/etc/letsencrypt/live/www.example.com/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('https://www.example.com$', `https://localhost:${ports.https}$`)
    .replaceAll('www.example.com', 'localhost')

/** Runs nginx with deploy/nginx.conf in front of gateways. */
export async function startNginx(...gatewayPorts: readonly number[]): Promise<Proxy> {
  const folder = createTemporaryFolder()
  const { certificate } = createCertificate(folder)
  mkdirSync(path.join(folder, 'temp'))
  const httpPort = await findFreePort()
  const port = await findFreePort()
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    [
      `pid ${folder}/nginx.pid;`,
      'events {}',
      'http {',
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`),
      adaptExample(gatewayPorts, { http: httpPort, https: port }, folder),
      '}',
    ].join('\n'),
  )
  const files = ['-p', folder, '-c', file, '-e', `${folder}/error.log`]
  const nginx = spawn('nginx', [...files, '-g', 'daemon off; master_process off;'], {
    stdio: 'inherit',
  })
  const proxy = closeLater({
    port,
    redirect: {
      from: `http://localhost:${httpPort}`,
      to: `https://localhost:${port}`,
      status: 301,
    },
    certificate,
    getLog: () =>
      ['access.log', 'error.log']
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n'),
    close: () => stopProcess(nginx),
  })
  await waitForCertificate(port)
  return proxy
}

const caddyfile = path.join(__dirname, '../../deploy/Caddyfile')

/** Runs Caddy with deploy/Caddyfile in front of gateways; it signs its certificate itself. */
export async function startCaddy(...gatewayPorts: readonly number[]): Promise<Proxy> {
  const folder = createTemporaryFolder()
  const httpPort = await findFreePort()
  const port = await findFreePort()
  const forTests = ['admin off', 'local_certs', 'skip_install_trust']
  const ports = [`http_port ${httpPort}`, `https_port ${port}`]
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(
    file,
    readFileSync(caddyfile, 'utf8').replace(/^\{$/m, ['{', ...forTests, ...ports].join('\n')),
  )
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_URL: 'https://localhost',
      UPSTREAM: gatewayPorts.map((each) => `127.0.0.1:${each}`).join(' '),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  const { getOutput } = watchOutput(caddy)
  const proxy = closeLater({
    port,
    redirect: { from: `http://localhost:${httpPort}`, to: 'https://localhost', status: 308 },
    certificate: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
    getLog: getOutput,
    close: () => stopProcess(caddy),
  })
  await waitForCertificate(port)
  return proxy
}
