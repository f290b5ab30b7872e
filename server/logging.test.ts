import { person } from './testing/records'
import { post, startGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'

const captureLog = async (
  LOG_LEVEL: string,
  act: (running: Awaited<ReturnType<typeof startGateway>>) => Promise<unknown>,
) => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  await act(
    await startGateway({
      environment: { LOG_LEVEL },
      logStream,
      pagesFolder: createTemporaryFolder(),
    }),
  )
  return lines
}

describe('the log', () => {
  it('names method and path, and nothing that is private', async () => {
    const lines = await captureLog('info', async ({ gateway }) => {
      const headers = { 'idempotency-key': 'secret-once' }
      const request = post('/persons', person(), headers)
      await gateway.inject({ ...request, remoteAddress: '203.0.113.77' })
      await gateway.inject({ ...request, payload: '{"name":"Ana García' })
      await gateway.inject('/nothing?email=ana@example.com')
    })
    const log = lines.join('')
    expect(log).toContain('"req":{"method":"POST","url":"/api/v1/persons"}')
    expect(log).toContain('"res":{"statusCode":201}')
    for (const secret of ['demo-site-key', 'Ana', 'ana@', '203.0.113.77', 'secret-once']) {
      expect(log).not.toContain(secret)
    }
  })

  it('tells a fault of ours with its cause', async () => {
    const lines = await captureLog('error', async ({ gateway, store }) => {
      store.createPerson = () => Promise.reject(new Error('no such table: persons'))
      await gateway.inject(post('/persons', person()))
    })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: 'a call failed',
        err: expect.objectContaining({ message: 'no such table: persons' }) as object,
      }),
    ])
  })

  it('is quiet about what callers do wrong', async () => {
    const lines = await captureLog('warn', async ({ gateway }) => {
      await gateway.inject('/api/v1/activities')
      await gateway.inject('/nothing')
      await gateway.inject(post('/persons', {}))
    })
    expect(lines).toEqual([])
  })
})
