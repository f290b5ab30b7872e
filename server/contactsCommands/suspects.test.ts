import { readFileSync } from 'node:fs'
import { StoreError } from '../records/storeError'
import { eventRecipients } from '../messages/events'
import { readJobs } from '../records/jobs'
import { readFile } from '../records/sqlite/readFile'
import { readSuspects as readStoredSuspects, type SuspectParts } from '../records/suspects'
import {
  deal,
  email,
  meeting,
  onlyContact,
  organization,
  person,
  writeMeeting,
} from '../testing/records'
import { readStoredContacts, type TestStore } from '../testing/openTestStore'
import { createTestSite } from './testing/createTestSite'

const site = createTestSite()
let store: TestStore

const now = '2026-03-02T08:30:00.000Z'

beforeEach(async () => {
  store = await site.open()
})

const { run } = site
const isTaken = new StoreError('slotTaken').message

/** Stands in the references of what was sent, which mean nothing. */
const suspectId = 5_000_000_001
const reference = { org_id: suspectId, person_id: suspectId, deal_id: suspectId }

const booking: SuspectParts = {
  language: 'en',
  organization: organization(),
  person: person({ org_id: suspectId }),
  deal: deal({ org_id: suspectId, person_id: suspectId }),
  fields: { ['a'.repeat(40)]: 'Retail' },
  activity: meeting({ ...reference, note: 'Email: ana@example.com<br>Tel: 1' }),
}

/** Keeps a suspect; resolves to its id. */
async function keep(parts: SuspectParts): Promise<string> {
  const kept = await store.keepSuspect({ reason: 'trap', sequence: undefined }, parts)
  return String(kept?.id)
}

const readSuspects = () => readFile(site.file, readStoredSuspects)
const getRecipients = async () =>
  (await readFile(site.file, readJobs)).map(({ recipient }) => recipient)

describe('--suspects', () => {
  it('prints who it was, how to reach them, and why they are suspect', async () => {
    const id = await keep(booking)
    const output = await run('--suspects')
    expect(output.split('\n')[0]).toBe('suspects (1)')
    for (const text of [id, now, 'trap', person().name, 'ana@example.com', '10:00']) {
      expect(output).toContain(text)
    }
  })

  it('prints everything as JSON', async () => {
    await keep(booking)
    expect(JSON.parse(await run('--suspects=json'))).toMatchObject([{ parts: booking }])
  })

  it('lists one with a move, which an earlier version kept', async () => {
    const move = { due_date: '2026-03-06', due_time: '11:00' }
    const id = await keep({ ...booking, ...{ move } })
    expect(await run('--suspects')).toContain(id)
    await run('--accept', id)
  })

  it('is named below the tables of contacts', async () => {
    expect(await run()).not.toContain('suspect')
    await keep(booking)
    expect(await run()).toContain(
      '\n1 suspect booking or message waits: npm run contacts -- --suspects\n',
    )
  })
})

