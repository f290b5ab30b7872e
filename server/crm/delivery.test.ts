import type { NewActivity, NewPerson } from '@/contactService/schemas/requests'
import { newIndustryField } from '@/contactService/schemas/industryField'
import type { SiteEvent } from '../messages/events'
import { retryJobs } from '../records/jobs'
import { startCrm, type StartedCrm } from '../testing/crm'
import {
  deal,
  email,
  meeting,
  organization,
  origin,
  originLine,
  person,
  writeDeal,
} from '../testing/records'
import type { Misbehaviour } from '../testing/vendor/misbehaviour'
import { industryField, updateActivity } from '../testing/vendor/vendorRecords'
import { vendorToken } from '../testing/vendor/vendorToken'

let crm: StartedCrm

beforeEach(async () => {
  crm = await startCrm()
})

afterEach(async () => {
  await crm.close()
  expect(crm.vendor.violations).toEqual([])
  expect(crm.reports.join(' ')).not.toContain(vendorToken)
})

/** Books a demo of a person with a company, on 5 March from 09:00 to 10:00 UTC. */
async function book(changes: Partial<NewActivity> = {}) {
  const { records } = crm
  const ids = await writeDeal(records)
  const { key } = await records.createDealField(newIndustryField)
  await records.updateDeal(ids.deal_id, { [key]: 'Retail' })
  const { id: activityId } = await records.createActivity(meeting({ ...ids, ...changes }))
  return { activityId, number: ids.deal_id }
}

/** How many records of each kind the CRM has. */
const countRecords = () => {
  const { organizations, persons, deals, notes, activities } = crm.vendor.account
  return [organizations, persons, deals, notes, activities].map(({ length }) => length)
}
const oneOfEach = [1, 1, 1, 1, 1]

const getActivity = () => crm.vendor.account.activities.at(-1)

const getStates = async () => (await crm.readCrmJobs()).map(({ state }) => state)

describe('a booking', () => {
  it('arrives as organization, person, deal, note and meeting in seven calls', async () => {
    crm.addIndustryField()
    const { number } = await book()
    await crm.deliver()
    const { organizations, persons, deals, notes, activities } = crm.vendor.account
    expect(organizations).toMatchObject([{ name: 'Acme Retail' }])
    expect(persons).toMatchObject([
      {
        name: 'Ana García',
        emails: [{ value: 'ana@example.com', primary: true }],
        phones: [{ value: '+34612345678', primary: true }],
        org_id: organizations[0]?.id,
      },
    ])
    const owners = { person_id: persons[0]?.id, org_id: organizations[0]?.id }
    expect(deals).toMatchObject([
      {
        title: 'Demo Retail - Ana García - Acme Retail',
        status: 'open',
        value: 5000,
        currency: 'EUR',
        custom_fields: { [industryField.key]: 'Retail' },
        ...owners,
      },
    ])
    expect(notes).toMatchObject([
      { content: `Industria: Retail<br>Nº ${number}`, deal_id: deals[0]?.id },
    ])
    expect(activities).toMatchObject([
      {
        subject: 'Demo - Ana García',
        type: 'meeting',
        due_date: '2026-03-05',
        due_time: '09:00',
        duration: '01:00',
        note: '<p>Email: ana@example.com</p>',
        done: false,
        busy: true,
        deal_id: deals[0]?.id,
        ...owners,
      },
    ])
    expect(crm.vendor.calls.length).toBeLessThanOrEqual(7)
    expect(await getStates()).toEqual(['sent'])
    expect(crm.reports).toEqual([])
  })

  it('creates the field of the industry if the account lacks it, and once', async () => {
    await book()
    await crm.deliver()
    const { dealFields, deals } = crm.vendor.account
    const created = dealFields.filter(({ name }) => name === 'Industria')
    expect(created).toHaveLength(1)
    expect(deals[0]?.custom_fields).toEqual({ [created[0]?.key ?? '']: 'Retail' })
    await book({ due_time: '13:00' })
    await crm.deliver()
    expect(deals[1]?.custom_fields).toEqual(deals[0]?.custom_fields)
    expect(crm.vendor.calls.filter((call) => call.includes('/dealFields'))).toHaveLength(2)
  })

  it('has no field created twice by two instances that deliver their first bookings at once', async () => {
    await book()
    await book({ due_time: '13:00' })
    crm.vendor.answerTogether('GET /dealFields', 2)
    await Promise.all([crm.deliver(), crm.openInstance().deliver()])
    await crm.deliverLater()
    expect(await getStates()).toEqual(['sent', 'sent'])
    const { dealFields, deals } = crm.vendor.account
    const created = dealFields.filter(({ name }) => name === 'Industria')
    expect(created).toHaveLength(1)
    const expected = { [created[0]?.key ?? '']: 'Retail' }
    expect(deals.map(({ custom_fields }) => custom_fields)).toEqual([expected, expected])
  })

  it('without a company and a phone arrives without them', async () => {
    const { records } = crm
    const { id: person_id } = await records.createPerson(person({ phone: [] }))
    const { id: deal_id } = await records.createDeal(deal({ person_id, description: '' }))
    await records.createActivity(meeting({ person_id, deal_id }))
    await crm.deliver()
    expect(countRecords()).toEqual([0, 1, 1, 1, 1])
    expect(crm.vendor.account.persons).toMatchObject([{ phones: [], org_id: null }])
    expect(crm.vendor.account.notes).toMatchObject([{ content: `Nº ${deal_id}` }])
  })

  it('shows a description as text, whatever is in it', async () => {
    const { records } = crm
    const { id: person_id } = await records.createPerson(person())
    const description = '<img src=x onerror=alert(1)>'
    const { id: deal_id } = await records.createDeal(deal({ person_id, description }))
    await records.createActivity(meeting({ person_id, deal_id }))
    await crm.deliver()
    expect(crm.vendor.account.notes[0]?.content).toContain('&lt;img')
    expect(crm.vendor.account.notes[0]?.content).not.toContain('<img')
  })
})

