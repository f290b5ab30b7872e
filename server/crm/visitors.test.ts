/**
 * What visitors notice of a CRM: nothing. Their calls are answered whatever it does, and cost it few
 * calls.
 */
import { addToDate, isWeekday } from '@/features/booking/domain/isoDate'
import { startCrm, type StartedCrm } from '../testing/crm'
import { meeting } from '../testing/records'
import { startGateway } from '../testing/startGateway'
import { createVisitor } from '../testing/visitor'
import { withBusyTimes } from './busyTimes'

// A booking waits two seconds for a CRM that does not answer.
jest.setTimeout(60_000)

/** How long a visitor's call may wait for the CRM. */
const longestWaitMs = 2_500

const slot = { due_date: '2026-03-05', due_time: '10:00', source_timezone: 'Europe/Madrid' }
const booking = { activityId: 1, number: 1 }

let crm: StartedCrm
let instances: string[]

// Two gateways, which share the records alone.
beforeEach(async () => {
  crm = await startCrm()
  instances = await Promise.all(
    [crm.store, crm.openInstance().store].map(async (store) => {
      const { gateway } = await startGateway({
        store,
        now: crm.clock.now,
        environment: { READS_PER_MINUTE: '0', ALL_READS_PER_MINUTE: '0' },
      })
      return gateway.listen({ host: '127.0.0.1', port: 0 })
    }),
  )
})

afterEach(() => crm.close())

it('each call of a booking is answered by an instance whose CRM answers nothing', async () => {
  crm.vendor.misbehave({ name: 'hang' })
  const visitor = createVisitor(instances)
  expect(await visitor.readDay(slot.due_date)).toMatchObject({ status: 200 })
  const { length } = crm.vendor.calls
  await visitor.introduce()
  expect(crm.vendor.calls).toHaveLength(length)
  expect(await visitor.book(slot)).toMatchObject({ status: 201 })
  expect(await visitor.book({ ...slot, due_time: '11:00' })).toMatchObject({ status: 201 })
  expect(await crm.store.getBooking(booking)).toMatchObject({ due_time: '11:00' })
})

it('a call that asks the CRM does so once, and waits for a time that visitors accept', async () => {
  const waits: number[] = []
  const store = withBusyTimes(
    crm.records,
    {
      refresh: ({ deadlineMs }) => {
        waits.push(deadlineMs)
        return Promise.resolve(false)
      },
    },
    crm.clock.now,
  )
  await createVisitor(instances).introduce()
  const days = { start_date: slot.due_date, end_date: slot.due_date }
  for (const call of [
    () => store.listActivities(days, { start: 0, limit: 1 }),
    () => store.createActivity(meeting()),
    () => store.changeBooking(booking, { ...slot, due_time: '11:00' }),
    () => store.getBooking(booking),
    () => store.cancelBooking(booking, {}),
  ]) {
    waits.length = 0
    await call()
    expect(waits.length).toBeLessThanOrEqual(1)
    expect(Math.max(0, ...waits)).toBeLessThanOrEqual(longestWaitMs)
  }
})

it('a meeting that the CRM makes late, for a visitor who tries three times, is made once', async () => {
  crm.vendor.misbehave({ name: 'reset', call: 'POST /activities', times: 1, late: true })
  const visitor = createVisitor(instances)
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await visitor.book(slot)).toMatchObject({ status: 201 })
    await crm.deliver()
  }
  crm.vendor.carryOutLate()
  await crm.deliverLater()
  expect(crm.vendor.account.activities).toMatchObject([{ due_time: '09:00' }])
  expect(await crm.readStates()).toEqual(['sent'])
})

it('a booking costs seven calls at most, and one more for the fields of deals once an hour', async () => {
  crm.addIndustryField()
  await createVisitor(instances).book(slot)
  await crm.deliver()
  expect(crm.vendor.calls.length).toBeLessThanOrEqual(8)
  crm.clock.advance(60_000)
  crm.vendor.calls.length = 0
  await createVisitor(instances).book({ ...slot, due_time: '12:00' })
  await crm.deliver()
  expect(crm.vendor.account.activities).toHaveLength(2)
  expect(crm.vendor.calls.length).toBeLessThanOrEqual(7)
})

it('fifty visitors who click through a month cost a dozen calls at most', async () => {
  const visitors = Array.from({ length: 50 }, (_, index) => createVisitor(instances, index))
  const month = Array.from({ length: 31 }, (_, index) => addToDate(slot.due_date, index))
  for (const date of month.filter(isWeekday)) {
    const answers = await Promise.all(visitors.map((visitor) => visitor.readDay(date)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    crm.clock.advance(10_000)
  }
  expect(crm.vendor.calls.length).toBeLessThanOrEqual(12)
})
