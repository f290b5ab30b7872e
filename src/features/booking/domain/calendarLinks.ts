import { basicUtc, eventSpan, type CalendarEvent } from './calendarEvent'

/** Outlook shows '+' literally, so spaces are encoded as %20. */
const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** URL that opens Google Calendar with the event filled in. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const { start, end } = eventSpan(event)
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${basicUtc(start)}/${basicUtc(end)}`,
    details: event.description,
    ctz: event.appointment.timeZone,
  })
}

/** URL that opens Outlook's web calendar with the event filled in. */
export function outlookCalendarUrl(event: CalendarEvent): string {
  const { start, end } = eventSpan(event)
  return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: end,
    body: event.description,
  })
}
