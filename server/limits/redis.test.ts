import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { closeLater } from '../testing/closing'
import { findFreePort } from '../testing/ports'
import { organization } from '../testing/records'
import { key, post, startGateway, type TestGateway } from '../testing/startGateway'
import { watchOutput } from '../testing/watchOutput'
import { Secret } from '../secret'
import { verifyRedis } from './redis'

/** Needs the program `redis-server`; without one, the tests of a real Redis are skipped. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const describeWithRedis = hasRedis ? describe : describe.skip

async function startRedis(port: number): Promise<ChildProcess> {
  const address = ['--port', String(port), '--bind', '127.0.0.1']
  const options = [...address, '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  closeLater({ close: () => stop(server) })
  await watchOutput(server).waitFor(/Ready to accept connections/)
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

const write = async ({ gateway }: TestGateway) =>
  (await gateway.inject(post('/organizations', organization()))).statusCode

const start = (port: number) =>
  startGateway({
    environment: { WRITES_PER_MINUTE: '2', REDIS_URL: `redis://127.0.0.1:${port}` },
  })

/** Waits until what each gateway counts is in Redis: a connection is not ready yet when Redis lists it. */
async function waitForCounts(port: number, gateways: readonly TestGateway[]): Promise<void> {
  const redis = new Redis(port)
  for (const { gateway } of gateways) {
    await redis.flushall()
    while ((await redis.dbsize()) === 0) await gateway.inject(`/api/v1/dealFields?${key}`)
  }
  await redis.flushall()
  redis.disconnect()
}

/** Collects all warnings; the result waits until one matches. */
function watchWarnings() {
  const warnings: string[] = []
  let notify: () => void = () => undefined
  const write = (line: string) => {
    warnings.push(line)
    notify()
  }
  jest.spyOn(console, 'warn').mockImplementation(write)
  const waitFor = async (pattern: RegExp) => {
    while (!warnings.some((line) => pattern.test(line)))
      await new Promise<void>((resolve) => {
        notify = resolve
      })
  }
  return { warnings, logStream: { write }, waitFor }
}

describeWithRedis('several instances with one Redis', () => {
  it('count together', async () => {
    const port = await findFreePort()
    await startRedis(port)
    const gateways = [await start(port), await start(port)] as const
    await waitForCounts(port, gateways)
    expect(await write(gateways[0])).toBe(201)
    expect(await write(gateways[1])).toBe(201)
    expect(await write(gateways[0])).toBe(429)
    expect(await write(gateways[1])).toBe(429)
  })

  it('count separately while Redis is unavailable', async () => {
    const port = await findFreePort()
    const redis = await startRedis(port)
    const gateway = await start(port)
    await waitForCounts(port, [gateway])
    expect(await write(gateway)).toBe(201)
    await stop(redis)
    expect(await write(gateway)).toBe(201)
    expect(await write(gateway)).toBe(201)
    expect(await write(gateway)).toBe(429)
  })
})

