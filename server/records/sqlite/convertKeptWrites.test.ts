import path from 'node:path'
import { readConfiguration } from '../../configuration'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { readContacts } from '../contacts'
import type { Queries } from '../database'
import { openRecords } from '../openRecords'
import { migrate, migrations } from './migrations'
import { closeDatabase, openDatabase } from './sqliteFile'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

const temporary = (id: number) => 900_000_000_000_000 + id

let file: string

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
})

/** Keeps writes as the release of version 8 did while its CRM failed; `null` is one that was sent. */
function keepWrites(...writes: readonly (readonly [string, object | null, number?])[]) {
  const database = openDatabase(file)
  migrate(database, migrations.slice(0, 8))
  const insert = database.prepare(
    `INSERT INTO kept_writes (idempotency_key, operation, fingerprint, request, vendor_id, created_at)
     VALUES (?, ?, '', ?, ?, '2026-03-02T08:30:00.000Z')`,
  )
  writes.forEach(([operation, request, vendorId], index) => {
    insert.run(`key-${index}`, operation, request && JSON.stringify(request), vendorId ?? null)
  })
  closeDatabase(database)
}

/** Opens the file as this release does, and reads it. */
async function read<Result>(select: (queries: Queries) => Promise<Result>): Promise<Result> {
  const configuration = readConfiguration({ CONTACT_DATABASE: file })
  const database = await openRecords(configuration, () => undefined)
  try {
    return await database.transact(select)
  } finally {
    await database.close()
  }
}

const readRecipients = (queries: Queries) =>
  queries.selectFrom('jobs').select(['recipient', 'type']).orderBy('recipient').execute()

const future = { due_date: '2099-03-05' }

it('makes records and jobs of a booking that the CRM has not taken, once', async () => {
  keepWrites(
    ['createOrganization', organization()],
    ['createPerson', person({ org_id: temporary(1) })],
    ['createDeal', deal({ person_id: temporary(2), org_id: temporary(1) })],
    ['updateDeal', { id: temporary(3), fields: { placeholder: 'Retail' } }],
    [
      'createActivity',
      meeting({
        ...future,
        person_id: temporary(2),
        org_id: temporary(1),
        deal_id: temporary(3),
        note: 'Nombre: Ana<br>Idioma preferido: Inglés',
      }),
    ],
  )
  for (let times = 0; times < 2; times += 1) {
    expect(await read(readContacts)).toMatchObject({
      organizations: [{ name: 'Acme Retail' }],
      persons: [{ org_id: 1 }],
      deals: [{ person_id: 1, org_id: 1, fields: { Industria: 'Retail' } }],
      activities: [{ ...future, person_id: 1, deal_id: 1, org_id: 1, language: 'en' }],
    })
  }
  expect(await read(readRecipients)).toEqual(
    ['crm', 'owner', 'visitor', 'webhook'].map((recipient) => ({
      recipient,
      type: 'booking.created',
    })),
  )
})

it('does not create a person again whom the CRM has', async () => {
  keepWrites(
    ['createPerson', person(), 17],
    ['createDeal', deal({ person_id: temporary(1) })],
    ['createActivity', meeting({ ...future, person_id: temporary(1), deal_id: temporary(2) })],
  )
  expect(
    await read((queries) =>
      queries.selectFrom('crm_records').select(['kind', 'local_id', 'vendor_id']).execute(),
    ),
  ).toEqual([{ kind: 'person', local_id: 1, vendor_id: 17 }])
  expect((await read(readContacts)).activities).toHaveLength(1)
})

it('tells the owner of a booking whose deal only the CRM has', async () => {
  const note = 'Nombre: Ana<br>Correo electrónico: ana@example.com<br>Idioma preferido: Inglés'
  keepWrites(
    ['createDeal', null, 33],
    ['createActivity', meeting({ ...future, person_id: 7, deal_id: temporary(1), note })],
  )
  expect(await read(readRecipients)).toEqual([{ recipient: 'owner', type: 'message.created' }])
  const [job] = await read((queries) => queries.selectFrom('jobs').select('event').execute())
  expect(JSON.parse(job?.event ?? '')).toMatchObject({
    sender: { email: 'ana@example.com' },
    language: 'en',
  })
})

it('leaves out a time that is taken, and asks to call the visitor', async () => {
  const references = { person_id: temporary(1), deal_id: temporary(2) }
  keepWrites(
    ['createPerson', person()],
    ['createDeal', deal({ person_id: temporary(1) })],
    ['createActivity', meeting({ ...future, ...references })],
    ['createDeal', deal({ person_id: temporary(1) })],
    ['createActivity', meeting({ ...future, ...references, deal_id: temporary(4) })],
  )
  const { activities } = await read(readContacts)
  expect(activities).toMatchObject([
    { due_time: '10:00' },
    { due_time: '', note: expect.stringContaining('ya estaba ocupada') as unknown },
  ])
})
