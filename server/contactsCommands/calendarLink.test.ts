import { existsSync } from 'node:fs'
import path from 'node:path'
import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { readConfiguration } from '../configuration'
import { findSecret } from '../records/secrets'
import { openTestStore } from '../testing/openTestStore'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { tryContacts } from '../testing/tryContacts'

const siteUrl = 'https://www.example.com'

let file: string

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
})

const run = (option: string) =>
  tryContacts([option], {
    configuration: readConfiguration({ CONTACT_DATABASE: file, SITE_URL: siteUrl }),
    now: () => new Date(),
  })

/** The address by the token that the site's database has. */
const readAddress = async () => {
  const store = await openTestStore({ file })
  const token = await store.database.read((queries) => findSecret(queries, demoCalendarSecret))
  await store.close()
  return token === undefined ? undefined : `${getDemoCalendarUrl(siteUrl, token)}\n`
}

it('makes an address once, and prints it', async () => {
  expect(await readAddress()).toBeUndefined()
  const { output } = await run('--calendar-link')
  expect(output).toMatch(/^https:\/\/www\.example\.com\/calendar\/[\w-]{43}\.ics\n$/)
  expect(await readAddress()).toBe(output)
  expect(await run('--calendar-link')).toEqual({ output })
})

it('replaces the address by a new one', async () => {
  await readAddress()
  const { output: before } = await run('--calendar-link')
  const { output } = await run('--calendar-link=new')
  expect(output).not.toBe(before)
  expect(await readAddress()).toBe(output)
})

it('refuses another value, and makes no database', async () => {
  expect((await run('--calendar-link=old')).problem).toContain('it accepts new, or nothing')
  expect((await run('--calendar-link')).problem).toContain('there is no database yet')
  expect(existsSync(file)).toBe(false)
})
