import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { siteDefaults } from '@/site/siteDefaults'
import { readConfiguration } from '../configuration'
import { hasProgram } from '../testing/proxies'

/** Checks the deployment files as texts, because the tests can't build images. */
const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const testWithProgram = (name: string, argument: string) =>
  hasProgram(name, argument) ? it : it.skip

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly dependencies?: object; readonly optionalDependencies?: object }>
  >
}

interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly restart?: string
  readonly logging?: { readonly driver: string }
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string | number>>
  readonly deploy?: { readonly replicas: number }
  readonly build?: { readonly args: Readonly<Record<string, string>> }
}
const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>
  networks: Readonly<Record<string, { readonly enable_ipv6: boolean }>>
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile')

  it('passes the linter', () => {
    expect(validate(text)).toEqual([])
  })

  it('copies the packages that the bundle leaves out, with all that these need, and no other', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lockfile
    const found = new Set<string>()
    const follow = (name: string, parent: string) => {
      const nested = `${parent}/node_modules/${name}`
      const at = nested in packages ? nested : `node_modules/${name}`
      if (found.has(at)) return
      found.add(at)
      const { dependencies, optionalDependencies } = packages[at] ?? {}
      for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) follow(each, at)
    }
    follow('libsql', '')
    const copied = [...text.matchAll(/^COPY --from=build \S+ (node_modules\/.+)$/gm)]
    expect(new Set(copied.map(([, folder]) => folder))).toEqual(
      new Set([...found].map((at) => at.split('/', 2).join('/'))),
    )
  })

  it.each([
    ['does not run as root', /^USER node$/m],
    ['has a health check', /^HEALTHCHECK /m],
    ['runs Node directly', /^CMD \["node", /m],
    ['names its stop signal: Docker would restart nothing after a SIGHUP', /^STOPSIGNAL SIGTERM$/m],
  ])('%s', (_what, line) => {
    expect(text.split(/^FROM .*-slim$/m)[1]).toMatch(line)
  })

  it('is built by Docker alone, without a parser from the network', () => {
    expect(text).not.toMatch(/^# *syntax=/m)
  })
})

