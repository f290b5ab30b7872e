import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { closeLater } from '../server/testing/closing'
import { listen } from '../server/testing/ports'

test.each(['start', 'dev'])(
  'npm run %s reports in a sentence that its port is taken',
  async (script) => {
    const port = await listen(closeLater(createServer()))
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`],
      {
        cwd: path.join(__dirname, '..'),
        env: { ...process.env, PORT: String(port) },
        encoding: 'utf8',
      },
    )
    expect({ stderr, status }).toEqual({
      stderr: `PORT ${port} of 127.0.0.1 cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
      status: 1,
    })
  },
  60_000,
)