it('a contact message arrives as an activity of the type e-mail', async () => {
  await crm.records.createActivity(email(await writeDeal(crm.records)))
  await crm.deliver()
  expect(countRecords()).toEqual(oneOfEach)
  expect(getActivity()).toMatchObject({ type: 'email', subject: 'Contacto Web ESP - Precios' })
})

describe('after the delivery', () => {
  const change = {
    due_date: '2026-03-06',
    due_time: '12:00',
    source_timezone: 'Europe/Madrid',
  }

  it('a change by link moves the activity, in one call that writes', async () => {
    const booking = await book()
    await crm.deliver()
    const before = crm.vendor.calls.length
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(countRecords()).toEqual(oneOfEach)
    expect(getActivity()).toMatchObject({ due_date: '2026-03-06', due_time: '11:00', done: false })
    expect(getActivity()?.note).toContain('Cambiada por el cliente')
    const writes = crm.vendor.calls.slice(before).filter((call) => !call.startsWith('GET'))
    expect(writes).toEqual([`PATCH /api/v2/activities/${getActivity()?.id}`])
  })

  it('a cancellation by link frees the time, and a new booking by the same key takes it', async () => {
    const booking = await book()
    await crm.deliver()
    await crm.records.cancelBooking(booking, { reason: 'No <b>time</b>' })
    await crm.deliver()
    expect(getActivity()).toMatchObject({
      subject: 'Cancelada: Demo - Ana García',
      due_time: '',
      done: true,
      busy: false,
    })
    expect(getActivity()?.note).toContain('Motivo: No &lt;b&gt;time')
    await crm.records.createActivity(meeting({ deal_id: booking.number, due_time: '13:00' }))
    await crm.deliver()
    expect(countRecords()).toEqual(oneOfEach)
    expect(getActivity()).toMatchObject({
      subject: 'Demo - Ana García',
      due_time: '12:00',
      done: false,
      busy: true,
    })
  })

  it('a meeting that was deleted in the CRM and is booked again is a new activity', async () => {
    const { activityId, number } = await book()
    await crm.deliver()
    updateActivity(crm.vendor.account, getActivity()?.id ?? 0, { is_deleted: true })
    await crm.records.cancelBooking({ activityId, number }, {})
    await crm.records.createActivity(meeting({ deal_id: number, due_time: '13:00' }))
    await crm.deliver()
    expect(await getStates()).toEqual(['sent', 'sent', 'sent'])
    const standing = crm.vendor.account.activities.filter(({ is_deleted }) => !is_deleted)
    expect(standing).toMatchObject([{ subject: 'Demo - Ana García', due_time: '12:00' }])
  })

  it('what the CRM refuses to change and to create is changed when it is tried again', async () => {
    const booking = await book()
    await crm.deliver()
    crm.vendor.misbehave({ name: 'gone' })
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(await getStates()).toEqual(['sent', 'failed'])
    crm.vendor.behave()
    await retryJobs(crm.records.database, new Date(crm.clock.now()))
    await crm.deliver()
    expect(countRecords()).toEqual(oneOfEach)
    expect(getActivity()).toMatchObject({ due_date: '2026-03-06', due_time: '11:00' })
  })

  it('a changed company, person and deal are changed in the CRM', async () => {
    const { records } = crm
    const key = (kind: string) => ({ idempotencyKey: `sequence-${kind}` })
    const write = async (name: string, value: 1000 | 5000, { phone }: Partial<NewPerson> = {}) => {
      const { id: org_id } = await records.createOrganization(organization({ name }), key('o'))
      const { id: person_id } = await records.createPerson(
        person({ name, org_id, ...(phone && { phone }) }),
        key('p'),
      )
      const { id: deal_id } = await records.createDeal(
        deal({ person_id, org_id, value, description: `Interés: ${name}` }),
        key('d'),
      )
      const activity = meeting({ person_id, org_id, deal_id, subject: `Demo - ${name}` })
      await records.createActivity(activity, key('a'))
      await crm.deliver()
    }
    await write('Ana', 5000)
    await write('Eva', 1000, { phone: [] })
    const { organizations, persons, deals, notes } = crm.vendor.account
    expect(countRecords()).toEqual(oneOfEach)
    expect([organizations[0]?.name, persons[0]?.name, deals[0]?.value]).toEqual([
      'Eva',
      'Eva',
      1000,
    ])
    expect(persons[0]?.phones).toEqual([])
    expect(notes[0]?.content).toContain('Interés: Eva')
    expect(getActivity()?.subject).toBe('Demo - Eva')
  })

  it.each(['deleted with it', 'kept'])(
    'a deal that was deleted in the CRM is made again with its note, which was %s',
    async (fate) => {
      const { records } = crm
      const key = { idempotencyKey: 'sequence-d' }
      const { id: person_id } = await records.createPerson(person())
      const { id: deal_id } = await records.createDeal(deal({ person_id }), key)
      await records.createActivity(meeting({ person_id, deal_id }))
      await crm.deliver()
      const { deals, notes } = crm.vendor.account
      deals.length = 0
      if (fate !== 'kept') notes.length = 0
      await records.createDeal(deal({ person_id, value: 1000 }), key)
      await records.createActivity(meeting({ person_id, deal_id, due_time: '13:00' }))
      await crm.deliver()
      expect(await getStates()).toEqual(['sent', 'sent'])
      expect(deals).toHaveLength(1)
      expect(notes).toMatchObject([{ deal_id: deals[0]?.id }])
    },
  )
})

