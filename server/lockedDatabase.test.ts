import { holdWriteLock } from './testing/holdWriteLock'
import { organization } from './testing/records'
import { startServer } from './testing/startServer'

/** Tests a database whose write lock is held by another process (D3). */

it('pages are served while writes wait for the lock, and the writes succeed afterwards', async () => {
  const { server, file } = await startServer({ WRITES_PER_MINUTE: '0' })
  const answered: string[] = []

  const write = async () => {
    const response = await fetch(`${server.url}/api/v1/organizations?api_token=demo-site-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-form-age': '60' },
      body: JSON.stringify(organization()),
    })
    answered.push(`write ${response.status}`)
  }
  const readPage = async () => {
    const response = await fetch(server.url)
    await response.text()
    answered.push(`page ${response.status}`)
  }

  const lock = await holdWriteLock(file)
  const writes = [write(), write(), write()]
  for (let count = 0; count < 10; count += 1) await readPage()
  await lock.release()
  await Promise.all(writes)

  expect(answered).toEqual([
    ...Array.from({ length: 10 }, () => 'page 200'),
    ...Array.from({ length: 3 }, () => 'write 201'),
  ])
})
