import { readConfiguration } from './configuration'
import { checkPort, describeLinks } from './serve'
import { StartFailure } from './runMain'
import { readContacts } from './stores/embedded/readContacts'
import { organization } from './testing/records'
import { startServer } from './testing/startServer'
import { createTemporaryFolder } from './testing/temporaryFolder'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

it('listens, writes to the configured file, and closes', async () => {
  const { server, file } = await startServer()
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
  const { server } = await startServer()
  const { port } = new URL(server.address)
  const second = startServer({ PORT: port })
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use: set PORT to another one, or to 0 for any free one.`,
  )
})

it('says before a start which port is in use', async () => {
  const { server } = await startServer()
  const { port } = new URL(server.address)
  await expect(checkPort(readConfiguration({ PORT: port }))).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use: set PORT to another one, or to 0 for any free one.`,
  )
})

it('leaves a free port free', async () => {
  const { server } = await startServer()
  const { port } = new URL(server.address)
  await server.close()
  await checkPort(readConfiguration({ PORT: port }))
  await startServer({ PORT: port })
})

it('says which host is not known', async () => {
  const second = startServer({ HOST: 'no.such.host.invalid' })
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(
    /^Port 0 of no\.such\.host\.invalid can not be listened on, /,
  )
})

it('says which database can not be used', async () => {
  const folder = createTemporaryFolder()
  const second = startServer({ CONTACT_DATABASE: folder })
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
