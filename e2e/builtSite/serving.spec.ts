import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { servedUrl, watchOutput } from '../../server/testing/watchOutput'
import { expect, workerTest as test } from '../fixtures/test'

/** Tests of the bundled gateway as it is started outside of development. */

const root = path.join(import.meta.dirname, '../..')

const isServing = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

const getEnvironment = (database: string) => ({
  ...process.env,
  PORT: '0',
  LOG_LEVEL: 'notice',
  CONTACT_DATABASE: database,
})

test('what npm serves ends with npm, and its contacts can be listed', async ({}, testInfo) => {
  test.skip(process.platform === 'win32', 'Windows has no signals')
  const env = getEnvironment(testInfo.outputPath('contacts.sqlite'))
  const npm = spawn('npm', ['run', 'serve', '--silent'], { env })
  const url = await watchOutput(npm).waitFor(servedUrl)
  expect(await isServing(url)).toBe(true)
  const contacts = spawnSync('npm', ['run', 'contacts', '--silent'], { env, encoding: 'utf8' })
  expect(contacts.stdout).toContain('Nothing has been booked yet')
  npm.kill('SIGTERM')
  // npm ends at once, the server when it notices that.
  await expect.poll(() => isServing(url)).toBe(false)
})

test('the server starts from what the Dockerfile copies, and knows with which variables that was built', async ({}, testInfo) => {
  const folder = testInfo.outputPath('site')
  const copies = readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(
    /^COPY --from=build \/site\/(\S+) (\S+)$/gm,
  )
  for (const [, from = '', to = ''] of copies) {
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true })
  }
  const env = {
    ...getEnvironment(path.join(folder, 'contacts.sqlite')),
    NODE_ENV: 'production',
    SITE_KEY: 'another-key',
  }
  const server = spawn(process.execPath, ['build/gateway.mjs'], { cwd: folder, env })
  const { waitFor } = watchOutput(server)
  expect(await isServing(await waitFor(servedUrl))).toBe(true)
  await waitFor(/The pages were built with SITE_KEY=/)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
})
