import { readFileSync, writeFileSync } from 'node:fs'
import { request as openRequest, type RequestOptions } from 'node:https'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { hasProgram, startCaddy, startNginx, type Proxy } from '../testing/proxies'
import { listen } from '../testing/ports'
import { organization } from '../testing/records'
import { createBookingToken, key, startGateway } from '../testing/startGateway'
import { createTemporaryFolder } from '../testing/temporaryFolder'

/** Skips tests whose programs are not installed. */
const describeWithPrograms = (...programs: readonly (readonly [string, string])[]) =>
  programs.every(([name, argument]) => hasProgram(name, argument)) ? describe : describe.skip

const describeWithNginx = describeWithPrograms(['openssl', 'version'], ['nginx', '-v'])
const describeWithCaddy = describeWithPrograms(['caddy', 'version'])

const proxies = [
  ['nginx by deploy/nginx.conf', startNginx, describeWithNginx],
  ['Caddy by deploy/Caddyfile', startCaddy, describeWithCaddy],
] as const

const page = `<!doctype html><html lang="en"><title>Site</title><style>p{color:red}</style>
<script>document.title += '!'</script><script src="/assets/browser.1a2b.js" defer></script><p>Hello`

async function startBehind(start: (port: number) => Promise<Proxy>, html = page) {
  const pagesFolder = createTemporaryFolder()
  if (html !== '') writeFileSync(path.join(pagesFolder, 'index.html'), html)
  const { gateway } = await startGateway({
    pagesFolder,
    environment: { TRUSTED_PROXIES: '1', WRITES_PER_MINUTE: '2' },
  })
  await gateway.listen({ host: '127.0.0.1', port: 0 })
  const { port } = gateway.server.address() as AddressInfo
  return { gateway, proxy: await start(port) }
}

const send = ({ port, certificate }: Proxy, options: RequestOptions, body = '') =>
  new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const ca = readFileSync(certificate)
    const request = openRequest(
      { host: 'localhost', port, ca, family: 4, agent: false, ...options },
      (response) => {
        response.resume()
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })

/** A write that the gateway reads before it answers. */
const organizationWrite = {
  method: 'POST',
  path: `/api/v1/organizations?${key}`,
  headers: { 'content-type': 'application/json', 'x-form-age': '60' },
}

const write = async (proxy: Proxy, localAddress: string, claimed: string) => {
  const body = JSON.stringify(organization())
  const headers = {
    ...organizationWrite.headers,
    'content-length': body.length,
    'x-forwarded-for': claimed,
    'x-real-ip': claimed,
    forwarded: `for=${claimed}`,
  }
  return (await send(proxy, { ...organizationWrite, localAddress, headers }, body)).status
}

/** For the start of a proxy. */
const limitMs = 60_000

const token = createBookingToken({ activityId: 1, number: 1 })

