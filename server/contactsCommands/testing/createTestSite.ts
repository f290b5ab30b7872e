import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CalendarFile } from '../../calendar/openCalendar'
import { readConfiguration, type Environment } from '../../configuration'
import { UserError } from '../../errors'
import type { ContactStore } from '../../records/recordStore'
import { openDatabase, selectAll } from '../../records/sqlite/sqliteFile'
import { closeLater } from '../../testing/closing'
import { failTest, openTestStore } from '../../testing/openTestStore'
import { onlyContact, writeIndustry, writeMeeting } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { runContacts } from '../runContacts'

/** The content of a file that is damaged. */
export const garbage = 'not a database, but a text of some length '.repeat(20)

export const email = 'Ana.Garcia@example.com'
export const campaign = 'boletín'

/** Returns the message of an error for the user, and throws any other error. */
export function getUserMessage(error: unknown): string {
  if (!(error instanceof UserError)) throw error
  return error.message
}

const createSettings = () => {
  const folder = createTemporaryFolder()
  return {
    folder,
    file: path.join(folder, 'contacts.sqlite'),
    at: '2026-03-02T08:30:00.000Z',
    environment: {} as Environment,
  }
}

/** A site's contacts, in a new folder for each test, and the commands for them. Its clock stands still. */
export function createTestSite() {
  const now = () => new Date(site.at)
  const site = {
    ...createSettings(),
    /** Opens the contacts as the server does, to the end of the test. */
    open: (calendar?: Pick<CalendarFile, 'get'>) =>
      openTestStore({ file: site.file, now: () => now().getTime(), calendar }),
    /** Writes an owner's calendar, and returns its path. */
    useCalendar: (rules: string) => {
      const file = path.join(site.folder, 'calendar.yaml')
      writeFileSync(file, rules)
      site.environment = { ...site.environment, CALENDAR_FILE: file }
      return file
    },
    /** Reads the contacts as another process does, until what is returned is closed, or the test ends. */
    startReader: () => {
      const reader = openDatabase(site.file)
      closeLater({ close: () => reader.open && reader.close() })
      reader.exec('BEGIN')
      selectAll(reader, 'SELECT * FROM persons')
      return reader
    },
    /** Runs `npm run contacts` with arguments, and resolves to its output. */
    run: async (...args: string[]): Promise<string> => {
      const environment = { CONTACT_DATABASE: site.file, ...site.environment }
      return runContacts(args, { configuration: readConfiguration(environment), now })
    },
    /** Runs a command that fails, and resolves to the error message for the user. */
    fail: (...args: string[]): Promise<string> => site.run(...args).then(failTest, getUserMessage),
    /** Expects an option to refuse a value, and to say so with this reason. */
    expectRefused: async (option: string, value: string, reason: string) => {
      expect(await site.fail(`${option}=${value}`)).toBe(`${option} ${value} failed: ${reason}.`)
    },
  }
  beforeEach(() => {
    Object.assign(site, createSettings())
  })
  return site
}

/** Books a meeting as the site does, with idempotency keys. */
export async function book(
  store: ContactStore,
  { name = 'Ana García', address = email, due_time = '10:00', company = 'Acme Retail' } = {},
) {
  const { number } = await writeMeeting(
    store,
    {
      subject: `Demo - ${name}`,
      note: `<p>Email: ${address}</p>`,
      origin: { utm_campaign: campaign },
      due_time,
    },
    {
      key: `key-${address}`,
      organization: { name: company },
      person: { name, email: onlyContact(address) },
      deal: { title: `Demo ${name}` },
    },
  )
  await writeIndustry(store, number)
}

export const bookOther = (store: ContactStore) =>
  book(store, { name: 'Eve', address: 'eve@other.test', due_time: '12:00', company: 'Other Ltd' })