const recordCalls = [
  'POST /organizations',
  'POST /persons',
  'POST /deals',
  'POST /notes',
  'POST /activities',
]

describe.each([...recordCalls, 'POST /dealFields'])('%s', (call) => {
  it.each(['reset', 'failing', 'halfJson', 'late'] as const)(
    'whose answer is lost (%s) ends with one record',
    async (name) => {
      crm.vendor.misbehave({ name, call, times: 1, afterwards: true })
      await book()
      await crm.deliver()
      expect(await getStates()).toEqual(['waiting'])
      // What was created meanwhile must not count as somebody else's meeting.
      await crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 5_000 })
      await crm.deliverLater()
      expect(await getStates()).toEqual(['sent'])
      expect(countRecords()).toEqual(oneOfEach)
      expect(crm.vendor.account.dealFields.filter(({ key }) => key.length === 40)).toHaveLength(1)
      expect(getActivity()?.subject).toBe('Demo - Ana García')
      expect(await crm.readNotices()).toEqual([])
    },
  )

  it('that is carried out after the site has given up ends with one record', async () => {
    crm.vendor.misbehave({ name: 'reset', call, times: 1, late: true })
    await book()
    await crm.deliver()
    expect(await getStates()).toEqual(['waiting'])
    crm.vendor.carryOutLate()
    await crm.deliverLater()
    expect(await getStates()).toEqual(['sent'])
    expect(countRecords()).toEqual(oneOfEach)
    expect(crm.vendor.account.dealFields.filter(({ key }) => key.length === 40)).toHaveLength(1)
  })
})

