import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPath } from '@/site/allRoutes'
import { findFreePort } from '../e2e/fixtures/gateway'

/** Milliseconds; compiling the site takes half a minute on a busy machine. */
const limit = 180_000

/** Runs `npm run dev` in a process group of its own, which `stop` ends. */
async function startDevServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
  const port = await findFreePort()
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: path.join(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      CONTACT_DATABASE: path.join(folder, 'contacts.sqlite'),
      // Jest's value is for tests.
      NODE_ENV: undefined,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(npm, 'close')
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  while (!output.includes('The gateway is at')) {
    if (npm.exitCode !== null) throw new Error(`npm run dev ended:\n${output}`)
    await Promise.race([once(npm.stdout, 'data'), closed])
  }
  return {
    url: `http://127.0.0.1:${port}`,
    getOutput: () => output,
    stop: async () => {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test(
  'npm run dev serves a page and its scripts, compiled without warnings',
  async () => {
    const { url, getOutput, stop } = await startDevServer()
    try {
      const page = await fetch(`${url}${getPath('pricing', 'es')}`)
      expect(page.status).toBe(200)
      const html = await page.text()
      const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src)
      expect(scripts).not.toEqual([])
      for (const src of scripts) {
        const script = await fetch(new URL(src, url))
        expect(script.status).toBe(200)
        expect(script.headers.get('content-type')).toContain('javascript')
      }
      expect(getOutput()).not.toMatch(/(ERROR|WARNING) in/)
    } finally {
      await stop()
    }
  },
  limit,
)
