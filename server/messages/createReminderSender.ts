import { Obsolete, type Send } from './deliver'
import { isBooking, type BookingEvent } from './events'
import type { Mailer } from './mailer'
import { createReminder, type MailSettings } from './mails'
import type { Job } from '../records/jobs'

/** The booking as it is now; undefined if it has another time, or is none any more. */
export type ReadReminder = (reminder: BookingEvent) => Promise<BookingEvent | undefined>

export interface ReminderSenderOptions {
  readonly mailer: Pick<Mailer, 'send'>
  readonly settings: MailSettings
  readonly readReminder: ReadReminder
  readonly getId: (job: Job) => string
}

/** Sends reminders to visitors (requirements R62), as long as they are true and not too late. */
export const createReminderSender =
  ({ mailer, settings, readReminder, getId }: ReminderSenderOptions): Send =>
  async (job, { now, signal }) => {
    const { event } = job
    if (!isBooking(event)) return
    const current = await readReminder(event)
    if (!current)
      throw new Obsolete('the demo has another time or other reminders, or is cancelled')
    // Reading may take seconds.
    if ((event.sendBefore ?? '') <= now().toISOString()) throw new Obsolete('it is too late')
    await mailer.send(createReminder(current, settings), getId(job), signal)
  }