describe('compose.yaml', () => {
  it.each(Object.entries(services))(
    '%s can write to its volumes alone, restarts, and keeps no endless log',
    (_name, { read_only, cap_drop, restart, logging }) => {
      expect([read_only, cap_drop, restart]).toEqual([true, ['ALL'], 'always'])
      // Unlike json-file, Docker's default, it removes old lines.
      expect(logging).toEqual({ driver: 'local' })
    },
  )

  it('needs a database password and the name that Caddy serves', () => {
    expect(services.database?.environment?.POSTGRES_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/)
    expect(services.proxy?.environment?.SITE_URL).toMatch(/^\$\{SITE_URL:\?/)
  })

  it('lets the proxy see the addresses of IPv6 clients', () => {
    expect(networks.inside?.enable_ipv6).toBe(true)
  })

  it('keeps the proxy running while the site is replaced, and opens its ports alone', () => {
    expect(services.proxy).not.toHaveProperty('depends_on')
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  it('builds and runs the image with all variables that the pages hold', () => {
    const { build, environment } = services.site ?? {}
    expect(build?.args).toEqual(
      Object.fromEntries(Object.keys(siteDefaults).map((name) => [name, environment?.[name]])),
    )
    for (const name of Object.keys(siteDefaults)) {
      expect(read('Dockerfile')).toMatch(new RegExp(`^ARG ${name}\\b`, 'm'))
    }
  })

  it('sets variables that the server accepts, and those that proxy and volumes rely on, whatever .env has', () => {
    const environment = Object.fromEntries(
      Object.entries(services.site?.environment ?? {}).map(([name, value]) => [
        name,
        String(value)
          .replace(/^\$\{\w+:-(.*)\}$/, '$1')
          .replace(/\$\{\w+:\?.*?\}/, 'password'),
      ]),
    )
    const file = { PORT: '80', HOST: '127.0.0.1', CONTACT_DATABASE: 'data/contacts.sqlite' }
    const { redisUrl, ...others } = readConfiguration({ ...file, ...environment })
    expect(redisUrl?.reveal()).toBe('redis://redis:6379')
    expect(others.databaseUrl?.reveal()).toBe('postgres://site:password@database/site')
    expect(others).toMatchObject({
      host: '0.0.0.0',
      port: 4_173,
      contactDatabase: '/data/contacts.sqlite',
      trustedProxies: 1,
      metricsPort: 9_464,
    })
  })
})

describe('deploy/conversalia.service', () => {
  const unit = read('deploy/conversalia.service')

  it('restarts the server and sets variables that it accepts', () => {
    expect(unit).toMatch(/^Restart=always$/m)
    const assignments = [...unit.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((assignment) => assignment.split('='))
    expect(
      readConfiguration(Object.fromEntries(assignments) as Record<string, string>),
    ).toMatchObject({ trustedProxies: 1, logLevel: 'info' })
  })

  it('shares user, variables, database, its folder and what it cannot read with the commands', () => {
    // A user that systemd makes up has its folder in /var/lib/private, which only root may enter.
    expect(unit).not.toMatch(/^DynamicUser=/m)
    const commands = read('deploy/contacts.sh')
    for (const [wanted, option] of [
      [/^User=(.*)$/m, '--uid='],
      [/^WorkingDirectory=(.*)$/m, '--working-directory='],
      [/^(EnvironmentFile=.*)$/m, '--property='],
      // Before the first start only systemd can create it.
      [/^(StateDirectory=.*)$/m, '--property='],
      [/^(StateDirectoryMode=.*)$/m, '--property='],
      [/(CONTACT_DATABASE=.*)$/m, '--setenv='],
      // Otherwise `--check` finds a calendar file in /home that the site cannot read.
      [/^(ProtectHome=.*)$/m, '--property='],
    ] as const)
      expect(commands).toContain(`${option}${wanted.exec(unit)?.[1]} `)
  })

  it('allows the system calls and sockets that Node needs: protection keys and the list of interfaces', () => {
    const getValues = (name: string) =>
      [...unit.matchAll(new RegExp(`^${name}=(~?)(.*)$`, 'gm'))].flatMap(([, not, line = '']) =>
        line.split(' ').map((value) => `${not}${value}`),
      )
    const families = getValues('RestrictAddressFamilies')
    const calls = getValues('SystemCallFilter')
    expect(families).toContain('AF_NETLINK')
    expect(calls).toEqual(expect.arrayContaining(['@system-service', '@pkey']))
    for (const denied of ['~AF_NETLINK', '~@system-service', '~@pkey'])
      expect([...families, ...calls]).not.toContain(denied)
  })

  testWithProgram('systemd-analyze', '--version')('is understood by systemd', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/conversalia.service'], {
      cwd: root,
      encoding: 'utf8',
    })
    // Node may be installed elsewhere on the machine of the tests.
    const lines = stderr.split('\n').filter((line) => line.includes('conversalia.service'))
    expect(lines.filter((line) => !line.includes('is not executable'))).toEqual([])
  })
})

describe('deploy/Caddyfile', () => {
  /** What Caddy makes of it, started as compose.yaml does. */
  function adaptCaddyfile(siteUrl: string): string {
    const { command = [], environment } = services.proxy ?? {}
    const [program = '', ...rest] = command.map((part) =>
      part
        .replaceAll('$$', '$')
        .replace('caddy run', 'caddy adapt')
        .replace('/etc/caddy', 'deploy'),
    )
    const upstream = String(environment?.UPSTREAM)
    const UPSTREAM = upstream.replaceAll('${COMPOSE_PROJECT_NAME}', 'demo')
    const env = { ...process.env, SITE_URL: siteUrl, UPSTREAM }
    const { status, stdout } = spawnSync(program, rest, { cwd: root, encoding: 'utf8', env })
    expect(status).toBe(0)
    return stdout
  }

  const itWithCaddy = testWithProgram('caddy', 'version')

  itWithCaddy('serves every path, also if SITE_URL ends with a slash', () => {
    const written = adaptCaddyfile('https://site.example/')
    expect(written).toBe(adaptCaddyfile('https://site.example'))
  })

  itWithCaddy(
    'keeps the instances of compose.yaml apart, and waits while they are replaced',
    () => {
      const stdout = adaptCaddyfile('https://site.example')
      expect(stdout).toContain('"host":["site.example"]')
      expect(stdout).toContain('"try_duration":7000000000')
      const { replicas = 0 } = services.site?.deploy ?? {}
      expect([...stdout.matchAll(/"dial":"([^"]*)"/g)].map(([, name]) => name)).toEqual(
        Array.from({ length: replicas }, (_, index) => `demo-site-${index + 1}:4173`),
      )
    },
  )
})
