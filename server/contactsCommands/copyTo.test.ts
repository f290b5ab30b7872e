import { createBookingLinks } from '../bookingLinks'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { readConfiguration } from '../configuration'
import { readContacts } from '../records/readContacts'
import type { Database } from '../records/database'
import { openRecords } from '../records/openRecords'
import { erasePersonalData } from '../records/personalData'
import { createRecordStore } from '../records/recordStore'
import { readSecret } from '../records/secrets'
import { readSuspects } from '../records/suspects'
import { email, onlyContact, organization, writeDeal, writeMeeting } from '../testing/records'
import { failTest } from '../testing/openTestStore'
import { describePostgres, startPostgres } from '../testing/postgres'
import { createDatabasePath } from '../testing/temporaryFolder'
import { createTestSite } from './testing/createTestSite'

// Starting a server takes seconds on a busy machine.
jest.setTimeout(60_000)

const now = () => new Date('2026-03-02T08:30:00.000Z')
const message = { language: 'es', organization: organization(), activity: email() } as const

/** The environment of a site that keeps its contacts in a new file. */
const createFile = () => ({ CONTACT_DATABASE: createDatabasePath() })

type Place = ReturnType<typeof createFile> & { readonly DATABASE_URL?: string }

const site = createTestSite()

const copy = (from: Place, to: string, run = site.run) => {
  site.environment = from
  return run(`--copy-to=${to}`)
}

/** Runs `work` on a database as long as it is open. */
async function use<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openRecords(readConfiguration(place), failTest)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const openStore = (database: Database) =>
  createRecordStore(database, () => now().getTime(), { get: () => defaultCalendar })

const openLinks = async (database: Database) =>
  createBookingLinks(await readSecret(database, 'booking links'), () => now().getTime())

/** Books, erases another person, and keeps a suspect. Returns the token of the booking's link. */
const write = (place: Place, due_time: string) =>
  use(place, async (database) => {
    const store = openStore(database)
    const booking = await writeMeeting(store, { due_time })
    await writeDeal(store, { person: { email: onlyContact('eva@example.com') } })
    await erasePersonalData(database, 'eva@example.com', now())
    await store.keepSuspect({ reason: 'trap', sequence: due_time }, message)
    const links = await openLinks(database)
    return links.issue(booking, now().getTime())
  })

const readAll = (place: Place) =>
  use(place, async (database) => ({
    ...(await database.read(readContacts)),
    suspects: await database.read(readSuspects),
    jobs: await database.read((queries) =>
      queries.selectFrom('jobs').selectAll().orderBy('id').execute(),
    ),
  }))

/** Opens the appointment of a link. */
const openLink = (place: Place, token: string) =>
  use(place, async (database) => {
    const booking = (await openLinks(database)).check(token)
    if (typeof booking === 'string') throw new Error(booking)
    return openStore(database).getBooking(booking)
  })

const refused = 'connect ECONNREFUSED 127.0.0.1:1'
const unknown = 'it needs a postgres URL or the path of a file'

it.each([
  ['postgres://site:secret@127.0.0.1:1/site', 'postgres://[secret]@127.0.0.1:1/site', refused],
  ['postgres://127.0.0.1:1/site?password=secret', 'postgres://127.0.0.1:1/site?[secret]', refused],
  ['mysql://site:pass/word@127.0.0.1/site', 'mysql://[secret]@127.0.0.1/site', unknown],
  ['mysql://127.0.0.1/site?password=word', 'mysql://127.0.0.1/site?[secret]', unknown],
])('names itself without a password if the target cannot be used: %s', async (url, shown, why) => {
  const file = createFile()
  await use(file, () => Promise.resolve())
  expect(await copy(file, url, site.fail)).toBe(`--copy-to ${shown} failed: ${why}.`)
})

it('replaces nothing that a visitor has sent, not even a suspect (R59)', async () => {
  const source = createFile()
  await write(source, '10:00')
  const target = createFile()
  await use(target, (database) =>
    openStore(database).keepSuspect({ reason: 'trap', sequence: 'one' }, message),
  )
  const before = await readAll(target)
  expect(await copy(source, target.CONTACT_DATABASE, site.fail)).toBe(
    `--copy-to ${target.CONTACT_DATABASE} failed: the target already holds contacts.`,
  )
  expect(await readAll(target)).toEqual(before)
})

describePostgres('--copy-to', () => {
  it('copies all to PostgreSQL and back: links open, and no id is given twice', async () => {
    const file = createFile()
    const token = await write(file, '10:00')
    const appointment = await openLink(file, token)
    expect(appointment).toMatchObject({ state: 'booked' })
    const stored = await readAll(file)
    expect(stored.jobs.map(({ recipient }) => recipient)).toContain('reminder')

    const url = await (await startPostgres()).createDatabase()
    const postgres = { ...createFile(), DATABASE_URL: url }
    expect(await copy(file, url)).toBe('Copied 1 organization, 1 person, 1 deal, 1 activity.\n')
    expect(await readAll(postgres)).toEqual(stored)
    expect(await openLink(postgres, token)).toEqual(appointment)
    await write(postgres, '12:00')
    const changed = await readAll(postgres)
    expect(changed.deals.map(({ id }) => id)).toEqual([1, 3])
    expect(changed.suspects).toHaveLength(2)

    const again = createFile()
    expect(await copy(postgres, again.CONTACT_DATABASE)).toBe(
      'Copied 2 organizations, 2 persons, 2 deals, 2 activities.\n',
    )
    expect(await readAll(again)).toEqual(changed)
    expect(await openLink(again, token)).toEqual(appointment)
    await write(again, '16:00')
    const { deals, suspects } = await readAll(again)
    expect(deals.map(({ id }) => id)).toEqual([1, 3, 5])
    expect(suspects).toHaveLength(3)
  })
})
