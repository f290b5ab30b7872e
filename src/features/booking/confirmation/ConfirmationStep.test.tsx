import { screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderStep } from './testing/renderStep'

mockBrowser()

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
    expect(screen.getByRole('link', { name: enScheduledemo.back_home })).toHaveAttribute(
      'href',
      '/',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('follows a change of language', async () => {
    const { switchLanguage } = await renderStep()
    await switchLanguage('es')
    expect(screen.getByRole('link', { name: esScheduledemo.back_home })).toBeVisible()
  })
})
