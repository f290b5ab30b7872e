import { createTestSite } from '../../contactsCommands/testing/createTestSite'
import { createOlderTables } from '../../testing/createOlderTables'
import { readStoredContacts } from '../../testing/openTestStore'
import { deal, meeting, organization, person } from '../../testing/records'
import { readSuspects } from '../suspects'
import { readFile } from './readFile'
import { closeDatabase, openDatabase } from './sqliteFile'

const at = '2026-03-02T08:30:00.000Z'
const temporary = (id: number) => 900_000_000_000_000 + id

const site = createTestSite()

/** Keeps writes as the release of version 8 did while its CRM failed; `null` is one that was sent. */
function keepWrites(
  ...writes: readonly (readonly [key: string, operation: string, object | null])[]
) {
  const database = openDatabase(site.file)
  createOlderTables(database, 8)
  const insert = database.prepare(
    `INSERT INTO kept_writes (idempotency_key, operation, fingerprint, request, created_at)
     VALUES (?, ?, '', ?, ?)`,
  )
  for (const [key, operation, request] of writes) {
    insert.run(key, operation, request && JSON.stringify(request), at)
  }
  closeDatabase(database)
}

const note = 'Nombre: Ana<br>Idioma preferido: Inglés'
const activity = meeting({ person_id: temporary(2), deal_id: temporary(3), note })

it('keeps for the owner what the CRM had not taken, to be accepted', async () => {
  keepWrites(
    ['one-organization-a1', 'createOrganization', organization()],
    ['one-person-b2', 'createPerson', person({ org_id: temporary(1) })],
    ['one-deal-c3', 'createDeal', deal({ person_id: temporary(2), org_id: temporary(1) })],
    ['x', 'updateDeal', { id: temporary(3), fields: { placeholder: 'Retail' } }],
    ['one-activity-d4', 'createActivity', { ...activity, org_id: temporary(1) }],
  )
  const [kept] = await readFile(site.file, readSuspects)
  expect(kept).toMatchObject({ reason: 'kept', created_at: at })
  await site.run('--accept', String(kept?.id))
  expect(await readStoredContacts(site.file)).toMatchObject({
    organizations: [{ name: organization().name }],
    persons: [{ name: person().name, org_id: 1 }],
    deals: [{ person_id: 1, org_id: 1, fields: { Industria: 'Retail' } }],
    activities: [
      { person_id: 1, deal_id: 1, org_id: 1, due_time: activity.due_time, language: 'en' },
    ],
  })
})

const keptDeal = ['one-deal-c', 'createDeal', deal({ person_id: temporary(2) })] as const

it.each([
  ['how to accept what is whole', [keptDeal], ['--accept']],
  ['of what is not, which can’t be accepted', [], []],
] as const)('tells the owner by mail %s', async (_what, others, commands) => {
  keepWrites(['one-person-a', 'createPerson', person()], ...others, [
    'one-activity-b',
    'createActivity',
    activity,
  ])
  const [kept] = await readFile(site.file, readSuspects)
  const [job] = await readFile(site.file, (queries) =>
    queries.selectFrom('jobs').selectAll().execute(),
  )
  expect(job).toMatchObject({ recipient: 'owner', state: 'waiting' })
  expect(JSON.parse(job?.event ?? '')).toMatchObject({
    type: 'message.created',
    number: kept?.id,
    sender: { name: person().name, email: 'ana@example.com', phone: '+34612345678', company: '' },
    note: [
      ...commands.map((command) => `npm run contacts -- ${command} ${kept?.id}`),
      `${activity.due_date} ${activity.due_time} ${activity.source_timezone}`,
      'Nombre: Ana',
      'Idioma preferido: Inglés',
    ].join('\n'),
  })
})

it('loses nothing of what was changed and sent again, or what the CRM has in part', async () => {
  keepWrites(
    ['one-person-a', 'createPerson', person({ name: 'Ana' })],
    ['one-person-b', 'createPerson', person({ name: 'Eva' })],
    ['one-deal-c', 'createDeal', null],
    ['one-activity-d', 'createActivity', activity],
    ['other', 'updateDeal', { id: 7, fields: { placeholder: 'Retail' } }],
  )
  const kept = await readFile(site.file, readSuspects)
  expect(kept.map(({ parts }) => parts)).toEqual([
    { language: 'en', person: person({ name: 'Ana' }), activity },
    { language: 'es', person: person({ name: 'Eva' }) },
    { language: 'es', fields: { placeholder: 'Retail' } },
  ])
})

it('erases what names its person in the note alone', async () => {
  const ana = meeting({ note: 'Nombre: Ana<br>Correo electrónico: ana@example.com<br>Nota: Hola' })
  const eva = meeting({ note: 'Correo electrónico: eva@example.com' })
  keepWrites(['one-activity-a', 'createActivity', ana], ['two-activity-b', 'createActivity', eva])
  expect(await site.run('--erase', 'ana@example.com')).toBe('Removed 1 suspect.\n')
  const kept = await readFile(site.file, readSuspects)
  expect(kept.map(({ parts }) => parts.activity?.note)).toEqual([eva.note])
})
