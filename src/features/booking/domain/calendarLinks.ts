import { formatBasicUtc, getEventSpan, type CalendarEvent } from './calendarEvent'

/** Outlook shows '+' literally, so spaces are encoded as %20. */
const addQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** URL that opens Google Calendar with the event filled in. */
export function getGoogleCalendarUrl(event: CalendarEvent): string {
  const { start, end } = getEventSpan(event)
  return addQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${formatBasicUtc(start)}/${formatBasicUtc(end)}`,
    details: event.description,
    ctz: event.appointment.timeZone,
  })
}

/** URL that opens Outlook's web calendar with the event filled in. */
export function getOutlookCalendarUrl(event: CalendarEvent): string {
  const { start, end } = getEventSpan(event)
  return addQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: end,
    body: event.description,
  })
}