describeWithRedis('a check of Redis', () => {
  const check = async (...commands: readonly string[]) => {
    const port = await findFreePort()
    await startRedis(port)
    const redis = new Redis(port)
    await redis.acl('SETUSER', 'site', 'on', 'nopass', '~limits:*', ...commands)
    redis.disconnect()
    return verifyRedis(new Secret(`redis://site:any@127.0.0.1:${port}`))
  }
  const counting = ['+evalsha', '+eval', '+incr', '+pexpire', '+pttl']

  it('needs the commands alone with which the limits count', async () => {
    // The client would say that it may not ask for the server's state.
    jest.spyOn(console, 'warn').mockImplementation()
    await expect(check(...counting)).resolves.toBeUndefined()
  })

  it.each(counting)('fails if the user may do anything but %s', async (command) => {
    await expect(check('+@all', command.replace('+', '-'))).rejects.toThrow(/NOPERM|can't run/)
  })
})

describeWithRedis('an outage of Redis', () => {
  it('is told once, however often it is connected to again, and its end', async () => {
    const port = await findFreePort()
    const { warnings, logStream, waitFor } = watchWarnings()
    const environment = { LOG_LEVEL: 'warn', REDIS_URL: `redis://127.0.0.1:${port}` }
    const gateway = await startGateway({ environment, logStream })
    await gateway.gateway.ready()
    await waitFor(/cannot be used/)
    await startRedis(port)
    await waitForCounts(port, [gateway])
    await waitFor(/again/)
    expect(warnings).toEqual([
      expect.stringMatching(/^Redis cannot be used, so each instance counts alone: [A-Z]+\.$/),
      'Redis can be used again.',
    ])
  })

  it('is not told because loading the site takes long: it is connected to afterwards', async () => {
    const connect = jest.spyOn(Redis.prototype, 'connect')
    const { gateway } = await start(await findFreePort())
    expect(connect).not.toHaveBeenCalled()
    await gateway.ready()
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['NOPERM', ['ACL', 'SETUSER', 'default', '-evalsha'], ['ACL', 'SETUSER', 'default', '+@all']],
  ])('is told once, and its end, if Redis refuses to count: %s', async (code, begin, end) => {
    const port = await findFreePort()
    await startRedis(port)
    const { warnings, logStream, waitFor } = watchWarnings()
    const url = `redis://127.0.0.1:${port}`
    const environment = { LOG_LEVEL: 'warn', REDIS_URL: url, WRITES_PER_MINUTE: '2' }
    const gateway = await startGateway({ environment, logStream })
    await waitForCounts(port, [gateway])
    warnings.length = 0
    const owner = new Redis(port)
    const tell = ([command = '', ...values]: readonly string[]) => owner.call(command, ...values)
    await tell(begin)
    for (const status of [201, 201, 429]) expect(await write(gateway)).toBe(status)
    await tell(end)
    owner.disconnect()
    await waitForCounts(port, [gateway])
    await waitFor(/again/)
    expect(warnings).toEqual([
      `Redis cannot be used, so each instance counts alone: ${code}.`,
      'Redis can be used again.',
    ])
  })

  it('is not said to be over by a call that nothing counts', async () => {
    const { warnings, logStream, waitFor } = watchWarnings()
    const REDIS_URL = `redis://127.0.0.1:${await findFreePort()}`
    const noLimit = { READS_PER_MINUTE: '0', ALL_READS_PER_MINUTE: '0' }
    const environment = { LOG_LEVEL: 'warn', REDIS_URL, ...noLimit }
    const { gateway } = await startGateway({ environment, logStream })
    await gateway.ready()
    await waitFor(/cannot be used/)
    await gateway.inject(`/api/v1/dealFields?${key}`)
    expect(warnings).toHaveLength(1)
  })

  it('is told once, and its end, if Redis hangs on open connections', async () => {
    const port = await findFreePort()
    const redis = await startRedis(port)
    const { warnings, logStream, waitFor } = watchWarnings()
    const environment = { LOG_LEVEL: 'warn', REDIS_URL: `redis://127.0.0.1:${port}` }
    const gateway = await startGateway({ environment, logStream })
    await waitForCounts(port, [gateway])
    warnings.length = 0
    redis.kill('SIGSTOP')
    expect(await write(gateway)).toBe(201)
    await waitFor(/cannot be used/)
    redis.kill('SIGCONT')
    await waitForCounts(port, [gateway])
    await waitFor(/again/)
    expect(warnings).toEqual([
      'Redis cannot be used, so each instance counts alone: no usable response.',
      'Redis can be used again.',
    ])
  })
})

it('counts in memory without delay if Redis cannot be reached', async () => {
  const gateway = await start(await findFreePort())
  expect(await write(gateway)).toBe(201)
  expect(await write(gateway)).toBe(201)
  expect(await write(gateway)).toBe(429)
  const { statusCode } = await gateway.gateway.inject(`/api/v1/dealFields?${key}`)
  expect(statusCode).toBe(200)
})
