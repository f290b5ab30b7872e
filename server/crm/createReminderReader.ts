import type { CalendarFile } from '../calendar/openCalendar'
import type { ReadReminder } from '../messages/createReminderSender'
import type { Database } from '../records/database'
import { readReminder } from '../records/reminders'
import type { BusyTimes } from './busyTimes'

/** How old the look at the CRM's calendar may be, and how long a reminder waits for a new one. */
const maxAgeMs = 10_000
const deadlineMs = 5_000

export interface ReminderReaderOptions {
  readonly database: Database
  /** Undefined without a CRM. */
  readonly busyTimes: BusyTimes | undefined
  readonly calendar: Pick<CalendarFile, 'get'>
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Reads the booking of a reminder, after a look at whether a user of the CRM has moved or cancelled it.
 * If the CRM can't be asked, what is known of it counts.
 */
export const createReminderReader =
  ({ database, busyTimes, calendar, now }: ReminderReaderOptions): ReadReminder =>
  async (reminder) => {
    await busyTimes?.refresh({ since: now() - maxAgeMs, deadlineMs })
    return database.read((queries) => readReminder(queries, reminder, calendar.get()))
  }
