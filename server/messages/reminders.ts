import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { BusyTimes } from '../crm/busyTimes'
import type { SiteContext } from '../records/database'
import { planReminders, readReminder } from '../records/reminders'
import { getMailId, Obsolete, type Send } from './deliver'
import { isBooking } from './events'
import type { Mailer } from './mailer'
import { createReminder, type MailSettings } from './mails'
import { startLane, type Lane } from '../startLane'

/** How old the look at the CRM's calendar may be, and how long a reminder waits for a new one. */
const maxAgeMs = 10_000
const deadlineMs = 5_000

interface ReminderSenderOptions extends Omit<SiteContext, 'report'> {
  /** Undefined without a CRM. */
  readonly busyTimes?: BusyTimes | undefined
  readonly mailer: Pick<Mailer, 'send'>
  readonly settings: MailSettings
}

/**
 * Sends reminders to visitors (requirements R62), as long as they are true and not too late, after a look at
 * whether a user of the CRM has moved or cancelled the demo. If the CRM can't be asked, what is known counts.
 */
export const createReminderSender =
  ({ database, calendar, now, busyTimes, mailer, settings }: ReminderSenderOptions): Send =>
  async (job, signal) => {
    const { event } = job
    if (!isBooking(event)) throw new Obsolete()
    await busyTimes?.refresh({ since: now() - maxAgeMs, deadlineMs })
    const reminder = await database.read((queries) => readReminder(queries, event, calendar.get()))
    if (!reminder)
      throw new Obsolete('the demo has another time or other reminders, or is cancelled')
    // Reading may take seconds.
    if (reminder.sendBefore <= now()) throw new Obsolete('it is too late')
    await mailer.send(createReminder(reminder.event, settings), getMailId(job), signal)
  }

/** Plans the reminders that bookings lack, at the start and whenever the owner's calendar has been read again. */
export function startReminderPlanning(context: SiteContext): Lane {
  const { database, calendar, now, report } = context
  let planned: OwnerCalendar | undefined
  return startLane({
    workNext: async (stop) => {
      const rules = calendar.get()
      if (rules === planned) return false
      await planReminders(database, { at: new Date(now()), calendar: rules }, stop)
      planned = rules
      return false
    },
    problem: 'The reminders of earlier bookings have to wait',
    report,
  })
}
