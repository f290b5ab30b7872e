import { existsSync } from 'node:fs'
import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { findSecret } from '../records/secrets'
import { createTestSite, type TestSite } from './testing/createTestSite'

const siteUrl = 'https://www.example.com'

let site: TestSite

beforeEach(() => {
  site = createTestSite()
  site.environment = { SITE_URL: siteUrl }
})

/** The address by the token that the site's database has. */
const readAddress = async () => {
  const { database } = await site.open()
  const token = await database.read((queries) => findSecret(queries, demoCalendarSecret))
  return token === undefined ? undefined : `${getDemoCalendarUrl(siteUrl, token)}\n`
}

it('makes an address once, and prints it', async () => {
  expect(await readAddress()).toBeUndefined()
  const { output } = await site.run('--calendar-link')
  expect(output).toMatch(/^https:\/\/www\.example\.com\/calendar\/[\w-]{43}\.ics\n$/)
  expect(await readAddress()).toBe(output)
  expect(await site.run('--calendar-link')).toEqual({ output })
})

it('replaces the address by a new one', async () => {
  await readAddress()
  const { output: before } = await site.run('--calendar-link')
  const { output } = await site.run('--calendar-link=new')
  expect(output).not.toBe(before)
  expect(await readAddress()).toBe(output)
})

it('refuses another value, and makes no database', async () => {
  expect((await site.run('--calendar-link=old')).problem).toContain('it accepts new, or nothing')
  expect((await site.run('--calendar-link')).problem).toContain('there is no database yet')
  expect(existsSync(site.file)).toBe(false)
})
