import { spawn } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { closeLater } from '../testing/closing'
import { findFreePort } from '../testing/ports'
import { createDatabasePath } from '../testing/temporaryFolder'
import { stopProcess } from '../testing/watchOutput'
import { writeSite } from '../testing/writeSite'

/** Not every system has a device that is always full. */
const itWithFullDevice = existsSync('/dev/full') ? it : it.skip

jest.setTimeout(180_000)

itWithFullDevice(
  'serves pages while its log cannot be written, as where the disk is full',
  async () => {
    const { GATEWAY_FOLDER = '' } = process.env
    // Nobody else listens on this address, so the port stays free.
    const [HOST, PORT] = ['127.99.0.1', String(await findFreePort())]
    const env = { HOST, PORT, LOG_LEVEL: 'info', CONTACT_DATABASE: createDatabasePath() }
    const server = spawn(
      process.execPath,
      [path.join(GATEWAY_FOLDER, 'gateway.mjs'), writeSite()],
      {
        env: { ...process.env, ...env },
        stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
      },
    )
    closeLater({ close: () => stopProcess(server, 'SIGKILL') })
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
