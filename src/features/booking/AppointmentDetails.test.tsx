import { screen } from '@testing-library/react'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { AppointmentDetails } from './AppointmentDetails'
import { appointment } from './testing/example'

const device = mockBrowser()

const renderDetails = (shown = appointment, language: Language = 'en') =>
  renderWithProviders(<AppointmentDetails appointment={shown} />, {
    language,
    namespaces: ['scheduledemo', 'time_zones'],
  })
/** The rows of the details: each term with its values. */
const lines = () => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return { terms, values }
}

describe('an appointment', () => {
  it.each([
    ['en', ['Thursday, November\u00a026, 2026', '10:00 AM', 'Madrid (UTC+01:00)']],
    ['es', ['jueves, 26\u00a0de\u00a0noviembre de\u00a02026', '10:00', 'Madrid (UTC+01:00)']],
  ] as const)('is read in %s as date, time and zone', async (language, values) => {
    const { your_appointment, calendar, times, timezone } = texts[language].scheduledemo
    await renderDetails(appointment, language)
    expect(screen.getByRole('region', { name: your_appointment })).toBeVisible()
    expect(lines()).toEqual({ terms: [calendar, times, timezone], values })
  })

  it('shows the offset of its own date, not of today', async () => {
    await renderDetails({ ...appointment, date: '2027-07-01' })
    expect(lines().values.at(-1)).toBe('Madrid (UTC+02:00)')
  })
})

describe('the time in the device’s zone', () => {
  it('is shown if it differs, without a line break before AM', async () => {
    device.setTimeZone('America/Bogota')
    await renderDetails()
    expect(lines().values).toContain('4:00\u00a0AM on this device’s clock')
  })

  it('is shown if only the date differs, in a zone 24 hours away', async () => {
    device.setTimeZone('Pacific/Pago_Pago')
    await renderDetails({ ...appointment, timeZone: 'Pacific/Auckland' })
    expect(lines().values).toContain(
      'Wednesday, November 25, 2026, 10:00\u00a0AM on this device’s clock',
    )
  })

  it('includes the date if that differs, too', async () => {
    device.setTimeZone('Pacific/Auckland')
    await renderDetails({ ...appointment, time: '17:00' }, 'es')
    expect(lines().values).toContain(
      'viernes, 27 de noviembre de 2026, 05:00 en el reloj de este dispositivo',
    )
  })
})
