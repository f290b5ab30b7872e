import { siteConfig } from '@/site/siteConfig'
import { createTestSite } from './testing/createTestSite'
import type { JobRecord } from '../records/jobs'
import { deal, meeting, onlyContact, organization, person, writeIndustry } from '../testing/records'
import { createTable, formatCsv, formatText } from './formatTable'
import { formatJobs } from './contactTables'

const site = createTestSite()

const { demo: value, currency } = siteConfig.deals

const at = '2026-03-02T08:30:00.000Z'

const { run: print } = site

/** Writes records with texts that a terminal or a spreadsheet could take for something else. */
async function write(): Promise<void> {
  const store = await site.open()
  const { id: org_id } = await store.createOrganization(organization({ name: 'Acme, "Retail"' }))
  await store.createPerson(person({ name: '山田 Ana', org_id }))
  await store.createPerson({ name: 'Eve\u001b[31m\nred', email: onlyContact('eve@example.com') })
  const title = '=HYPERLINK("https://evil.example")'
  await store.createDeal(deal({ title, org_id, description: 'Line one\nLine two' }))
  await writeIndustry(store, 1)
  const subject = 'A subject that is much longer than a terminal has room for'
  const origin = { utm_source: '=1+1', referrer: 'mail.example.org' }
  await store.createActivity(meeting({ subject, org_id, origin }))
}

describe('the tables', () => {
  it('are aligned, one line per record, without terminal control characters', async () => {
    await write()
    expect((await print()).split('\n')).toEqual([
      'organizations (1)',
      'id  name            created_at',
      '──  ──────────────  ────────────────────────',
      ' 1  Acme, "Retail"  2026-03-02T08:30:00.000Z',
      '',
      'persons (2)',
      'id  name         email            phone         org_id  created_at',
      '──  ───────────  ───────────────  ────────────  ──────  ────────────────────────',
      ' 1  山田 Ana     ana@example.com  +34612345678       1  2026-03-02T08:30:00.000Z',
      ' 2  Eve[31m red  eve@example.com                        2026-03-02T08:30:00.000Z',
      '',
      'deals (1)',
      'id  title                               industry  person_id  org_id  status  value  currency',
      '──  ──────────────────────────────────  ────────  ─────────  ──────  ──────  ─────  ────────',
      ` 1  =HYPERLINK("https://evil.example")  Retail            1       1  open    ${String(value).padStart(5)}  ${currency}`,
      '',
      'activities (1)',
      'id  type     subject                                       due_date    due_time  duration  source_timezone  person_id  deal_id',
      '──  ───────  ────────────────────────────────────────────  ──────────  ────────  ────────  ───────────────  ─────────  ───────',
      ' 1  meeting  A subject that is much longer than a termin…  2026-03-05  10:00     01:00     Europe/Madrid            1        1',
      '',
    ])
  })

  it('show only the heading of a kind without records', async () => {
    await (await site.open()).createOrganization(organization())
    expect(await print()).toMatch(/\n\npersons \(0\)\n\ndeals \(0\)\n\nactivities \(0\)\n$/)
  })
})

it('a table may have more rows than a function takes arguments', () => {
  const rows = Array.from({ length: 200_000 }, (_, id) => ({ id }))
  const lines = formatText('deals', createTable(['id'], rows)).split('\n')
  expect(lines).toHaveLength(rows.length + 4)
})

describe('the tables as CSV', () => {
  it('are quoted where necessary, and contain no formulas', async () => {
    await write()
    expect(await print('--csv=deals')).toBe(
      'id,title,industry,person_id,org_id,status,value,currency,description,created_at\r\n' +
        `1,"'=HYPERLINK(""https://evil.example"")",Retail,1,1,open,${value},${currency},"Line one\nLine two",${at}\r\n`,
    )
    expect(await print('--csv=persons')).toBe(
      'id,name,email,phone,org_id,created_at\r\n' +
        `1,山田 Ana,ana@example.com,'+34612345678,1,${at}\r\n` +
        `2,"Eve\u001b[31m\nred",eve@example.com,,,${at}\r\n`,
    )
  })

  it.each([
    ...['=1+1', '＝1+1', 'uno\n-2+3', 'uno\t+1'],
    ...['hola;=1+1', 'hola; @SUM(1)', 'hola;"=1+1;x', 'hola; " =1+1'],
  ])('contain no formula, whatever a spreadsheet takes for the separator: %j', (name) => {
    const cells = formatCsv(createTable(['name'], [{ name }])).split(/[,;\t\n"]+/)
    expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([])
  })

  it('have where the visitor came from in one cell (R63)', async () => {
    await write()
    expect(await print('--csv=activities')).toContain(
      '"utm_source==1+1, referrer=mail.example.org"',
    )
  })

  it('have their names as headings if all are requested', async () => {
    await site.open()
    expect(await print('--csv')).toBe(
      'organizations\r\nid,name,created_at\r\n\r\n' +
        'persons\r\nid,name,email,phone,org_id,created_at\r\n\r\n' +
        'deals\r\nid,title,industry,person_id,org_id,status,value,currency,description,created_at\r\n\r\n' +
        'activities\r\nid,type,subject,due_date,due_time,duration,source_timezone,starts_at,' +
        'person_id,org_id,deal_id,note,language,origin,host,created_at\r\n',
    )
  })
})

const record: JobRecord = {
  id: 1,
  type: 'booking.created',
  deal_id: 33,
  recipient: 'visitor',
  state: 'sent',
  attempts: 0,
  due_at: '2026-11-24T09:00:00.000Z',
  error: null,
  created_at: '2026-11-24T09:00:00.000Z',
}

it('lists each job with the number of its booking or message, and its state', () => {
  const waiting = { state: 'waiting', attempts: 2, due_at: '2026-11-24T09:15:00.000Z' } as const
  const failed = { state: 'failed', attempts: 9, error: 'no such\nmailbox' } as const
  expect(
    formatJobs([
      record,
      { ...record, ...waiting, recipient: 'owner', error: 'refused' },
      { ...record, ...failed },
    ]),
  ).toBe(
    [
      '2026-11-24T09:00:00.000Z  booking.created 33  visitor  sent',
      '2026-11-24T09:00:00.000Z  booking.created 33  owner  waiting  2 failed  next 2026-11-24T09:15:00.000Z  refused',
      '2026-11-24T09:00:00.000Z  booking.created 33  visitor  failed  9 failed  no such mailbox',
      '',
    ].join('\n'),
  )
})

it('shows the whole reason of a failure, which ends with what the other side said', () => {
  const error = `Can't send mail - all recipients were rejected: 451 4.7.1 ${'x'.repeat(99)}`
  expect(formatJobs([{ ...record, error }])).toContain(`sent  ${error}\n`)
})
