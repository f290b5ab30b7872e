/** What a user of the CRM does is known before a visitor is reminded. */
import { setTimeout as wait } from 'node:timers/promises'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { openTestStore } from '../testing/openTestStore'
import { writeMeeting } from '../testing/records'
import { hourMs } from '../time'
import { startReminderPlanning } from './reminders'
import { readJobs } from '../records/jobs'
import { startCrmForEachTest } from '../testing/crm'
import { startReminders, type StartedReminders } from '../testing/startReminders'

jest.setTimeout(30_000)

it('plans the reminders of earlier bookings at the start, and when the calendar was read again', async () => {
  const now = () => Date.parse('2026-03-02T08:30:00Z')
  const { database, ...store } = await openTestStore({ now })
  await writeMeeting(store)
  const waitForReminders = async (count: number) => {
    const read = async () =>
      (await database.read(readJobs)).filter(({ recipient }) => recipient === 'reminder')
    while ((await read()).length !== count) await wait(20)
  }
  let rules = { ...defaultCalendar, reminders: [hourMs] }
  const reports: string[] = []
  const planning = startReminderPlanning({
    database,
    calendar: { get: () => rules },
    now,
    report: (sentence) => reports.push(sentence),
  })
  await waitForReminders(1)
  rules = { ...defaultCalendar, reminders: [3 * hourMs, 2 * hourMs, hourMs] }
  await waitForReminders(3)
  await planning.stop()
  expect(reports).toEqual([])
})

describe('the reminders of a site with a CRM', () => {
  const crm = startCrmForEachTest({ calendar: defaultCalendar })
  let reminders: StartedReminders

  /** Books on Monday for Thursday, 5 March, at 09:00 UTC, and lets the CRM know. */
  beforeEach(async () => {
    const { database } = crm.records
    reminders = startReminders({ database, clock: crm.clock, busyTimes: crm.busyTimes })
    await writeMeeting(crm.records)
    await crm.deliver()
  })

  const dayBefore = '2026-03-04T09:00Z'
  const hourBefore = '2026-03-05T08:00Z'
  const afterwards = '2026-03-07T00:00:00Z'

  it('are none if a user of the CRM cancels, although nobody looks at the calendar', async () => {
    reminders.passTo('2026-03-04T08:59:00Z')
    crm.changeLast({ is_deleted: true })
    await reminders.runTo(afterwards)
    expect(reminders.sent).toEqual([])
    expect(await reminders.readJobs()).toEqual([])
  })

  it('are those of the time to which a user of the CRM moves', async () => {
    reminders.passTo('2026-03-04T08:59:00Z')
    crm.changeLast({ due_date: '2026-03-06', due_time: '13:00' })
    await reminders.runTo(afterwards)
    expect(reminders.listTimes()).toEqual(['2026-03-05T13:00Z', '2026-03-06T12:00Z'])
    expect(reminders.sent[0]?.mail.text).toContain('14:00')
  })

  it('are sent for the known time while the CRM does not answer', async () => {
    crm.vendor.misbehave({ name: 'failing' })
    await reminders.runTo(afterwards)
    expect(reminders.listTimes()).toEqual([dayBefore, hourBefore])
  })
})
