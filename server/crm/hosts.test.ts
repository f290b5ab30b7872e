import { createHosts, defaultCalendar } from '../calendar/ownerCalendar'
import { StoreError } from '../contactStore'
import { startCrm, type StartedCrm } from '../testing/crm'
import { readStoredContacts } from '../testing/openTestStore'
import { meeting, writeDeal } from '../testing/records'
import { addActivity, updateActivity } from '../testing/vendor/vendorRecords'

/** Two demos at once, by an owner who is closed on 6 March. */
const calendar = {
  ...defaultCalendar,
  hosts: createHosts(2),
  closed: [{ first: '2026-03-06', last: '2026-03-06' }],
}

let crm: StartedCrm

beforeEach(async () => {
  crm = await startCrm({ calendar })
})

afterEach(() => crm.close())

/** Books 5 March at an hour of UTC, and delivers. */
const book = async (due_time: string) => {
  const activity = { ...meeting(await writeDeal(crm.records)), due_time, source_timezone: '' }
  await crm.store.createActivity(activity)
  await crm.deliver()
  return crm.vendor.account.activities.at(-1)?.id ?? 0
}

const moveInCrm = async (id: number, changes: object) => {
  updateActivity(crm.vendor.account, id, changes)
  crm.clock.advance(2 * 60_000)
  await crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 5_000 })
}

const readMeetings = async () =>
  (await readStoredContacts(crm.file)).activities.map(
    ({ starts_at, host }) => `${starts_at?.slice(8, 13) ?? ''} by ${host}`,
  )

it('a demo that the CRM moves to a closed day stays there', async () => {
  await moveInCrm(await book('09:00'), { due_date: '2026-03-06' })
  expect(await readMeetings()).toEqual(['06T09 by 1'])
})

it('a demo that the CRM moves onto another one of its host gets a free host', async () => {
  await book('09:00')
  const moved = await book('11:00')
  const third = await book('12:00')
  expect(await readMeetings()).toEqual(['05T09 by 1', '05T11 by 2', '05T12 by 1'])
  await moveInCrm(third, { due_time: '09:00' })
  expect(await readMeetings()).toEqual(['05T09 by 1', '05T11 by 2', '05T09 by 2'])
  await moveInCrm(moved, { due_time: '09:00' })
  expect(await readMeetings()).toEqual(['05T09 by 1', '05T11 by 2', '05T09 by 2'])
  expect(crm.reports).toEqual([expect.stringMatching(/moved in the CRM to a time that is taken/)])
})

it('an activity of the CRM takes one of the hosts', async () => {
  addActivity(crm.vendor.account, {
    subject: 'Call Eva',
    type: 'meeting',
    due_date: '2026-03-05',
    due_time: '09:00',
    duration: '01:00',
  })
  await book('09:00')
  expect(await crm.readNotices()).toEqual([])
  await expect(book('09:00')).rejects.toThrow(new StoreError('slotTaken'))
})

it('the owner is told if the CRM gives a time away while a demo is on its way there', async () => {
  const activity = {
    ...meeting(await writeDeal(crm.records)),
    due_time: '09:00',
    source_timezone: '',
  }
  await crm.store.createActivity(activity)
  crm.clock.advance(60_000)
  for (const subject of ['Call Eva', 'Call Luis']) {
    addActivity(crm.vendor.account, {
      subject,
      type: 'meeting',
      due_date: '2026-03-05',
      due_time: '09:00',
      duration: '01:00',
    })
  }
  await crm.deliverLater()
  expect(await crm.readNotices()).toEqual(['crmConflict'])
})
