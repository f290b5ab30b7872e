import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startGateway } from './testing/startGateway'
import { createTemporaryFolder } from './testing/temporaryFolder'

const address = '/.well-known/security.txt'

it('serves the built security.txt', async () => {
  const pagesFolder = createTemporaryFolder()
  mkdirSync(path.join(pagesFolder, '.well-known'))
  writeFileSync(path.join(pagesFolder, address), 'Contact: mailto:hola@example.com\n')
  const { gateway } = await startGateway({ pagesFolder })
  const { statusCode, headers, body } = await gateway.inject(address)
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: mailto:hola@example.com\n',
  ])
})

it('responds with 404 if the site has no security.txt', async () => {
  const { gateway } = await startGateway()
  expect((await gateway.inject(address)).statusCode).not.toBe(200)
})
