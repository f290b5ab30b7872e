import { readStoredContacts } from '../testing/openTestStore'
import { meeting } from '../testing/records'
import { book, bookOther, createTestSite, email, type TestSite } from './testing/createTestSite'

let site: TestSite

beforeEach(() => {
  site = createTestSite()
})

describe('--keep', () => {
  it('removes a person with all their records if all of them are old', async () => {
    const store = await site.open()
    await book(store)
    site.at = '2026-03-20T00:00:00.000Z'
    await bookOther(store)

    // Ana's meeting ends at 2026-03-05T10:00.
    site.at = '2026-04-04T10:00:00.000Z'
    expect(await site.run('--keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
    site.at = '2026-04-04T10:00:00.001Z'
    expect((await site.run('--keep', '30')).output).toBe(
      'Removed 1 organization, 1 person, 1 deal, 1 activity.\n',
    )
    expect((await readStoredContacts(site.file)).persons.map(({ name }) => name)).toEqual(['Eve'])
    expect((await readStoredContacts(site.file)).activities).toHaveLength(1)
    expect(await site.run('--keep', '30')).toEqual({ output: 'Nothing is older than 30 days.\n' })
  })

  it('keeps a person with a recent record', async () => {
    const store = await site.open()
    await book(store)
    site.at = '2026-05-01T00:00:00.000Z'
    await store.createActivity(meeting({ type: 'email', due_time: '', duration: '', org_id: 1 }))
    expect((await site.run('--keep', '30')).output).toBe('Nothing is older than 30 days.\n')
  })

  it('removes the taken time of an erased person if it is old', async () => {
    await book(await site.open())
    await site.run('--erase', email)
    site.at = '2026-05-01T00:00:00.000Z'
    expect((await site.run('--keep', '30')).output).toBe('Removed 1 activity.\n')
  })

  it.each(['0', '-1', '1.5', 'month', '36501'])('refuses %s', async (value) => {
    expect((await site.run(`--keep=${value}`)).problem).toBe(
      `--keep ${value} failed: it needs a whole number of days from 1 to 36500.`,
    )
  })
})
