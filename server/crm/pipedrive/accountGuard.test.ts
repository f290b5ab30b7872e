import { startCrmForEachTest } from '../../testing/crm'
import { change } from '../../testing/records'

const crm = startCrmForEachTest()

const deliverFromNewStart = () => crm.openInstance().deliver()

it('with the token of another account, a record there that has the id of ours is left alone', async () => {
  const booking = await crm.bookAndDeliver()
  const before = structuredClone(crm.getLast())
  crm.account.id = 2
  await crm.records.changeBooking(booking, change)
  await deliverFromNewStart()
  expect(crm.account.activities).toEqual([
    before,
    expect.objectContaining({ due_date: change.due_date }),
  ])
  expect(crm.reports).toEqual([expect.stringContaining('another account')])
})

it('with the token of another account, a booking does not follow such a record', async () => {
  const booking = await crm.bookAndDeliver()
  crm.account.id = 2
  crm.changeLast({ due_date: '2026-03-06' })
  crm.clock.advance(120_000)
  const { store, busyTimes } = crm.openInstance()
  expect(await busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 60_000 })).toBe(true)
  expect(await store.getBooking(booking)).toMatchObject({ due_date: '2026-03-05' })
})

it('with the same account, a change is made there also after another start', async () => {
  const booking = await crm.bookAndDeliver()
  await crm.records.changeBooking(booking, change)
  await deliverFromNewStart()
  expect(crm.account.activities).toHaveLength(1)
  expect(crm.reports).toEqual([])
})

it('a refused look at the account gives no booking up', async () => {
  crm.vendor.misbehave({ name: 'forbidden', call: 'GET /users/me' })
  await crm.bookAndDeliver()
  expect(await crm.readStates()).toEqual(['waiting'])
  crm.vendor.behave()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent'])
})
