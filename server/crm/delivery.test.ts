import type { NewDeal, NewPerson } from '@/contactService/schemas/requests'
import { siteConfig } from '@/site/siteConfig'
import { createJobSender } from '../messages/deliver'
import { retryJobs } from '../records/jobs'
import { oneOfEach, upcoming, startCrmForEachTest } from '../testing/crm'
import { failTest } from '../testing/openTestStore'
import {
  change,
  deal,
  email,
  meeting,
  organization,
  person,
  writeDeal,
  writeMeeting,
} from '../testing/records'
import { industryField } from '../testing/vendor/vendorRecords'
import { createSenderWithoutCrm } from './createCrmSender'

const crm = startCrmForEachTest()

const { demo, message } = siteConfig.deals

const cancelled = {
  subject: 'Cancelada: Demo - Ana García',
  due_time: '',
  done: true,
  busy: false,
}

/** Delivers a booking. Returns what delivers it again with a corrected deal. */
async function deliverDeal() {
  const write = (due_time: string, changes: Partial<NewDeal> = {}) =>
    crm.bookAndDeliver({ due_time }, { key: 'sequence', deal: changes })
  await write('10:00')
  return (changes: Partial<NewDeal>) => write('13:00', changes)
}

/** Runs the jobs of the CRM on a site that has none. */
async function deliverNothing() {
  const { records: jobs, clock } = crm
  const send = createSenderWithoutCrm(jobs)
  const options = { jobs, recipient: 'crm', send, now: clock.now, report: failTest } as const
  const sendNext = createJobSender(options)
  while (await sendNext());
}

describe('a booking', () => {
  it('arrives as organization, person, deal, note and meeting in seven calls', async () => {
    crm.addIndustryField()
    const { number } = await crm.book()
    const before = crm.vendor.calls.length
    await crm.deliver()
    const { organizations, persons, deals, notes, activities } = crm.account
    expect(organizations).toMatchObject([organization()])
    const { name, email: emails, phone: phones } = person()
    expect(persons).toMatchObject([{ name, emails, phones, org_id: organizations[0]?.id }])
    const owners = { person_id: persons[0]?.id, org_id: organizations[0]?.id }
    const { title, status, value, currency, description } = deal()
    const custom_fields = { [industryField.key]: 'Retail' }
    expect(deals).toMatchObject([{ title, status, value, currency, custom_fields, ...owners }])
    const deal_id = deals[0]?.id
    expect(notes).toMatchObject([{ content: `${description}<br>Nº ${number}`, deal_id }])
    const { subject, type, due_date, duration, note } = meeting()
    const inUtc = { due_date, due_time: '09:00', duration }
    expect(activities).toMatchObject([
      { subject, type, ...inUtc, note, done: false, busy: true, deal_id, ...owners },
    ])
    // A process asks once whose account it is.
    const calls = crm.vendor.calls.slice(before).filter((call) => call !== 'GET /v1/users/me')
    expect(calls.length).toBeLessThanOrEqual(7)
    expect(await crm.readStates()).toEqual(['sent'])
    expect(crm.reports).toEqual([])
  })

  it('without a company and a phone arrives without them', async () => {
    const { records } = crm
    const { id: person_id } = await records.createPerson(person({ phone: [] }))
    const { id: deal_id } = await records.createDeal(deal({ person_id, description: '' }))
    await records.createActivity(meeting({ person_id, deal_id }))
    await crm.deliver()
    expect(crm.account).toMatchObject({ ...oneOfEach, organizations: [] })
    expect(crm.account.persons).toMatchObject([{ phones: [], org_id: null }])
    expect(crm.account.notes).toMatchObject([{ content: `Nº ${deal_id}` }])
  })

  it('shows a description as text, whatever is in it', async () => {
    const description = '<img src=x onerror=alert(1)>'
    await crm.bookAndDeliver({}, { deal: { description } })
    expect(crm.account.notes[0]?.content).toContain('&lt;img')
    expect(crm.account.notes[0]?.content).not.toContain('<img')
  })
})

it('a contact message arrives as an activity of the type e-mail', async () => {
  await crm.records.createActivity(email(await writeDeal(crm.records)))
  await crm.deliver()
  expect(crm.account).toMatchObject(oneOfEach)
  expect(crm.getLast()).toMatchObject({ type: 'email', subject: 'Contacto Web ESP - Precios' })
})

