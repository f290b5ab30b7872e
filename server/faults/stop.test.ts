import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { organization } from '../testing/records'
import { formatWithBody, sendRaw } from '../testing/rawHttp'
import { key } from '../testing/visitor'
import { startProcess } from '../testing/startProcess'
import { readStoredContacts } from '../testing/openTestStore'
import { createDatabasePath } from '../testing/temporaryFolder'
import { waitForExit } from '../testing/watchOutput'

// Starting processes takes long on a busy machine.
jest.setTimeout(180_000)

const write = formatWithBody(
  `POST /api/v1/organizations?${key} HTTP/1.1`,
  ['Host: site.example', 'X-Form-Age: 60'],
  JSON.stringify(organization()),
)

it('ends by itself after a SIGTERM during its start, when it may be sending mails already', async () => {
  const CONTACT_DATABASE = createDatabasePath()
  let child: ChildProcess | undefined
  const started = startProcess({ CONTACT_DATABASE }, (spawned) => {
    child = spawned
    const watch = setInterval(() => {
      if (!existsSync(CONTACT_DATABASE)) return
      clearInterval(watch)
      spawned.kill('SIGTERM')
    }, 1)
  })
  // It may end before it is seen that it listens.
  await started.catch(() => undefined)
  expect(child && (await waitForExit(child))).toBe(0)
})

it('keeps every confirmed write when it is killed', async () => {
  const server = await startProcess()
  let answered = 0
  const writeUntilClosed = async () => {
    while ((await sendRaw(server.url, write)).status === 201) {
      answered += 1
      if (answered === 200) server.child.kill('SIGKILL')
    }
  }
  await Promise.all([1, 2, 3, 4].map(() => writeUntilClosed().catch(() => undefined)))
  await waitForExit(server.child)
  expect(answered).toBeGreaterThanOrEqual(200)
  const restarted = await startProcess({ CONTACT_DATABASE: server.file })
  expect((await sendRaw(restarted.url, write)).status).toBe(201)
  const stored = (await readStoredContacts(server.file)).organizations.length
  // On each of the four connections one write may have been stored without a sent response.
  expect(stored).toBeGreaterThanOrEqual(answered + 1)
  expect(stored).toBeLessThanOrEqual(answered + 1 + 4)
})
