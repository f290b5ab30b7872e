import { Obsolete, type Send } from './deliver'
import { isBooking, type BookingEvent } from './events'
import type { Mailer } from './mailer'
import { createReminder, type MailSettings } from './mails'
import type { Job } from '../records/jobs'

/** A reminder as the booking and the owner's calendar are now. */
export interface Reminder {
  readonly event: BookingEvent
  /** From then on it is too late, in milliseconds since 1970: the next one is due, or the demo begins. */
  readonly sendBefore: number
}

/** Undefined if the booking has another time or other reminders, or is none any more. */
export type ReadReminder = (planned: BookingEvent) => Promise<Reminder | undefined>

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
    const reminder = await readReminder(event)
    if (!reminder)
      throw new Obsolete('the demo has another time or other reminders, or is cancelled')
    // Reading may take seconds.
    if (reminder.sendBefore <= now().getTime()) throw new Obsolete('it is too late')
    await mailer.send(createReminder(reminder.event, settings), getId(job), signal)
  }
