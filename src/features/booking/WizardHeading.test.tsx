import { act, fireEvent, screen } from '@testing-library/react'
import { fillIn } from '@/i18n/fillIn'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import type { Language } from '@/site/language'
import { texts } from '@/testing/texts'
import { appointmentConfirmed, appointmentReopened, type BookingState } from './bookingSlice'
import { dateChosen } from './choice'
import { appointment, details } from './testing/example'
import { WizardHeading } from './WizardHeading'

const device = mockBrowser()

const renderHeading = (step: BookingState['step'] = 1, language: Language = 'en') =>
  renderWithProviders(<WizardHeading />, {
    language,
    namespaces: ['scheduledemo'],
    preloadedState: {
      booking: {
        step,
        isSubmitting: false,
        ...appointment,
        draft: { details: { ...details, name: ' Lucía Fernández ' }, countryChosen: true },
      },
    },
  })
const title = () => screen.getByRole('heading', { level: 2 })

describe('the heading of a step', () => {
  it.each([
    [1, 'en', 'Step 1 of 3'],
    [2, 'en', 'Step 2 of 3'],
    [1, 'es', 'Paso 1 de 3'],
    [2, 'es', 'Paso 2 de 3'],
  ] as const)('of step %i in %s', async (step, language, label) => {
    await renderHeading(step, language)
    expect(screen.getByText(label)).toBeVisible()
    expect(title()).toHaveTextContent(texts[language].scheduledemo[`step_${step}_title`])
  })

  it('follows the page’s heading', async () => {
    await renderHeading()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.en.scheduledemo.title)
  })

  it.each([
    ['en', 'Step 3 of 3'],
    ['es', 'Paso 3 de 3'],
  ] as const)('is the page’s own once the demo is booked, in %s', async (language, label) => {
    const { step_3_title, confirmation_email, confirmation_intro } = texts[language].scheduledemo
    await renderHeading(3, language)
    expect(screen.getByText(label)).toBeVisible()
    expect(screen.getAllByRole('heading')).toEqual([
      screen.getByRole('heading', { level: 1, name: step_3_title }),
    ])
    expect(screen.getByText(confirmation_email)).toBeVisible()
    expect(screen.getByText(fillIn(confirmation_intro, { name: 'Lucía' }))).toBeVisible()
  })
})

describe('a change of step', () => {
  it('moves the focus to the heading and scrolls to the top, in both directions', async () => {
    const { store } = await renderHeading()
    expect(document.body).toHaveFocus()
    expect(device.scrolls()).toEqual([])

    act(() => void store.dispatch(appointmentConfirmed()))
    expect(title()).toHaveFocus()
    expect(device.scrolls()).toEqual([{ top: 0, behavior: 'smooth' }])

    act(() => {
      title().blur()
      store.dispatch(appointmentReopened())
    })
    expect(title()).toHaveFocus()
    expect(device.scrolls()).toHaveLength(2)
  })

  it('scrolls without motion for those who asked for less', async () => {
    device.setPreferences(['(prefers-reduced-motion: reduce)'])
    const { store } = await renderHeading()
    act(() => void store.dispatch(appointmentConfirmed()))
    expect(device.scrolls()).toEqual([{ top: 0, behavior: 'auto' }])
  })

  it('a booked demo that is over moves neither focus nor scroll when the visitor returns', async () => {
    await renderHeading(3)
    device.setNow('2026-11-27T09:00:00Z')
    fireEvent(document, new Event('visibilitychange'))
    expect(document.body).toHaveFocus()
    expect(device.scrolls()).toEqual([])
  })

  it('a choice or a change of language moves neither focus nor scroll', async () => {
    const { store, switchLanguage } = await renderHeading()
    act(() => void store.dispatch(dateChosen('2026-11-26')))
    await switchLanguage('es')
    expect(document.body).toHaveFocus()
    expect(device.scrolls()).toEqual([])
  })
})
