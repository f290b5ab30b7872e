import { spawn } from 'node:child_process'
import path from 'node:path'
import { getPath } from '@/site/allRoutes'
import { closeLater } from '../server/testing/closing'
import { findFreePort } from '../server/testing/ports'
import { createDatabasePath } from '../server/testing/temporaryFolder'
import { stopProcess, watchOutput } from '../server/testing/watchOutput'
import { getDevPage } from './devPage'

/** Milliseconds; compiling the site takes half a minute on a busy machine. */
const limit = 180_000

/** Starts the process of `npm run dev` without npm, whose shell would not pass a signal on. */
async function startDevServer() {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: path.join(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      CONTACT_DATABASE: createDatabasePath(),
      // Jest's value is for tests.
      NODE_ENV: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closeLater({ close: () => stopProcess(child) })
  const { waitFor, getOutput } = watchOutput(child)
  await waitFor(/The gateway is at/)
  return { url: `http://127.0.0.1:${port}`, getOutput }
}

test(
  'the development server serves a page and its scripts, compiled without warnings',
  async () => {
    const { url, getOutput } = await startDevServer()
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
  },
  limit,
)

it.each([
  ['/', '/index.html'],
  ['/agendar-demo', '/agendar-demo.html'],
  ['/EN/schedule-demo/', '/en/schedule-demo.html'],
  ['/agendar-demo/Aa.Bb', '/agendar-demo/token.html'],
  ['/schedule-demo/Aa.Bb', '/en/schedule-demo/token.html'],
  ['/nothing', '/404.html'],
  ['/en/nothing', '/en/404.html'],
])('the development server answers %s with %s', (path, file) => {
  const files = new Set(['index.html', 'agendar-demo.html', 'en/schedule-demo.html'])
  expect(getDevPage(path, files)).toBe(file)
})
