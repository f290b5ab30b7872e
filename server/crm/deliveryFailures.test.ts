/**
 * Whatever fails on the way, the CRM ends with one record of each. What each response means is tested with
 * `readResponse`.
 */
import type { NewDeal } from '@/contactService/schemas/requests'
import type { SiteEvent } from '../messages/events'
import { oneOfEach, upcoming, startCrm, startCrmForEachTest } from '../testing/crm'
import { change, deal, meeting } from '../testing/records'
import type { Misbehaviour } from '../testing/vendor/startVendor'
import { dayMs } from '../time'

const crm = startCrmForEachTest()

const recordLists = ['organizations', 'persons', 'deals', 'notes', 'activities'] as const
const recordCalls = recordLists.map((kind) => `POST /${kind}`)

/** Lets the next call be carried out, but its answer be lost. */
const loseAnswer = (call: string, name: Misbehaviour['name'] = 'reset') => {
  crm.vendor.misbehave({ name, call, times: 1, afterwards: true })
}

const expectOneOfEach = async () => {
  expect(await crm.readStates()).toEqual(['sent'])
  expect(crm.account).toMatchObject(oneOfEach)
}

describe.each([...recordCalls, 'POST /dealFields'])('%s', (call) => {
  const expectOneWithField = async () => {
    await expectOneOfEach()
    expect(crm.account.dealFields.filter(({ key }) => key.length === 40)).toHaveLength(1)
  }

  it('whose answer is lost ends with one record', async () => {
    loseAnswer(call)
    await crm.bookAndDeliver()
    expect(await crm.readStates()).toEqual(['waiting'])
    // What was created meanwhile must not count as somebody else's meeting.
    await crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 5_000 })
    await crm.deliverLater()
    await expectOneWithField()
    expect(crm.getLast()?.subject).toBe('Demo - Ana García')
    expect(await crm.readNotices()).toEqual([])
  })

  it('whose answer is lost while the clock is a day ahead ends with one record', async () => {
    const { account } = crm.vendor
    Object.assign(account, { now: () => new Date(crm.clock.now() - dayMs) })
    crm.clock.advance(dayMs)
    loseAnswer(call)
    await crm.bookAndDeliver()
    Object.assign(account, { now: () => new Date(crm.clock.now()) })
    crm.clock.advance(-dayMs)
    await crm.deliverLater()
    await expectOneWithField()
  })

  it('that is carried out after the site has given up ends with one record', async () => {
    crm.vendor.misbehave({ name: 'reset', call, times: 1, late: true })
    await crm.bookAndDeliver()
    // Another try is too early to know.
    await crm.records.database.transact((transaction) =>
      transaction.updateTable('jobs').set({ due_at: '2026-03-02' }).execute(),
    )
    await crm.deliver()
    expect(await crm.readStates()).toEqual(['waiting'])
    crm.vendor.carryOutLate()
    await crm.deliverLater()
    await expectOneWithField()
  })
})

it.each(recordCalls)('%s that is refused fails at once, and the owner is told', async (call) => {
  crm.vendor.misbehave({ name: 'invalid', call })
  await crm.bookAndDeliver()
  expect(await crm.readStates()).toEqual(['failed'])
  const refusal = expect.stringMatching(/^POST \/\S+ \(400\)$/) as string
  const told = (await crm.readJobs('owner')).at(-1)
  expect(JSON.parse(told?.event ?? '')).toMatchObject({ notice: 'crmRefused', refusal })
  const [job] = await crm.readJobs('crm')
  expect(job?.error).toMatch(
    new RegExp(`^The CRM refused POST \\S+${call.slice('POST '.length)} \\(400\\)$`),
  )
  expect(crm.reports).toEqual([expect.stringContaining(job?.error ?? '')])
  const { length } = crm.vendor.calls
  await crm.deliverLater()
  expect(crm.vendor.calls).toHaveLength(length)
})

describe('a change whose answer is lost', () => {
  it.each([
    ['10:00', '09:00'],
    ['13:00', '12:00'],
  ])('leaves no trace in the new booking of %s', async (due_time, inUtc) => {
    const booking = await crm.bookAndDeliver()
    loseAnswer('PATCH /activities/{id}')
    await crm.records.cancelBooking(booking, {})
    await crm.deliver()
    expect(crm.getLast()).toMatchObject({ done: true })
    await crm.records.createActivity(meeting({ deal_id: booking.number, due_time }))
    await crm.deliverLater()
    expect(await crm.readStates()).toEqual(['sent', 'sent', 'sent'])
    expect(crm.account).toMatchObject(oneOfEach)
    expect(crm.getLast()).toMatchObject({ ...upcoming, due_time: inUtc })
  })

  it('leaves no mark of a conflict at a time that was left', async () => {
    const booking = await crm.bookAndDeliver()
    const { id } = crm.getLast() ?? {}
    const find = () => crm.account.activities.find((each) => each.id === id)
    crm.addActivity({ due_date: '2026-03-06', due_time: '11:00' })
    loseAnswer('PATCH /activities/{id}')
    await crm.records.changeBooking(booking, change)
    await crm.deliver()
    expect(find()?.subject).toBe('Coincide con otra actividad: Demo - Ana García')
    await crm.records.changeBooking(booking, { ...change, due_time: '16:00' })
    await crm.deliverLater()
    expect(find()).toMatchObject({ subject: 'Demo - Ana García', due_time: '15:00' })
  })

  it.each(['Demo - Acme', deal().title])(
    'of a deal that was won leaves it won when its title is %s then',
    async (title) => {
      const write = (due_time: string, changes: Partial<NewDeal>) =>
        crm.book({ due_time }, { key: 'sequence', deal: changes })
      await write('10:00', {})
      await crm.deliver()
      const { deals } = crm.account
      const won = { status: 'won', value: 12_000 }
      for (const each of deals) Object.assign(each, won)
      loseAnswer('PATCH /deals/{id}')
      await write('13:00', { title: 'Demo - Acme' })
      await crm.deliver()
      expect(deals).toMatchObject([{ title: 'Demo - Acme' }])
      await write('16:00', { title })
      await crm.deliverLater()
      expect(deals).toMatchObject([{ title, ...won }])
    },
  )
})