describe('after the delivery', () => {
  it('a change by link while the site has no CRM stays, once it has the CRM again', async () => {
    const booking = await crm.bookAndDeliver()
    await crm.records.changeBooking(booking, change)
    await deliverNothing()
    expect(await crm.readStates()).toEqual(['sent'])
    await crm.readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
  })

  it('the next delivery writes the meeting that was revised while the site had no CRM, even if it is as it was', async () => {
    const revise = (language: 'en' | 'es') =>
      writeMeeting(crm.store, {}, { language, key: 'sequence' })
    await revise('es')
    await crm.deliver()
    await revise('en')
    await deliverNothing()
    await revise('es')
    const before = crm.vendor.calls.length
    await crm.deliver()
    expect(crm.vendor.calls.slice(before)).toContain(
      `PATCH /api/v2/activities/${crm.getLast()?.id}`,
    )
  })

  it('a change by link moves the activity, in one call that writes', async () => {
    const booking = await crm.bookAndDeliver()
    const before = crm.vendor.calls.length
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ due_date: '2026-03-06', due_time: '11:00', done: false })
    expect(crm.getLast()?.note).toContain('Cambiada en el sitio')
    const writes = crm.vendor.calls.slice(before).filter((call) => !call.startsWith('GET'))
    expect(writes).toEqual([`PATCH /api/v2/activities/${crm.getLast()?.id}`])
  })

  it.each([
    ['moved', { due_date: '2026-03-10', due_time: '13:00', duration: '02:00' }],
    ['marked as done and free', { done: true, busy: false }],
    ['cancelled before the database was restored', cancelled],
  ])('a change by link decides about the whole meeting, also if it was %s', async (_, inCrm) => {
    const booking = await crm.bookAndDeliver()
    crm.changeLast(inCrm)
    const time = { due_date: '2026-03-05', due_time: '12:00' }
    await crm.records.changeBooking(booking, { ...time, source_timezone: 'UTC' })
    await crm.deliver()
    expect(crm.getLast()).toMatchObject({ ...upcoming, ...time, duration: '01:00' })
  })

  it.each([
    ['', {}],
    [', also after a move there', { due_time: '12:00' }],
  ])('a change by link keeps what was merged in the CRM%s', async (_, moved) => {
    const booking = await crm.bookAndDeliver()
    crm.changeLast(moved)
    await crm.readLater()
    const { organizations, persons, deals } = crm.account
    const merged = { person_id: 1, org_id: 2, deal_id: 3 }
    persons.splice(0, 1, ...persons.map((each) => ({ ...each, id: merged.person_id })))
    organizations.splice(0, 1, ...organizations.map((each) => ({ ...each, id: merged.org_id })))
    deals.splice(0, 1, ...deals.map((each) => ({ ...each, id: merged.deal_id })))
    crm.changeLast(merged)
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(await crm.readStates()).toEqual(['sent', 'sent'])
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ due_date: '2026-03-06', due_time: '11:00', ...merged })
  })

  it('a cancellation by link frees the time, and a new booking by the same key takes it', async () => {
    const booking = await crm.bookAndDeliver()
    await crm.records.cancelBooking(booking, { reason: 'No <b>time</b>' })
    await crm.deliver()
    expect(crm.getLast()).toMatchObject(cancelled)
    expect(crm.getLast()?.note).toContain('Motivo: No &lt;b&gt;time')
    await crm.records.createActivity(meeting({ deal_id: booking.number, due_time: '13:00' }))
    await crm.deliver()
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ ...upcoming, due_time: '12:00' })
  })

  it('a meeting that was deleted in the CRM and is booked again is a new activity', async () => {
    const { activityId, number } = await crm.bookAndDeliver()
    crm.changeLast({ is_deleted: true })
    await crm.records.cancelBooking({ activityId, number }, {})
    await crm.records.createActivity(meeting({ deal_id: number, due_time: '13:00' }))
    await crm.deliver()
    expect(await crm.readStates()).toEqual(['sent', 'sent', 'sent'])
    const standing = crm.account.activities.filter(({ is_deleted }) => !is_deleted)
    expect(standing).toMatchObject([{ subject: 'Demo - Ana García', due_time: '12:00' }])
  })

  it('what the CRM refuses to change and to create is changed when it is tried again', async () => {
    const booking = await crm.bookAndDeliver()
    crm.vendor.misbehave({ name: 'gone' })
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(await crm.readStates()).toEqual(['sent', 'failed'])
    crm.vendor.behave()
    await retryJobs(crm.records.database, crm.clock.now())
    await crm.deliver()
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ due_date: '2026-03-06', due_time: '11:00' })
  })

  it('so is a deal', async () => {
    const correctDeal = await deliverDeal()
    crm.vendor.misbehave({ name: 'gone' })
    await correctDeal({ value: message })
    crm.vendor.behave()
    await crm.deliverLater()
    expect(crm.account).toMatchObject({ ...oneOfEach, deals: [{ value: message }] })
  })

  it('a meeting that the CRM has refused, and that a user has made, is that one when it is tried again', async () => {
    crm.vendor.misbehave({ name: 'invalid', call: 'POST /activities', times: 1 })
    await crm.bookAndDeliver()
    const { id } = crm.addActivity({ type: 'meeting', deal_id: crm.account.deals[0]?.id ?? 0 })
    await retryJobs(crm.records.database, crm.clock.now())
    await crm.deliver()
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ id, subject: 'Demo - Ana García' })
  })

  it('a changed company, person and deal are changed in the CRM', async () => {
    const write = (name: string, value: NewDeal['value'], others: Partial<NewPerson> = {}) =>
      crm.bookAndDeliver(
        { subject: `Demo - ${name}` },
        {
          key: 'sequence',
          organization: { name },
          person: { name, ...others },
          deal: { value, description: `Interés: ${name}` },
        },
      )
    await write('Ana', demo)
    await write('Eva', message, { phone: [] })
    expect(crm.account).toMatchObject({
      organizations: [{ name: 'Eva' }],
      persons: [{ name: 'Eva', phones: [] }],
      deals: [{ value: message }],
      notes: [{ content: expect.stringContaining('Interés: Eva') as string }],
      activities: [{ subject: 'Demo - Eva' }],
    })
  })

  it('a note that was moved to another deal in the CRM stays there if its visitor corrects it', async () => {
    const correctDeal = await deliverDeal()
    const { deals, notes } = crm.account
    const deal_id = 3
    deals.push(...deals.map((each) => ({ ...each, id: deal_id })))
    for (const each of notes) Object.assign(each, { deal_id })
    await correctDeal({ description: 'Interés: Acme' })
    const content = expect.stringContaining('Interés: Acme') as string
    expect(notes).toMatchObject([{ content, deal_id }])
  })

  it.each(['deleted with it', 'kept'])(
    'a deal that was deleted in the CRM is made again with its note, which was %s',
    async (fate) => {
      const correctDeal = await deliverDeal()
      const { deals, notes } = crm.account
      deals.length = 0
      if (fate !== 'kept') notes.length = 0
      await correctDeal({ value: message })
      expect(await crm.readStates()).toEqual(['sent', 'sent'])
      expect(deals).toHaveLength(1)
      expect(notes).toMatchObject([{ deal_id: deals[0]?.id }])
    },
  )
})

