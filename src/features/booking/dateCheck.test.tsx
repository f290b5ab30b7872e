import { act, fireEvent, screen } from '@testing-library/react'
import { languages } from '@/site/language'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { renderStep } from './contact/testing/renderStep'
import { dateChosen } from './choice'
import { appointment, details } from './testing/example'
import { button, findStep, findTimeZone } from './testing/renderWizard'
import { DateTimeStep } from './dateTime/DateTimeStep'
import { day, findTimes, renderStep as renderDateTimeStep } from './dateTime/testing/renderStep'

const { scheduledemo } = texts.en
const device = mockBrowser()
const service = startContactServiceServer()

/** The first instant at which the example's date is too early. */
const tooLate = '2026-11-24T23:00:00Z'
const comeBack = () => {
  fireEvent(document, new Event('visibilitychange'))
}

describe('a date that has become too early while the page was open (R53)', () => {
  it.each(languages)('leads in %s back to step 1 when the visitor returns', async (language) => {
    const { step_1_title, step_2_title, error_date_over } = texts[language].scheduledemo
    const { store } = await renderStep(service, { language })
    comeBack()
    expect(await findStep(step_2_title)).toBeVisible()
    device.setNow(tooLate)
    comeBack()
    expect(await findStep(step_1_title)).toHaveFocus()
    await findTimeZone()
    expect(screen.getByText(error_date_over)).toBeVisible()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
    act(() => void store.dispatch(dateChosen('2026-11-27')))
    expect(screen.queryByText(error_date_over)).not.toBeInTheDocument()
    expect(await screen.findAllByRole('radio')).toHaveLength(9)
  })

  it('is not written, and what was typed is kept', async () => {
    const { book, store, field, user } = await renderStep(service)
    device.setNow(tooLate)
    await book()
    expect(await findStep(scheduledemo.step_1_title)).toBeVisible()
    await findTimeZone()
    expect(service.requests.filter(({ call }) => call.startsWith('create'))).toEqual([])
    expect(screen.getByText(scheduledemo.error_date_over)).toBeVisible()
    act(() => void store.dispatch(dateChosen('2026-11-27')))
    expect(screen.queryByText(scheduledemo.error_date_over)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('radio', { name: '10:00 AM' }))
    await user.click(button(scheduledemo.continue))
    await findStep(scheduledemo.step_2_title)
    for (const name of ['name', 'email', 'company', 'phone'] as const)
      expect(field(name)).toHaveValue(details[name])
  })

  it('is told on step 1, too, until they choose another', async () => {
    const { chooseDay } = await renderDateTimeStep(service, { booking: appointment })
    device.setNow(tooLate)
    comeBack()
    expect(await screen.findByText(scheduledemo.error_date_over)).toBeVisible()
    await chooseDay('Friday, November 27, 2026')
    expect(screen.queryByText(scheduledemo.error_date_over)).not.toBeInTheDocument()
  })

  it.each([
    ['in the form', 0, true],
    ['nowhere', 0, true],
    ['nowhere, and reads below the form', -2000, false],
    ['nowhere, and reads above the form', 2000, false],
    ['elsewhere on the page', 0, false],
  ])(
    'leaves the focus of a visitor who is %s, and scrolls only who sees the form',
    async (place, top, isShown) => {
      await renderDateTimeStep(service, { booking: appointment })
      const rectangle = new DOMRect(0, top, 360, 1000)
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rectangle)
      const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
      const field = await findTimeZone()
      const elsewhere = document.body.appendChild(document.createElement('input'))
      const focused = { 'in the form': field, 'elsewhere on the page': elsewhere }[place]
      act(() => focused?.focus())
      device.setNow(tooLate)
      comeBack()
      const error = await screen.findByText(scheduledemo.error_date_over)
      expect(focused ?? document.body).toHaveFocus()
      expect(device.scrolls()).toEqual([])
      const seen = shown.mock.contexts.map((part) => (part as Element).contains(error))
      expect(seen).toEqual(isShown ? [true] : [])
      elsewhere.remove()
    },
  )

  it('is told without a scroll on a page that opens', async () => {
    device.setNow(tooLate)
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1, 1))
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    await renderWithProviders(<DateTimeStep />, {
      language: 'en',
      namespaces: ['scheduledemo', 'time_zones'],
      services: stubServiceUrls,
      preloadedState: { booking: { step: 1, isSubmitting: false, ...appointment } },
    })
    expect(await screen.findByText(scheduledemo.error_date_over)).toBeVisible()
    expect(shown).not.toHaveBeenCalled()
  })

  it('is chosen still, with its time, if only the device’s clock was wrong', async () => {
    const { user } = await renderDateTimeStep(service, { booking: appointment })
    await findTimes()
    device.setNow(tooLate)
    await user.click(button(scheduledemo.continue))
    expect(screen.getByText(scheduledemo.error_date_over)).toBeVisible()
    device.setNow('2026-11-24T09:00:00Z')
    comeBack()
    expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeChecked()
    expect(screen.queryByText(scheduledemo.error_select_datetime)).not.toBeInTheDocument()
  })

  it.each([
    ['stays on step 1', 0, 'step_1_title', { step: 1 }],
    ['leads from step 2 to step 1 once', 1, 'step_1_title', { step: 2 }],
    ['leaves a booking that is sent', 0, 'step_2_title', { step: 2, isSubmitting: true }],
  ] as const)('%s', async (_what, count, title, booking) => {
    await renderStep(service, { booking })
    device.setNow(tooLate)
    comeBack()
    expect(await findStep(scheduledemo[title])).toBeVisible()
    expect(device.scrolls()).toHaveLength(count)
  })
})