describe.each(recordCalls)('%s', (call) => {
  it.each(['invalid', 'forbidden', 'gone'] as const)(
    'that is refused (%s) ends as failed at once, and the owner is told once',
    async (name) => {
      crm.vendor.misbehave({ name, call })
      await book()
      await crm.deliver()
      expect(await getStates()).toEqual(['failed'])
      expect(await crm.readNotices()).toEqual(['crmRefused'])
      expect(crm.reports).toHaveLength(1)
      const { length } = crm.vendor.calls
      await crm.deliverLater()
      expect(crm.vendor.calls).toHaveLength(length)
    },
  )
})

it('a meeting whose creation got no answer in time is made once', async () => {
  await crm.close()
  crm = await startCrm({ timeoutMs: 500 })
  crm.vendor.misbehave({ name: 'hang', call: 'POST /activities', times: 1, afterwards: true })
  await book()
  await crm.deliver()
  expect(await getStates()).toEqual(['waiting'])
  await crm.deliverLater()
  expect(await getStates()).toEqual(['sent'])
  expect(countRecords()).toEqual(oneOfEach)
})

describe('a try whose time is over', () => {
  const start = async (signal: AbortSignal) => {
    const [job] = await crm.readCrmJobs()
    const event = JSON.parse(job?.event ?? '') as SiteEvent
    const entry = { id: 1, recipient: 'crm', attempts: 0, event } as const
    return crm.sendToCrm(entry, { now: () => new Date(crm.clock.now()), signal })
  }
  const isLate = 'The CRM did not respond in time'

  it.each(['GET /dealFields', 'POST /organizations'])('ends in the middle of %s', async (call) => {
    crm.vendor.misbehave({ name: 'hang', call })
    await book()
    const limit = new AbortController()
    const ended = expect(start(limit.signal)).rejects.toThrow(isLate)
    const [, path = ''] = call.split(' ')
    while (!crm.vendor.calls.some((each) => each.includes(path))) await new Promise(setImmediate)
    limit.abort()
    await ended
  })

  it('leaves no doubt about a call that it has not made', async () => {
    await book()
    await expect(start(AbortSignal.abort())).rejects.toThrow(isLate)
    await crm.deliver()
    expect(await getStates()).toEqual(['sent'])
  })
})

it.each(['POST /dealFields', 'GET /dealFields'])(
  'a token that may not %s delivers without the field, which is said once',
  async (call) => {
    crm.vendor.misbehave({ name: 'forbidden', call })
    await book()
    await crm.deliver()
    await book({ due_time: '13:00' })
    await crm.deliver()
    expect(await getStates()).toEqual(['sent', 'sent'])
    expect(crm.vendor.account.deals.map(({ custom_fields }) => custom_fields)).toEqual([{}, {}])
    expect(crm.reports).toEqual([expect.stringContaining('without the field Industria')])
    expect(await crm.readNotices()).toEqual([])
  },
)

