import { statSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { readSecret } from './secrets'

it('creates a secret once, for each name and database', () => {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const secret = readSecret(file, 'links')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readSecret(file, 'links')).toBe(secret)
  expect(readSecret(file, 'others')).not.toBe(secret)
  expect(readSecret(path.join(createTemporaryFolder(), 'x.sqlite'), 'links')).not.toBe(secret)
})

it('can be read only by the owner of the file', () => {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  readSecret(file, 'links')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
