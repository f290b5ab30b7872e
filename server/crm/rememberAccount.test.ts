import { startCrm } from '../testing/crm'
import { change } from '../testing/records'

let crm: Awaited<ReturnType<typeof startCrm>>

beforeEach(async () => {
  crm = await startCrm()
})

afterEach(() => crm.close())

const deliverFromNewStart = () => crm.openInstance().deliver()

it('a record that has the id of one in the account before is left alone', async () => {
  const booking = await crm.book()
  await crm.deliver()
  const others = structuredClone(crm.getLast())
  crm.vendor.account.id = 2
  await crm.records.changeBooking(booking, change)
  await deliverFromNewStart()
  expect(crm.vendor.account.activities).toEqual([
    others,
    expect.objectContaining({ due_date: change.due_date }),
  ])
  expect(crm.reports).toEqual([expect.stringContaining('another account')])
})

it('a booking does not follow such a record', async () => {
  const booking = await crm.book()
  await crm.deliver()
  crm.vendor.account.id = 2
  crm.changeLast({ due_date: '2026-03-06' })
  crm.clock.advance(120_000)
  const { store, busyTimes } = crm.openInstance()
  await busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 60_000 })
  expect(await store.getBooking(booking)).toMatchObject({ due_date: '2026-03-05' })
})

it('after another start with the same account, what is there is changed', async () => {
  const booking = await crm.book()
  await crm.deliver()
  await crm.records.changeBooking(booking, change)
  await deliverFromNewStart()
  expect(crm.vendor.account.activities).toHaveLength(1)
  expect(crm.reports).toEqual([])
})
