import type { Configuration } from '../configuration'
import type { OwnerCalendar } from './ownerCalendar'

/**
 * How long before a demo visitors are reminded, in milliseconds: never without an owner's calendar, nor
 * where the CRM sends the mails.
 */
export const getReminders = (
  { mailTransport }: Pick<Configuration, 'mailTransport'>,
  calendar: OwnerCalendar | undefined,
): readonly number[] => (mailTransport === 'crm' || !calendar ? [] : calendar.reminders)
