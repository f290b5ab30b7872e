import { getGoogleCalendarUrl, getOutlookCalendarUrl } from './calendarEvent'

const event = {
  appointment: { date: '2026-11-26', time: '17:00', timeZone: 'America/Los_Angeles' },
  title: 'Demo & más',
  description: 'Reserva n.º 1+2',
}

it('links to Google Calendar', () => {
  expect(getGoogleCalendarUrl(event)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Demo%20%26%20m%C3%A1s' +
      '&dates=20261127T010000Z%2F20261127T020000Z&details=Reserva%20n.%C2%BA%201%2B2' +
      '&ctz=America%2FLos_Angeles',
  )
})

it('links to Outlook', () => {
  expect(getOutlookCalendarUrl(event)).toBe(
    'https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose' +
      '&rru=addevent&subject=Demo%20%26%20m%C3%A1s&startdt=2026-11-27T01%3A00%3A00.000Z' +
      '&enddt=2026-11-27T02%3A00%3A00.000Z&body=Reserva%20n.%C2%BA%201%2B2',
  )
})