describe('a time that was given away in the CRM after the booking', () => {
  it('is delivered with its mark, and the owner is told once, and by the log', async () => {
    const booking = await crm.book()
    crm.addActivity()
    await crm.deliver()
    const find = () => crm.account.activities.find(({ deal_id }) => deal_id !== null)
    expect(find()).toMatchObject({ subject: 'Coincide con otra actividad: Demo - Ana García' })
    expect(await crm.readNotices()).toEqual(['crmConflict'])
    expect(crm.reports).toEqual([`The time of demo ${booking.number} was given away in the CRM.`])
    const [job] = await crm.readJobs('owner')
    expect(Date.parse(job?.due_at ?? '')).toBeLessThanOrEqual(crm.clock.now())
    await crm.store.changeBooking(booking, change)
    await crm.deliver()
    expect(find()).toMatchObject({ subject: 'Demo - Ana García', due_time: '11:00' })
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })

  it('is seen also if the CRM was read between the booking and a late delivery', async () => {
    await crm.book()
    crm.vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    await crm.deliver()
    await crm.readLater()
    crm.addActivity()
    await crm.deliverLater()
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })

  it('is told once also if the delivery is tried several times', async () => {
    await crm.book()
    crm.addActivity()
    crm.vendor.misbehave({ name: 'reset', call: 'POST /activities', times: 2, afterwards: true })
    await crm.deliver()
    await crm.deliverLater()
    await crm.deliverLater()
    expect(crm.account.activities).toHaveLength(2)
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })
})
