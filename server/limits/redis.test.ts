import { spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import type { InjectOptions } from 'fastify'
import { Redis } from 'ioredis'
import type { Environment } from '../configuration'
import { closeLater } from '../testing/closing'
import { findFreePort } from '../testing/ports'
import { organization } from '../testing/records'
import { key, post, startGateway } from '../testing/startGateway'
import { stopProcess, watchOutput } from '../testing/watchOutput'
import { Secret } from '../secret'
import { verifyRedis } from './redis'

/** Needs the program `redis-server`; without one, the tests of a real Redis are skipped. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const describeWithRedis = hasRedis ? describe : describe.skip

async function startRedis(port: number) {
  const address = ['--port', String(port), '--bind', '127.0.0.1']
  const options = [...address, '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => stopProcess(server, 'SIGKILL')
  closeLater({ close: stop })
  await watchOutput(server).waitFor(/Ready to accept connections/)
  return { server, stop }
}

const readFields = `/api/v1/dealFields?${key}`

/** Starts a gateway that counts in a Redis, which may not run yet. */
async function start(port: number, limits: Environment = { WRITES_PER_MINUTE: '2' }) {
  const warnings: string[] = []
  const told = new EventEmitter()
  const warn = (line: string) => {
    warnings.push(line)
    told.emit('line')
  }
  jest.spyOn(console, 'warn').mockImplementation(warn)
  const environment = { LOG_LEVEL: 'warn', REDIS_URL: `redis://127.0.0.1:${port}`, ...limits }
  const { gateway } = await startGateway({ environment, logStream: { write: warn } })
  await gateway.ready()
  const inject = (request: InjectOptions | string) => gateway.inject(request)
  return {
    inject,
    /** What the owner is told. */
    warnings,
    waitForWarning: async (pattern: RegExp) => {
      while (!warnings.some((line) => pattern.test(line))) await once(told, 'line')
    },
    /** Writes so often, and returns the statuses. */
    write: async (times: number) => {
      const statuses = []
      for (let index = 0; index < times; index += 1) {
        statuses.push((await inject(post('/organizations', organization()))).statusCode)
      }
      return statuses
    },
  }
}

/** Waits until what each gateway counts is in Redis: a connection is not ready yet when Redis lists it. */
async function waitForCounts(port: number, ...gateways: Awaited<ReturnType<typeof start>>[]) {
  const redis = new Redis(port)
  for (const { inject } of gateways) {
    await redis.flushall()
    while ((await redis.dbsize()) === 0) await inject(readFields)
  }
  await redis.flushall()
  redis.disconnect()
}

const begun = (reason: string) => `Redis cannot be used, so each instance counts alone: ${reason}.`
const ended = 'Redis can be used again.'

describeWithRedis('a Redis that runs', () => {
  let port: number
  let owner: Redis

  beforeAll(async () => {
    port = await findFreePort()
    await startRedis(port)
    owner = new Redis(port)
    closeLater({ close: () => owner.quit() })
  })

  it('lets instances count together', async () => {
    const [one, other] = [await start(port), await start(port)]
    await waitForCounts(port, one, other)
    const statuses = [one, other, one, other].map((instance) => instance.write(1))
    expect((await Promise.all(statuses)).flat().toSorted()).toEqual([201, 201, 429, 429])
    const keys = await owner.keys('*')
    expect(keys.toSorted()).toEqual(['limits:write', 'limits:write 127.0.0.1'])
  })

  it('refuses for a minute also where its clock is set back by an hour', async () => {
    const gateway = await start(port)
    await waitForCounts(port, gateway)
    await gateway.write(2)
    await owner.pexpire('limits:write 127.0.0.1', 3_600_000)
    const { statusCode, headers } = await gateway.inject(post('/organizations', organization()))
    expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
    expect(await owner.pttl('limits:write 127.0.0.1')).toBeLessThanOrEqual(60_000)
    expect(await gateway.write(1)).toEqual([429])
  })

  const check = async (...commands: readonly string[]) => {
    await owner.flushall()
    await owner.acl('SETUSER', 'site', 'reset', 'on', 'nopass', '~limits:*', ...commands)
    return verifyRedis(new Secret(`redis://site:any@127.0.0.1:${port}`))
  }
  const counting = ['+evalsha', '+eval', '+incr', '+pexpire', '+pttl']

  it('passes the check if the user may do what the limits need alone', async () => {
    // The client would say that it may not ask for the server's state.
    jest.spyOn(console, 'warn').mockImplementation()
    await expect(check(...counting)).resolves.toBeUndefined()
  })

  it.each(counting)('fails the check if the user may do anything but %s', async (command) => {
    await expect(check('+@all', command.replace('+', '-'))).rejects.toThrow(/NOPERM|can't run/)
  })

  it.each([
    ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['NOPERM', ['ACL', 'SETUSER', 'default', '-evalsha'], ['ACL', 'SETUSER', 'default', '+@all']],
  ])('that refuses to count is told once, and its end: %s', async (code, begin, end) => {
    const gateway = await start(port)
    await waitForCounts(port, gateway)
    gateway.warnings.length = 0
    const tell = ([command = '', ...values]: readonly string[]) => owner.call(command, ...values)
    await tell(begin)
    // Also if this fails, since others use this Redis.
    closeLater({ close: () => tell(end) })
    expect(await gateway.write(3)).toEqual([201, 201, 429])
    await tell(end)
    await waitForCounts(port, gateway)
    await gateway.waitForWarning(/again/)
    expect(gateway.warnings).toEqual([begun(code), ended])
  })
})

describeWithRedis('an outage of Redis', () => {
  let port: number

  beforeEach(async () => {
    port = await findFreePort()
  })

  it('is told once, however often it is connected to again, and its end', async () => {
    const gateway = await start(port)
    await gateway.waitForWarning(/cannot be used/)
    await startRedis(port)
    await waitForCounts(port, gateway)
    await gateway.waitForWarning(/again/)
    expect(gateway.warnings).toEqual([begun('ECONNREFUSED'), ended])
  })

  it('lets each instance count alone', async () => {
    const redis = await startRedis(port)
    const gateway = await start(port)
    await waitForCounts(port, gateway)
    expect(await gateway.write(1)).toEqual([201])
    await redis.stop()
    expect(await gateway.write(3)).toEqual([201, 201, 429])
  })

  it('is not said to be over by a call that nothing counts', async () => {
    const gateway = await start(port, { READS_PER_MINUTE: '0', ALL_READS_PER_MINUTE: '0' })
    await gateway.waitForWarning(/cannot be used/)
    await gateway.inject(readFields)
    expect(gateway.warnings).toHaveLength(1)
  })

  it('is told once, and its end, if Redis hangs on open connections', async () => {
    const { server } = await startRedis(port)
    const gateway = await start(port)
    await waitForCounts(port, gateway)
    gateway.warnings.length = 0
    server.kill('SIGSTOP')
    expect(await gateway.write(1)).toEqual([201])
    await gateway.waitForWarning(/cannot be used/)
    server.kill('SIGCONT')
    await waitForCounts(port, gateway)
    await gateway.waitForWarning(/again/)
    expect(gateway.warnings).toEqual([begun('no usable response'), ended])
  })
})

it('is connected to once the site is loaded, which takes longer than a connection may', async () => {
  const connect = jest.spyOn(Redis.prototype, 'connect')
  const { gateway } = await startGateway({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } })
  expect(connect).not.toHaveBeenCalled()
  await gateway.ready()
  expect(connect).toHaveBeenCalledTimes(1)
})

it('counts in memory without delay if Redis cannot be reached', async () => {
  const gateway = await start(await findFreePort())
  expect(await gateway.write(3)).toEqual([201, 201, 429])
  expect((await gateway.inject(readFields)).statusCode).toBe(200)
})
