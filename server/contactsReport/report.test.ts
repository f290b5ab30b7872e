import type { Contacts } from '../records/contacts'
import { formatCsvTables, formatTables } from './report'

const at = '2026-03-02T08:30:00.000Z'

const contacts: Contacts = {
  organizations: [{ id: 1, name: 'Acme, "Retail"', created_at: at }],
  persons: [
    {
      id: 1,
      name: '山田 Ana',
      email: [{ value: 'ana@example.com', primary: true }],
      phone: [{ value: '+34612345678', primary: true }],
      org_id: 1,
      created_at: at,
    },
    {
      id: 12,
      name: 'Eve\u001b[31m\nred',
      email: [{ value: 'eve@example.com', primary: true }],
      phone: [],
      org_id: null,
      created_at: at,
    },
  ],
  deals: [
    {
      id: 1,
      title: '=HYPERLINK("https://evil.example")',
      person_id: 1,
      org_id: 1,
      status: 'open',
      value: 5000,
      currency: 'EUR',
      description: 'Line one\nLine two',
      fields: { Industria: 'Retail', Origen: 'web' },
      created_at: at,
    },
  ],
  activities: [
    {
      id: 1,
      subject: 'A subject that is much longer than a terminal has room for',
      type: 'meeting',
      due_date: '2026-03-05',
      due_time: '10:00',
      duration: '01:00',
      source_timezone: 'Europe/Madrid',
      starts_at: '2026-03-05T09:00:00.000Z',
      ends_at: '2026-03-05T10:00:00.000Z',
      person_id: 1,
      org_id: 1,
      deal_id: 1,
      note: '<p>Hola</p>',
      language: 'es',
      host: '',
      sequence: 0,
      cancelled_at: null,
      created_at: at,
    },
  ],
}

const none: Contacts = { organizations: [], persons: [], deals: [], activities: [] }

describe('the tables', () => {
  it('are aligned, one line per record, without terminal control characters', () => {
    expect(formatTables(contacts).split('\n')).toEqual([
      'organizations (1)',
      'id  name            created_at',
      '──  ──────────────  ────────────────────────',
      ' 1  Acme, "Retail"  2026-03-02T08:30:00.000Z',
      '',
      'persons (2)',
      'id  name         email            phone         org_id  created_at',
      '──  ───────────  ───────────────  ────────────  ──────  ────────────────────────',
      ' 1  山田 Ana     ana@example.com  +34612345678       1  2026-03-02T08:30:00.000Z',
      '12  Eve[31m red  eve@example.com                        2026-03-02T08:30:00.000Z',
      '',
      'deals (1)',
      'id  title                               industry  value  currency  status  person_id  org_id',
      '──  ──────────────────────────────────  ────────  ─────  ────────  ──────  ─────────  ──────',
      ' 1  =HYPERLINK("https://evil.example")  Retail     5000  EUR       open            1       1',
      '',
      'activities (1)',
      'id  type     due_date    due_time  duration  source_timezone  subject                                       person_id  deal_id',
      '──  ───────  ──────────  ────────  ────────  ───────────────  ────────────────────────────────────────────  ─────────  ───────',
      ' 1  meeting  2026-03-05  10:00     01:00     Europe/Madrid    A subject that is much longer than a termin…          1        1',
      '',
    ])
  })

  it('show only the heading of a kind without records', () => {
    expect(formatTables({ ...none, organizations: contacts.organizations })).toMatch(
      /\n\npersons \(0\)\n\ndeals \(0\)\n\nactivities \(0\)\n$/,
    )
  })
})

it('says so if nothing has been booked', () => {
  expect(formatTables(none)).toBe('Nothing has been booked yet.\n')
})

describe('the tables as CSV', () => {
  it('are quoted where necessary, and contain no formulas', () => {
    expect(formatCsvTables(contacts, 'deals')).toBe(
      'id,title,industry,person_id,org_id,status,value,currency,description,created_at\r\n' +
        `1,"'=HYPERLINK(""https://evil.example"")",Retail,1,1,open,5000,EUR,"Line one\nLine two",${at}\r\n`,
    )
    expect(formatCsvTables(contacts, 'persons')).toBe(
      'id,name,email,phone,org_id,created_at\r\n' +
        `1,山田 Ana,ana@example.com,'+34612345678,1,${at}\r\n` +
        `12,"Eve\u001b[31m\nred",eve@example.com,,,${at}\r\n`,
    )
  })

  it('have their names as headings if all are requested', () => {
    expect(formatCsvTables({ ...none, organizations: contacts.organizations }, 'all')).toBe(
      `organizations\r\nid,name,created_at\r\n1,"Acme, ""Retail""",${at}\r\n\r\n` +
        'persons\r\nid,name,email,phone,org_id,created_at\r\n\r\n' +
        'deals\r\nid,title,industry,person_id,org_id,status,value,currency,description,created_at\r\n\r\n' +
        'activities\r\nid,type,subject,due_date,due_time,duration,source_timezone,starts_at,' +
        'person_id,org_id,deal_id,note,language,created_at\r\n',
    )
  })

  it('are refused for an unknown table', () => {
    expect(() => formatCsvTables(contacts, 'leads')).toThrow(
      'it accepts organizations, persons, deals, activities',
    )
  })
})