it('a field that is made by hand after a refusal is used within an hour', async () => {
  crm.vendor.account.forbidden.add('can_add_custom_fields')
  const booking = await book()
  await crm.deliver()
  crm.addIndustryField()
  crm.clock.advance(3_600_000)
  await crm.records.cancelBooking(booking, {})
  await crm.deliver()
  expect(crm.vendor.account.deals[0]?.custom_fields).toEqual({ [industryField.key]: 'Retail' })
})

describe('where the visitor came from (R63)', () => {
  const addField = (name: string, field_type: string) => {
    const key = name.length.toString(16).padStart(40, '0')
    crm.vendor.account.dealFields.push({ key, name, field_type })
    return key
  }
  const getFields = () => crm.vendor.account.deals.at(-1)?.custom_fields

  it('is told to fields for texts that the owner has made, and to the note', async () => {
    const source = addField('utm_source', 'varchar')
    addField('referrer', 'enum')
    await crm.records.createActivity(meeting({ ...(await writeDeal(crm.records)), origin }))
    await crm.deliver()
    expect(getFields()).toEqual({ [source]: origin.utm_source })
    expect(getActivity()?.note).toContain(originLine)
    expect(crm.vendor.account.dealFields).toHaveLength(4)
    expect(await getStates()).toEqual(['sent'])
  })

  it('is told to the note alone where fields can not be listed, in one call an hour', async () => {
    crm.vendor.misbehave({ name: 'forbidden', call: 'GET /dealFields' })
    for (const due_time of ['10:00', '13:00'])
      await crm.records.createActivity(
        meeting({ ...(await writeDeal(crm.records)), origin, due_time }),
      )
    await crm.deliver()
    expect(await getStates()).toEqual(['sent', 'sent'])
    expect(getFields()).toEqual({})
    expect(crm.vendor.calls.filter((call) => call.includes('dealFields'))).toHaveLength(1)
  })
})

it('a list with an item that has no id is searched all the same', async () => {
  const { account } = crm.vendor
  for (const list of [account.persons, account.deals] as object[][]) {
    list.push({ name: 'Eva', title: 'Eva' })
  }
  const calls = ['POST /persons', 'POST /deals']
  for (const call of calls) {
    crm.vendor.misbehave({ name: 'reset', call, times: 1, afterwards: true })
  }
  await book()
  for (let times = 0; times <= calls.length; times += 1) await crm.deliverLater()
  expect(await getStates()).toEqual(['sent'])
  expect(countRecords()).toEqual([1, 2, 2, 1, 1])
  expect(crm.reports.join(' ')).not.toContain('Eva')
})

it.each<Misbehaviour['name']>([
  'unauthorized',
  'forbiddenPage',
  'tooMany',
  'failing',
  'halfJson',
  'reset',
])('what fails for a while (%s) is delivered once later', async (name) => {
  crm.vendor.misbehave({ name })
  await book()
  await crm.deliver()
  await crm.deliverLater()
  expect(await getStates()).toEqual(['waiting'])
  expect(countRecords()).toEqual([0, 0, 0, 0, 0])
  crm.vendor.behave()
  expect(crm.reports.join(' ')).toMatch(/could not be sent: The .*CRM/)
  await crm.deliverLater()
  expect(await getStates()).toEqual(['sent'])
  expect(countRecords()).toEqual(oneOfEach)
  expect(await crm.readNotices()).toEqual([])
})

it.each(['organizations', 'persons', 'deals', 'notes', 'activities'] as const)(
  'when a database fails just after the CRM has created %s, there is one of each',
  async (kind) => {
    await book()
    const { database } = crm.records
    const transact = database.transact.bind(database)
    let hasFailed = false
    jest.spyOn(database, 'transact').mockImplementation((work) => {
      if (hasFailed || crm.vendor.account[kind].length === 0) return transact(work)
      hasFailed = true
      return Promise.reject(new Error('database is locked'))
    })
    await crm.deliver()
    expect(await getStates()).toEqual(['waiting'])
    await crm.deliverLater()
    expect(await getStates()).toEqual(['sent'])
    expect(countRecords()).toEqual(oneOfEach)
  },
)
