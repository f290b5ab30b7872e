import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { organization } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openEmbeddedStore } from './embeddedStore'
import { readContacts } from './readContacts'

describe('readContacts', () => {
  it('returns undefined for a missing file, and does not create it', () => {
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    expect(readContacts(file)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('reads while a store is open, without blocking it', async () => {
    const file = path.join(createTemporaryFolder(), 'a folder with ? and #', 'contacts.sqlite')
    const store = openEmbeddedStore({ file })
    await store.createOrganization(organization())
    expect(readContacts(file)?.organizations).toHaveLength(1)
    await store.createOrganization(organization())
    expect(readContacts(file)?.organizations).toHaveLength(2)
    await store.close()
    expect(readContacts(file)?.organizations).toHaveLength(2)
  })

  it('refuses a file that is not a database', () => {
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    writeFileSync(file, 'not a database, but a text of some length '.repeat(20))
    expect(() => readContacts(file)).toThrow(/not a database/)
  })
})