it('a meeting whose creation got no answer in time is made once', async () => {
  Object.assign(crm, await startCrm({ timeoutMs: 500 }))
  loseAnswer('POST /activities', 'hang')
  await crm.bookAndDeliver()
  expect(await crm.readStates()).toEqual(['waiting'])
  await crm.deliverLater()
  await expectOneOfEach()
})

describe('a try whose time is over', () => {
  const start = async (signal: AbortSignal) => {
    const [job] = await crm.readJobs('crm')
    const event = JSON.parse(job?.event ?? '') as SiteEvent
    const entry = { id: 1, recipient: 'crm', attempts: 0, error: null, event } as const
    return crm.sendToCrm(entry, signal)
  }
  const isLate = 'The CRM did not respond in time'

  it.each(['GET /dealFields', 'POST /organizations'])('ends in the middle of %s', async (call) => {
    crm.vendor.misbehave({ name: 'hang', call })
    await crm.book()
    const limit = new AbortController()
    const ended = expect(start(limit.signal)).rejects.toThrow(isLate)
    const [, path = ''] = call.split(' ')
    while (!crm.vendor.calls.some((each) => each.includes(path))) await new Promise(setImmediate)
    limit.abort()
    await ended
  })

  it('writes nothing', async () => {
    await crm.book()
    await expect(start(AbortSignal.abort())).rejects.toThrow(isLate)
    expect(crm.vendor.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  })
})

it.each(recordLists)('%s whose ids cannot be read any more are not made again', async (kind) => {
  loseAnswer(`POST /${kind}`)
  await crm.bookAndDeliver()
  for (const record of crm.account[kind]) Object.assign(record, { id: `${record.id}` })
  await crm.deliverLater()
  await crm.deliverLater()
  expect(crm.account[kind]).toHaveLength(1)
  expect(await crm.readStates()).toEqual(['waiting'])
})

it('a person that was found stays that one though a change fails and another has the same name', async () => {
  const { persons } = crm.account
  loseAnswer('POST /persons')
  await crm.bookAndDeliver()
  persons.push({ ...persons[0], id: 1_000_000 })
  crm.vendor.misbehave({ name: 'reset', call: 'PATCH /persons/{id}', times: 1 })
  await crm.deliverLater()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent'])
  const changes = crm.vendor.calls.filter((call) => call.startsWith('PATCH /api/v2/persons/'))
  expect(changes).toHaveLength(2)
  expect(new Set(changes).size).toBe(1)
})

it('a list with an item that has no id is searched all the same', async () => {
  const { account } = crm.vendor
  for (const list of [account.persons, account.deals] as object[][]) {
    list.push({ name: 'Eva', title: 'Eva' })
  }
  const calls = ['POST /persons', 'POST /deals']
  for (const call of calls) loseAnswer(call)
  await crm.book()
  for (let times = 0; times <= calls.length; times += 1) await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent'])
  expect(crm.account).toMatchObject({ ...oneOfEach, persons: [{}, {}], deals: [{}, {}] })
  expect(crm.reports.join(' ')).not.toContain('Eva')
})

it.each(['unauthorized', 'reset'] as const)('what fails (%s) is delivered later', async (name) => {
  crm.vendor.misbehave({ name })
  await crm.bookAndDeliver()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['waiting'])
  expect(recordLists.flatMap<unknown>((kind) => crm.account[kind])).toEqual([])
  crm.vendor.behave()
  expect(crm.reports.join(' ')).toMatch(/could not be sent: The .*CRM/)
  await crm.deliverLater()
  await expectOneOfEach()
  expect(await crm.readNotices()).toEqual([])
})

it.each(recordLists)('%s are made once if the database fails just afterwards', async (kind) => {
  await crm.book()
  const { database } = crm.records
  const transact = database.transact.bind(database)
  let hasFailed = false
  jest.spyOn(database, 'transact').mockImplementation((work) => {
    if (hasFailed || crm.account[kind].length === 0) return transact(work)
    hasFailed = true
    return Promise.reject(new Error('database is locked'))
  })
  await crm.deliver()
  expect(await crm.readStates()).toEqual(['waiting'])
  await crm.deliverLater()
  await expectOneOfEach()
})
