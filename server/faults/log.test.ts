import { existsSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../testing/ports'
import { spawnServer } from '../testing/startProcess'
import { stopProcess } from '../testing/watchOutput'

/** Not every system has a device that is always full. */
const itWithFullDevice = existsSync('/dev/full') ? it : it.skip

jest.setTimeout(180_000)

itWithFullDevice(
  'serves pages while its log cannot be written, as where the disk is full',
  async () => {
    // Nobody else listens on this address, so the port stays free.
    const [HOST, PORT] = ['127.99.0.1', String(await findFreePort())]
    const full = openSync('/dev/full', 'w')
    const { child: server } = spawnServer({ HOST, PORT, LOG_LEVEL: 'info' }, full)
    server.stderr?.pipe(process.stderr)
    const read = () =>
      fetch(`http://${HOST}:${PORT}/`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status,
        () => undefined,
      )
    let status: number | undefined
    const end = performance.now() + 60_000
    while (status === undefined && performance.now() < end) {
      await wait(100)
      status = await read()
    }
    expect([status, await read(), server.exitCode]).toEqual([200, 200, null])
    await stopProcess(server)
    expect(server.exitCode).toBe(0)
  },
)
