import type { CalendarFile } from '../calendar/openCalendar'
import { defaultCalendar } from '../calendar/ownerCalendar'
import type { BusyTimes } from '../crm/busyTimes'
import { createReminderSender } from '../messages/reminders'
import { createJobSender } from '../messages/deliver'
import type { Mail } from '../messages/mails'
import { mailSettings } from '../messages/testing/events'
import type { Database } from '../records/database'
import { createJobs, readJobs } from '../records/jobs'
import { toIso } from '../time'
import type { TestClock } from './clock'

interface ReminderOptions {
  readonly database: Database
  readonly clock: TestClock
  readonly busyTimes?: BusyTimes
  readonly calendar?: Pick<CalendarFile, 'get'>
}

/** Sends the reminders of a test's bookings, by the test's clock. */
export function startReminders({
  database,
  clock,
  busyTimes,
  calendar = { get: () => defaultCalendar },
}: ReminderOptions) {
  /** When each mail was sent, in UTC without seconds. */
  const sent: { readonly at: string; readonly mail: Mail }[] = []
  const reports: string[] = []
  const send = createReminderSender({
    mailer: {
      send: (mail) => {
        if (reminders.isRefusing) return Promise.reject(new Error('refused'))
        sent.push({ at: `${toIso(clock.now()).slice(0, 16)}Z`, mail })
        return Promise.resolve()
      },
    },
    settings: {
      ...mailSettings,
      getBookingUrl: ({ activityId, number }) => `https://www.example.com/${activityId}/${number}`,
    },
    database,
    calendar,
    now: clock.now,
    busyTimes: {
      refresh: async (options) => {
        await reminders.beforeSending()
        return busyTimes?.refresh(options) ?? true
      },
    },
  })

  const readReminders = async () =>
    (await database.read(readJobs)).filter(({ recipient }) => recipient === 'reminder')

  const reminders = {
    sent,
    reports,
    /** Whether the mail server refuses all mails. */
    isRefusing: false,
    /** Called when a reminder is about to be sent. */
    beforeSending: () => Promise.resolve(),
    readJobs: readReminders,
    /** Lets the time pass while nothing runs. */
    passTo: (instant: string) => {
      clock.advance(Math.max(0, Date.parse(instant) - clock.now()))
    },
    /** Sends what is due, as the site does every two seconds. */
    sendDue: async () => {
      const sendNext = createJobSender({
        jobs: createJobs(database),
        recipient: 'reminder',
        send,
        now: clock.now,
        report: (sentence) => reports.push(sentence),
      })
      while (await sendNext());
    },
    /** Lets the time pass while reminders are sent. */
    runTo: async (instant: string) => {
      for (;;) {
        await reminders.sendDue()
        if (clock.now() >= Date.parse(instant)) return
        const waiting = (await readReminders()).filter(({ state }) => state === 'waiting')
        const [next = instant] = waiting.map(({ due_at }) => due_at).sort()
        reminders.passTo(Date.parse(next) < Date.parse(instant) ? next : instant)
      }
    },
    listTimes: () => sent.map(({ at }) => at),
  }
  return reminders
}

export type StartedReminders = ReturnType<typeof startReminders>