it('a day that has become too early is not offered any more when the visitor returns', async () => {
  device.setNow('2026-11-16T09:00:00Z')
  await renderDateTimeStep(service)
  await screen.findByRole('grid', { name: 'November 2026' })
  expect(day(/^Wednesday, November 18, 2026/)).toHaveAttribute('aria-disabled', 'false')
  device.setNow('2026-11-17T09:00:00Z')
  comeBack()
  expect(day(/^Wednesday, November 18, 2026/)).toHaveAttribute('aria-disabled', 'true')
})

const serviceTime = '2026-11-17T02:00:00Z'
const days = (count: number) => new Date(Date.parse(serviceTime) + count * 86_400_000).toISOString()

describe('a device whose clock is wrong', () => {
  it.each([-4000, -400, -31, -2, -0.25, 0, 0.25, 2, 31, 400, 4000])(
    'by %d days offers the days that the service accepts',
    async (offset) => {
      device.setNow(days(offset))
      service.setClock(serviceTime)
      const { chooseDay } = await renderDateTimeStep(service)
      expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible()
      expect(day(/^Wednesday, November 18, 2026/)).toHaveAttribute('aria-disabled', 'true')
      await chooseDay('Thursday, November 19, 2026')
      expect(await findTimes()).toHaveLength(9)
    },
  )

  it.each([
    ['before the first bookable day', -2, '2026-11-18'],
    ['after the last one', 400, '2028-01-03'],
  ])('loses a chosen date %s, and is told so', async (_which, offset, date) => {
    device.setNow(days(offset))
    let answer: (reply: 'usual') => void = () => undefined
    service.reply('listActivities', new Promise((resolve) => (answer = resolve)))
    service.setClock(serviceTime)
    const { store } = await renderDateTimeStep(service)
    act(() => void store.dispatch(dateChosen(date)))
    expect(screen.getByRole('gridcell', { selected: true })).toBeVisible()
    answer('usual')
    expect(await screen.findByText(scheduledemo.error_date_over)).toBeVisible()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
    expect(store.getState().booking).toMatchObject({ step: 1 })
  })
})
