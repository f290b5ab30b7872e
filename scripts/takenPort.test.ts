import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../server/testing/ports'

const root = path.join(__dirname, '..')
const occupant = createServer()

let port: number

beforeAll(async () => {
  port = await listen(occupant)
})

afterAll(() => {
  occupant.close()
})

test.each(['start', 'dev'])(
  'npm run %s reports in a sentence that its port is taken',
  async (script) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    })
    const closed = once(child, 'close')
    const said = await text(child.stderr)
    await closed
    expect({ said, exitCode: child.exitCode }).toEqual({
      said: `Port ${port} of 127.0.0.1 is in use: set PORT to another one, or to 0 for any free one.\n`,
      exitCode: 1,
    })
  },
  60_000,
)
