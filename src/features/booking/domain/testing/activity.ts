import type { ListedActivity } from '@/contactService/schemas/responses'

/** An activity in the service's format: an hour from 10:00 UTC unless `fields` override it. */
export const createActivity = (fields: Partial<ListedActivity> = {}): ListedActivity => ({
  due_date: '2026-11-26',
  due_time: '10:00',
  duration: '01:00',
  source_timezone: 'UTC',
  subject: 'Busy',
  ...fields,
})
