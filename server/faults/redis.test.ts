/** The bundle loads Redis's client in another way than the tests of the source do. */
import { findFreePort } from '../testing/ports'
import { startProcess } from '../testing/startProcess'

it('starts with a Redis that cannot be reached, and says so', async () => {
  const server = await startProcess({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` })
  await server.waitFor(/Redis cannot be used, so each instance counts alone: ECONNREFUSED\./)
})