for (const [name, start, describeProxy] of proxies) {
  describeProxy(`the site behind ${name}`, () => {
    let proxy: Proxy

    beforeAll(async () => {
      ;({ proxy } = await startBehind(start))
    }, limitMs)

    it('redirects from http to https', async () => {
      const { from, to, status } = proxy.redirect
      const response = await fetch(`${from}/en?x=1`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([status, `${to}/en?x=1`])
    })

    it('sends Strict-Transport-Security once', async () => {
      const { status, headers } = await send(proxy, { path: '/' })
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    })

    it('counts each real client, whatever address it claims to have', async () => {
      expect(await write(proxy, '127.0.0.1', '198.51.100.1')).toBe(201)
      expect(await write(proxy, '127.0.0.1', '198.51.100.2')).toBe(201)
      expect(await write(proxy, '127.0.0.1', '198.51.100.3')).toBe(429)
      expect(await write(proxy, '127.0.0.2', '198.51.100.3')).toBe(201)
    })

    if (start === startCaddy)
      it('serves others after a request that was too large', async () => {
        const headers = { ...organizationWrite.headers, 'transfer-encoding': 'chunked' }
        const options = { ...organizationWrite, headers, localAddress: '127.0.0.3' }
        expect((await send(proxy, options, 'x'.repeat(100_000))).status).toBe(413)
        expect((await send(proxy, { path: '/' })).status).toBe(200)
      })
  })
}

describeWithNginx('the logs of nginx by deploy/nginx.conf', () => {
  const links = [
    `/agendar-demo/${token}`,
    `/en/schedule-demo/${token}`,
    `/schedule-demo/${token}`,
    `//Agendar-Demo//${token}`,
    `/%61gendar-demo/${token}`,
    `/agendar-demo/${token}%zz`,
    `/calendar/${token}.ics`,
  ]

  it('contain the requested pages, but no URL of a booking’s page, also while the site is down', async () => {
    // Without pages.
    const { gateway, proxy } = await startBehind(startNginx, '')
    /** Requests all links and `/agendar-demo`. */
    const visit = async () => {
      const statuses = new Set<number | undefined>()
      for (const path of [...links, '/agendar-demo']) {
        statuses.add((await send(proxy, { path })).status)
        await fetch(proxy.redirect.from + path, { redirect: 'manual' })
      }
      return [...statuses]
    }
    expect(await visit()).toEqual([404, 400])
    const headers = { referer: `https://localhost/agendar-demo/${token}` }
    await send(proxy, { path: '/favicon.ico', headers })
    await gateway.close()
    expect(await visit()).toEqual([502, 400])
    await proxy.close()
    const log = proxy.getLog()
    // By http and by https, and in the errors while it is down.
    expect(log.match(/GET \/agendar-demo HTTP/g)).toHaveLength(5)
    expect(log).toContain('GET /favicon.ico')
    expect(log).not.toContain(token)
  })

  it('get no such URL from browsers, whatever its response: an error’s page would send it with the icon’s request', async () => {
    const { gateway, proxy } = await startBehind(startNginx)
    const readPolicies = async () => {
      const asked = links.slice(0, 5).map((path) => send(proxy, { path }))
      const policies = (await Promise.all(asked)).map(({ headers }) => headers['referrer-policy'])
      return [...new Set(policies)]
    }
    expect(await readPolicies()).toEqual(['no-referrer'])
    await gateway.close()
    expect(await readPolicies()).toEqual(['no-referrer'])
  })
})

describeWithCaddy('the log of Caddy by deploy/Caddyfile', () => {
  it(
    'contains no link of a booking while the site is down',
    async () => {
      const { gateway, proxy } = await startBehind(startCaddy)
      await gateway.close()
      const { status } = await send(proxy, { path: `/agendar-demo/${token}` })
      // 503 once Caddy has found that no machine is left.
      expect([502, 503]).toContain(status)
      await proxy.close()
      expect(proxy.getLog()).toContain(`"status":${status}`)
      expect(proxy.getLog()).not.toContain(token)
    },
    limitMs,
  )
})

for (const [name, start, describeProxy] of proxies) {
  describeProxy(`${name} in front of several machines`, () => {
    const names = ['one', 'other', 'third']
    let breaksOff = false
    const machines = names.map((name) =>
      createServer((request, response) => {
        if (request.url === '/broken' || breaksOff) request.socket.destroy()
        else request.resume().on('end', () => response.setHeader('x-machine', name).end())
        breaksOff = false
      }),
    )
    const stop = (machine?: Server) => machine?.close().closeAllConnections()
    let proxy: Proxy

    beforeAll(async () => {
      proxy = await start(...(await Promise.all(machines.map(listen))))
    }, limitMs)

    afterAll(() => {
      for (const machine of machines) stop(machine)
    })

    /** Asks 20 times, and returns the different answers. */
    const ask = async () => {
      const asked = Array.from({ length: 20 }, () => send(proxy, { path: '/' }))
      const answers = await Promise.all(asked)
      return [
        ...new Set(
          answers.map(({ status, headers }) => `${status} ${String(headers['x-machine'])}`),
        ),
      ]
    }

    const post = (path = '/') =>
      send(proxy, { method: 'POST', path, headers: { 'content-length': 4 } }, 'text')

    it('still asks them after requests on which each broke off, as a client can bring about', async () => {
      for (const path of names.map(() => '/broken')) expect((await post(path)).status).toBe(502)
      expect((await send(proxy, { path: '/' })).status).toBe(200)
    })

    if (start === startNginx)
      it('makes a write at another one if the first resets its connection, as at a stop', async () => {
        const { headers } = await send(proxy, { path: '/' })
        breaksOff = true
        const { status, headers: next } = await post()
        expect([status, next['x-machine'] === headers['x-machine']]).toEqual([200, false])
      })

    it('leaves a client with one, as during a release the others lack its scripts, until that is gone', async () => {
      const all = names.map((name) => `200 ${name}`)
      const [chosen = '', ...others] = await ask()
      expect([all.includes(chosen), others]).toEqual([true, []])
      stop(machines[all.indexOf(chosen)])
      const [next = '', ...more] = await ask()
      expect([all.includes(next), next === chosen, more]).toEqual([true, false, []])
      expect((await post()).status).toBe(200)
    })
  })
}
