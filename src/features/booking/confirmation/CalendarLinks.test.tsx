import { screen, within } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderStep } from './testing/renderStep'

mockBrowser()

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })
const file = (name = '.ics file') => {
  const [type, text] = link(name).href.split(',')
  return { type, lines: decodeURIComponent(text ?? '').split('\r\n') }
}

describe('the calendar links', () => {
  it.each([
    [
      'en',
      enScheduledemo.add_to_calendar,
      ['.ics file', enScheduledemo.calendar_google, 'Outlook'],
      enScheduledemo.opens_in_new_tab,
    ],
    [
      'es',
      esScheduledemo.add_to_calendar,
      [esScheduledemo.calendar_file, esScheduledemo.calendar_google, 'Outlook'],
      esScheduledemo.opens_in_new_tab,
    ],
  ] as const)('are three, in %s', async (language, name, names, newTab) => {
    await renderStep({ language })
    const links = within(screen.getByRole('region', { name })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      names[0],
      `${names[1]} (${newTab})`,
      `${names[2]} (${newTab})`,
    ])
  })

  it('contain the hour of the appointment in UTC, whatever its zone', async () => {
    await renderStep({ booking: { timeZone: 'America/Bogota' } })
    expect(file().lines).toEqual(
      expect.arrayContaining(['DTSTART:20261126T150000Z', 'DTEND:20261126T160000Z']),
    )
    const google = new URL(link('Google Calendar (opens in a new tab)').href)
    expect(Object.fromEntries(google.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Demo with Conversalia',
      dates: '20261126T150000Z/20261126T160000Z',
      details: 'Live demonstration of Conversalia’s AI assistants. Booking no. 33.',
      ctz: 'America/Bogota',
    })
    const outlook = new URL(link('Outlook (opens in a new tab)').href)
    expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
      subject: 'Demo with Conversalia',
      startdt: '2026-11-26T15:00:00.000Z',
      enddt: '2026-11-26T16:00:00.000Z',
    })
  })

  it('open in a new tab without a referrer', async () => {
    await renderStep()
    for (const name of [enScheduledemo.calendar_google, 'Outlook']) {
      expect(link(`${name} (opens in a new tab)`)).toHaveAttribute('target', '_blank')
      expect(link(`${name} (opens in a new tab)`)).toHaveAttribute('rel', 'noreferrer')
    }
  })
})

describe('the calendar file', () => {
  it('is downloaded as demo.ics, in the visitor’s language', async () => {
    await renderStep({ language: 'es' })
    expect(link(esScheduledemo.calendar_file)).toHaveAttribute('download', 'demo.ics')
    const { type, lines } = file(esScheduledemo.calendar_file)
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:demo-33@www.example.com',
        'DTSTAMP:20261124T090000Z',
        'SUMMARY:Demo con Conversalia',
      ]),
    )
  })
})

test('renders nothing without a booking', async () => {
  await renderStep({ booking: { dealId: undefined } })
  expect(screen.queryByText(enScheduledemo.add_to_calendar)).not.toBeInTheDocument()
})
