import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as openRequest, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ScanResult } from '@mdn/mdn-http-observatory'
import { hasProgram, startNginx, startNodeProxy, type Proxy } from '../testing/proxies'
import { organization } from '../testing/records'
import { createBookingToken, key, startGateway, startSharedGateway } from '../testing/startGateway'
import { createTemporaryFolder } from '../testing/temporaryFolder'

/** Where a program is missing, its tests are skipped; the Node proxy needs openssl alone. */
const describeWith = (...programs: readonly (readonly [string, string])[]) =>
  programs.every(([name, argument]) => hasProgram(name, argument)) ? describe : describe.skip

const openssl = ['openssl', 'version'] as const
const nginx = ['nginx', '-v'] as const

const page = `<!doctype html><html lang="en"><title>Site</title><style>p{color:red}</style>
<script>document.title += '!'</script><script src="/assets/browser.1a2b.js" defer></script><p>Hello`

const run = promisify(execFile)

async function startBehind(start: (port: number, folder: string) => Promise<Proxy>) {
  const pagesFolder = createTemporaryFolder()
  writeFileSync(path.join(pagesFolder, 'index.html'), page)
  const { gateway } = await startSharedGateway({
    pagesFolder,
    environment: { TRUSTED_PROXIES: '1', WRITES_PER_MINUTE: '2' },
  })
  await gateway.listen({ host: '127.0.0.1', port: 0 })
  return start((gateway.server.address() as AddressInfo).port, createTemporaryFolder())
}

const send = ({ host, port, certificate }: Proxy, options: RequestOptions, body = '') =>
  new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const ca = readFileSync(certificate)
    const request = openRequest(
      { host, port, ca, family: 4, agent: false, ...options },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })

const write = async (proxy: Proxy, localAddress: string, claimed: string) => {
  const body = JSON.stringify(organization())
  const headers = {
    'content-type': 'application/json',
    'x-form-age': '60',
    'content-length': body.length,
    'x-forwarded-for': claimed,
    'x-real-ip': claimed,
    forwarded: `for=${claimed}`,
  }
  const options = { method: 'POST', path: `/api/v1/organizations?${key}`, localAddress, headers }
  return (await send(proxy, options, body)).status
}

const scan = async ({ host, port, certificate }: Proxy): Promise<ScanResult> => {
  const script = path.join(__dirname, '../testing/scanSite.ts')
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const { stdout } = await run('node', ['--import', 'tsx', script, `${host}:${port}`], { env })
  return JSON.parse(stdout) as ScanResult
}

const scanLimitMs = 60_000

describe.each([
  ['nginx by deploy/nginx.conf', startNginx, describeWith(openssl, nginx)],
  ['a proxy of Node that does the same', startNodeProxy, describeWith(openssl)],
] as const)('behind %s', (_name, start, describeProxy) => {
  describeProxy('the site', () => {
    let proxy: Proxy

    beforeAll(async () => {
      proxy = await startBehind(start)
    }, scanLimitMs)

    afterAll(() => proxy.close())

    it('redirects from http to https', async () => {
      const { host, port } = proxy
      const { status, headers } = await fetch(`http://${host}:${port}/en?x=1`, {
        redirect: 'manual',
      })
      expect([status, headers.get('location')]).toEqual([301, `https://${host}:${port}/en?x=1`])
    })

    it('asks for https, once', async () => {
      const { status, headers } = await send(proxy, { path: '/' })
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    })

    it('counts each real client, whatever address it claims to have (D6)', async () => {
      expect(await write(proxy, '127.0.0.1', '198.51.100.1')).toBe(201)
      expect(await write(proxy, '127.0.0.1', '198.51.100.2')).toBe(201)
      expect(await write(proxy, '127.0.0.1', '198.51.100.3')).toBe(429)
      expect(await write(proxy, '127.0.0.2', '198.51.100.3')).toBe(201)
    })

    it(
      'has an A+ by the rules of Mozilla’s Observatory',
      async () => {
        const { scan: result, tests } = await scan(proxy)
        const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
        expect([result.grade, failed]).toEqual(['A+', []])
        expect(result.score).toBeGreaterThanOrEqual(120)
      },
      scanLimitMs,
    )
  })
})

describeWith(openssl, nginx)('the log of nginx by deploy/nginx.conf', () => {
  it('has the pages, but no address of a booking’s page', async () => {
    const token = createBookingToken({ activityId: 1, number: 1 })
    const { gateway } = await startGateway({ pagesFolder: createTemporaryFolder() })
    await gateway.listen({ host: '127.0.0.1', port: 0 })
    const folder = createTemporaryFolder()
    const proxy = await startNginx((gateway.server.address() as AddressInfo).port, folder)
    for (const page of [
      '/agendar-demo',
      '/en/schedule-demo',
      '/schedule-demo',
      '//Agendar-Demo/',
    ]) {
      await send(proxy, { path: `${page}/${token}` })
    }
    await fetch(`http://${proxy.host}:${proxy.port}/agendar-demo/${token}`, { redirect: 'manual' })
    await send(proxy, { path: '/agendar-demo' })
    await proxy.close()
    const log = readFileSync(path.join(folder, 'access.log'), 'utf8')
    expect(log).toContain('GET /agendar-demo HTTP')
    expect(log).not.toContain(token)
  })
})
