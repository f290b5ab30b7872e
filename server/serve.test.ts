import path from 'node:path'
import { readConfiguration, type Environment } from './configuration'
import { checkPort, describeLinks, serve, type Server } from './serve'
import { StartFailure } from './runMain'
import { readContacts } from './stores/embedded/readContacts'
import { organization } from './testing/records'
import { createTemporaryFolder } from './testing/temporaryFolder'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

const servers: Server[] = []

const start = async (environment: Environment) => {
  const folder = createTemporaryFolder()
  const file = path.join(folder, 'contacts.sqlite')
  const server = await serve(
    readConfiguration({ PORT: '0', CONTACT_DATABASE: file, LOG_LEVEL: 'silent', ...environment }),
    folder,
  )
  servers.push(server)
  return { server, file }
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

it('listens, writes to the configured file, and closes', async () => {
  const { server, file } = await start({})
  const url = `${server.address}/api/v1/organizations?api_token=demo-site-key`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-age': '60' },
    body: JSON.stringify(organization()),
  })
  expect([response.status, await response.json()]).toEqual([
    201,
    { success: true, data: { id: 1 } },
  ])
  await server.close()
  expect(readContacts(file)?.organizations).toMatchObject([{ id: 1, name: 'Acme Retail' }])
  await expect(fetch(url)).rejects.toThrow()
})

it('says which port is in use', async () => {
  const { server } = await start({})
  const { port } = new URL(server.address)
  const second = start({ PORT: port })
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use: set PORT to another one, or to 0 for any free one.`,
  )
})

it('says before a start which port is in use', async () => {
  const { server } = await start({})
  const { port } = new URL(server.address)
  await expect(checkPort(readConfiguration({ PORT: port }))).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use: set PORT to another one, or to 0 for any free one.`,
  )
})

it('leaves a free port free', async () => {
  const { server } = await start({})
  const { port } = new URL(server.address)
  await server.close()
  await checkPort(readConfiguration({ PORT: port }))
  await start({ PORT: port })
})

it('says which host is not known', async () => {
  const second = start({ HOST: 'no.such.host.invalid' })
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(
    /^Port 0 of no\.such\.host\.invalid can not be listened on, /,
  )
})

it('says which database can not be used', async () => {
  const folder = createTemporaryFolder()
  const second = start({ CONTACT_DATABASE: folder })
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(`CONTACT_DATABASE ${folder} can not be used: `)
})

it.each([
  ['embedded', '', undefined],
  ['pipedrive-v2', '', 'where several hosts serve the site, set CAPABILITY_SECRET'],
  ['pipedrive-v2', 'a-secret-of-at-least-32-characters', undefined],
])('says what links in mails need with %s and the secret %j', (store, secret, expected) => {
  const configuration = readConfiguration({
    CONTACT_STORE: store,
    CAPABILITY_SECRET: secret,
    ...(store !== 'embedded' && {
      CONTACT_STORE_URL: 'https://example.pipedrive.com',
      CONTACT_STORE_TOKEN: 'f00dfeedf00dfeedf00dfeedf00dfeed',
    }),
  })
  if (expected === undefined) expect(describeLinks(configuration)).toBeUndefined()
  else expect(describeLinks(configuration)).toContain(expected)
})
