import type { ListedActivity } from '../../../../contactService/schemas/responses'

/** An activity as the service lists it: an hour from 10:00 UTC unless told. */
export const listedActivity = (fields: Partial<ListedActivity> = {}): ListedActivity => ({
  due_date: '2026-11-26',
  due_time: '10:00',
  duration: '01:00',
  source_timezone: 'UTC',
  subject: 'Busy',
  ...fields,
})
