import { screen, within } from '@testing-library/react'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { mockBrowser } from '@/testing/mockBrowser'
import { exampleIds } from '@/testing/contactServiceExamples'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { appointment } from '../testing/example'
import type { WizardExample } from '../testing/renderWizard'
import ConfirmationStep from './ConfirmationStep'

const { scheduledemo } = texts.en

mockBrowser()

/** Renders step 3 without the wizard, which would reset the finished booking when it unmounts. */
const renderStep = ({ language = 'en', booking }: Omit<WizardExample, 'query'> = {}) =>
  renderWithProviders(<ConfirmationStep />, {
    language,
    namespaces: ['scheduledemo', 'time_zones'],
    preloadedState: {
      booking: {
        step: 3,
        isSubmitting: false,
        dealId: exampleIds.deal,
        ...appointment,
        ...booking,
      },
    },
  })

describe('the third step', () => {
  it.each([
    ['en', 'Booking number 33', 'Thursday, November 26, 2026'],
    ['es', 'Número de reserva 33', 'jueves, 26 de noviembre de 2026'],
  ] as const)('says in %s what was booked', async (language, number, date) => {
    await renderStep({ language })
    expect(screen.getByText('33')).toBeVisible()
    expect(document.body).toHaveTextContent(number)
    expect(screen.getByText(date)).toBeVisible()
  })

  it('links only to the home page (R25)', async () => {
    await renderStep()
    expect(screen.getByRole('link', { name: scheduledemo.back_home })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('follows a change of language', async () => {
    const { switchLanguage } = await renderStep()
    await switchLanguage('es')
    expect(screen.getByRole('link', { name: texts.es.scheduledemo.back_home })).toBeVisible()
  })
})

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })
const newTabLink = (name: string) => link(`${name} (${scheduledemo.opens_in_new_tab})`)
const file = (name: string = scheduledemo.calendar_file) => {
  const [type, text] = link(name).href.split(',')
  return { type, lines: decodeURIComponent(text ?? '').split('\r\n') }
}

describe('the calendar links', () => {
  it.each(languages)('are three, in %s', async (language) => {
    const { scheduledemo } = texts[language]
    await renderStep({ language })
    const links = within(
      screen.getByRole('region', { name: scheduledemo.add_to_calendar }),
    ).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      scheduledemo.calendar_file,
      `${scheduledemo.calendar_google} (${scheduledemo.opens_in_new_tab})`,
      `${scheduledemo.calendar_outlook} (${scheduledemo.opens_in_new_tab})`,
    ])
  })

  it('contain the hour of the appointment in UTC, whatever its zone', async () => {
    await renderStep({ booking: { timeZone: 'America/Bogota' } })
    expect(file().lines).toEqual(
      expect.arrayContaining(['DTSTART:20261126T150000Z', 'DTEND:20261126T160000Z']),
    )
    const google = new URL(newTabLink(scheduledemo.calendar_google).href)
    expect(Object.fromEntries(google.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: `Demo with ${siteConfig.brand}`,
      dates: '20261126T150000Z/20261126T160000Z',
      details: `Live demonstration of ${siteConfig.brand}’s AI assistants. Booking no. 33.`,
      ctz: 'America/Bogota',
    })
    const outlook = new URL(newTabLink(scheduledemo.calendar_outlook).href)
    expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
      subject: `Demo with ${siteConfig.brand}`,
      startdt: '2026-11-26T15:00:00.000Z',
      enddt: '2026-11-26T16:00:00.000Z',
    })
  })

  it('open in a new tab without a referrer', async () => {
    await renderStep()
    for (const name of [scheduledemo.calendar_google, scheduledemo.calendar_outlook]) {
      expect(newTabLink(name)).toHaveAttribute('target', '_blank')
      expect(newTabLink(name)).toHaveAttribute('rel', 'noreferrer')
    }
  })
})

describe('the .ics file', () => {
  it('is downloaded as demo.ics, in the visitor’s language', async () => {
    await renderStep({ language: 'es' })
    expect(link(texts.es.scheduledemo.calendar_file)).toHaveAttribute('download', 'demo.ics')
    const { type, lines } = file(texts.es.scheduledemo.calendar_file)
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:demo-33@www.example.com',
        'DTSTAMP:20261124T090000Z',
        `SUMMARY:Demo con ${siteConfig.brand}`,
      ]),
    )
  })
})

test('renders nothing without a booking', async () => {
  await renderStep({ booking: { dealId: undefined } })
  expect(screen.queryByText(scheduledemo.add_to_calendar)).not.toBeInTheDocument()
})