describe('--accept', () => {
  it('books the appointment, with all mails', async () => {
    const id = await keep(booking)
    expect(await run('--accept', id)).toBe(`Accepted ${id}: its number is 1.\n`)
    expect(await readStoredContacts(site.file)).toMatchObject({
      organizations: [{ name: 'Acme Retail' }],
      persons: [{ name: person().name, org_id: 1 }],
      deals: [{ person_id: 1, org_id: 1, fields: { Industria: 'Retail' } }],
      activities: [{ person_id: 1, org_id: 1, deal_id: 1, due_time: '10:00', language: 'en' }],
    })
    expect(await getRecipients()).toEqual([...eventRecipients])
    expect(await readSuspects()).toEqual([])
  })

  it('makes a message of one, without a company', async () => {
    const id = await keep({ language: 'es', person: person(), deal: deal(), activity: email() })
    await run('--accept', id)
    expect(await readStoredContacts(site.file)).toMatchObject({
      organizations: [],
      activities: [{ type: 'email' }],
    })
    expect(await getRecipients()).toEqual(['owner', 'webhook', 'crm'])
  })

  it('leaves out a company that the visitor removed again', async () => {
    const { person_id, deal_id } = reference
    const activity = meeting({ person_id, deal_id })
    await run('--accept', await keep({ ...booking, person: person(), deal: deal(), activity }))
    expect(await readStoredContacts(site.file)).toMatchObject({
      organizations: [],
      activities: [{ org_id: null }],
    })
  })

  it('says that the time is taken, keeps it, and goes on when the time is free', async () => {
    const other = await writeMeeting(store)
    const id = await keep(booking)
    for (let attempt = 1; attempt <= 2; attempt += 1)
      await site.expectRefused('--accept', id, isTaken)
    expect(await readSuspects()).toHaveLength(1)
    await store.cancelBooking(other, {})
    expect(await run('--accept', id)).toContain('number is 2.')
    expect((await readStoredContacts(site.file)).deals).toHaveLength(2)
  })

  it('does not fail once it is booked, as where another process reads what was kept', async () => {
    const id = await keep(booking)
    const reader = site.startReader()
    expect(await run('--accept', id)).toBe(`Accepted ${id}: its number is 1.\n`)
    reader.close()
  })

  it('follows the owner’s calendar', async () => {
    const id = await keep(booking)
    site.useCalendar("zone: UTC\nclosed: ['2026-03-05']\n")
    await site.expectRefused('--accept', id, isTaken)
  })

  it.each<[string, SuspectParts, string, string]>([
    ['one that has begun', booking, '2026-03-05T09:00:00.000Z', 'its appointment has begun'],
    [
      'one that was not sent completely',
      { language: 'es', person: person() },
      now,
      'it was not sent completely',
    ],
  ])('keeps %s', async (_case, parts, time, reason) => {
    const id = await keep(parts)
    site.at = time
    await site.expectRefused('--accept', id, reason)
    expect(await readSuspects()).toHaveLength(1)
    expect((await readStoredContacts(site.file)).persons).toEqual([])
  })
})

describe('--discard', () => {
  it('removes one, and leaves nothing of it in the file', async () => {
    const id = await keep(booking)
    await keep({ language: 'es', person: person({ name: 'Eve' }) })
    expect(await run('--discard', id)).toBe('Discarded 1 suspect.\n')
    expect(await readSuspects()).toMatchObject([{ parts: { person: { name: 'Eve' } } }])
    expect(readFileSync(site.file).includes('Ana García')).toBe(false)
  })

  it('removes every one', async () => {
    await keep(booking)
    await keep(booking)
    expect(await run('--discard', 'all')).toBe('Discarded 2 suspects.\n')
    expect(await run('--discard', 'all')).toBe('Discarded 0 suspects.\n')
  })
})

it.each(['--accept', '--discard'])('%s knows no other id', async (option) => {
  await keep(booking)
  await site.expectRefused(option, '1', 'there is no such suspect')
})

describe('the data of a person', () => {
  beforeEach(async () => {
    await keep(booking)
    await keep({ ...booking, person: person({ email: onlyContact('eve@other.test') }) })
  })

  it('includes their suspects in an export', async () => {
    const output = await run('--export', 'ANA@example.com')
    expect(JSON.parse(output)).toMatchObject({ suspects: [{ parts: booking }] })
  })

  it('is erased with their suspects', async () => {
    expect(await run('--erase', 'ANA@example.com')).toBe('Removed 1 suspect.\n')
    expect(await readSuspects()).toMatchObject([
      { parts: { person: { email: [{ value: 'eve@other.test' }] } } },
    ])
  })

  it('is removed with age', async () => {
    site.at = '2026-04-02T08:30:00.000Z'
    expect(await run('--keep', '30')).toBe('Removed 2 suspects.\n')
    expect(await readSuspects()).toEqual([])
  })
})

it('keeps the newest 2,000, without those that were discarded', async () => {
  const oldest = await keep(booking)
  const discarded = await keep(booking)
  const parts = JSON.stringify({ language: 'es' })
  const others = Array.from({ length: 1_998 }, (_, index) => ({
    id: index + 1,
    sequence: null,
    reason: 'trap' as const,
    parts,
    created_at: now,
  }))
  await store.database.transact((queries) =>
    queries.insertInto('suspects').values(others).execute(),
  )
  await run('--discard', discarded)
  const keepAndReadIds = async () => {
    await keep(booking)
    return (await readSuspects()).map(({ id }) => String(id))
  }
  expect(await keepAndReadIds()).toHaveLength(2_000)
  const ids = await keepAndReadIds()
  expect([ids.length, ids.includes(oldest)]).toEqual([2_000, false])
})
