import path from 'node:path'
import { holdWriteLock } from '../testing/holdWriteLock'
import { openTestStore } from '../testing/openTestStore'
import { createTemporaryFolder } from '../testing/temporaryFolder'

// A write waits five seconds for the lock.
jest.setTimeout(30_000)

it('is not ready while the database can not be written', async () => {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const store = await openTestStore({ file })
  const lock = await holdWriteLock(file)
  await expect(store.checkReady()).rejects.toMatchObject({ problem: 'unavailable' })
  await lock.release()
  await expect(store.checkReady()).resolves.toBeUndefined()
  await store.close()
})
