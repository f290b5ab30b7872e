import { execFileSync } from 'node:child_process'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { organization } from '../testing/records'
import { formatRequest, formatWithBody, openSocket, sendRaw } from '../testing/rawHttp'
import { key } from '../testing/visitor'
import { spawnServer, startProcess } from '../testing/startProcess'
import { readStoredContacts } from '../testing/openTestStore'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { waitForExit } from '../testing/watchOutput'

// Starting processes takes long on a busy machine.
jest.setTimeout(180_000)

const host = 'Host: site.example'
const write = formatWithBody(
  `POST /api/v1/organizations?${key} HTTP/1.1`,
  [host, 'X-Form-Age: 60'],
  JSON.stringify(organization()),
)

it('ends after SIGTERM whatever its connections do', async () => {
  const server = await startProcess()
  const stuck = formatRequest('GET /assets/browser.1a2b.js HTTP/1.1', [host]).repeat(2_000)
  for (const bytes of ['', 'GET / HTTP/1.1\r\nHos', write.slice(0, -5), stuck]) {
    const socket = await openSocket(server.url)
    socket.pause()
    if (bytes !== '') socket.write(bytes)
  }
  expect((await sendRaw(server.url, write)).status).toBe(201)
  server.child.kill('SIGTERM')
  // The exit code would be 1 if the server could not close in time: see `closeOnSignal`.
  expect(await waitForExit(server.child)).toBe(0)
  expect((await readStoredContacts(server.file)).organizations).toHaveLength(1)
})

it('ends at once after a SIGTERM during a start that never ends', async () => {
  // Nothing is ever written into it.
  const CALENDAR_FILE = path.join(createTemporaryFolder(), 'calendar.yaml')
  execFileSync('mkfifo', [CALENDAR_FILE])
  const { child } = spawnServer({ CALENDAR_FILE })
  const calendar = await open(CALENDAR_FILE, 'w')
  child.kill('SIGTERM')
  await waitForExit(child)
  await calendar.close()
  expect(child.signalCode).toBe('SIGTERM')
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
