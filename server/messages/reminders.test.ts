import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { openTestStore } from '../testing/openTestStore'
import { meeting, writeDeal } from '../testing/records'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { hourMs } from '../time'
import { startReminderPlanning } from './reminders'

jest.setTimeout(30_000)

it('plans the reminders of earlier bookings at the start, and when the calendar was read again', async () => {
  const now = () => Date.parse('2026-03-02T08:30:00Z')
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const { database, ...store } = await openTestStore({ file, now })
  await store.createActivity(meeting(await writeDeal(store)))
  const waitForReminders = async (count: number) => {
    const read = () =>
      database.read((queries) =>
        queries.selectFrom('jobs').select('id').where('recipient', '=', 'reminder').execute(),
      )
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
  await store.close()
  expect(reports).toEqual([])
})
