import { act, fireEvent, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderStep } from './contact/testing/renderStep'
import { dateChosen } from './bookingSlice'
import { findStep, findTimeZone } from './testing/renderWizard'

const device = mockBrowser()
const service = startContactServiceServer()

/** The first instant at which the example's date is too early. */
const tooLate = '2026-11-24T23:00:00Z'
const comeBack = () => {
  fireEvent(document, new Event('visibilitychange'))
}

describe('a date that has become too early while the page was open', () => {
  it.each([
    ['en', enScheduledemo],
    ['es', esScheduledemo],
  ] as const)('leads in %s back to step 1 when the visitor returns', async (language, texts) => {
    const { store } = await renderStep(service, { language })
    comeBack()
    expect(await findStep(texts.step_2_title)).toBeVisible()
    device.setNow(tooLate)
    comeBack()
    expect(await findStep(texts.step_1_title)).toHaveFocus()
    await findTimeZone()
    expect(screen.getByText(texts.error_date_over)).toBeVisible()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
    act(() => void store.dispatch(dateChosen('2026-11-27')))
    expect(screen.queryByText(texts.error_date_over)).not.toBeInTheDocument()
    expect(await screen.findAllByRole('radio')).toHaveLength(9)
  })

  it('is not written, and what was typed is kept', async () => {
    const { book, store } = await renderStep(service)
    device.setNow(tooLate)
    await book()
    expect(await findStep(enScheduledemo.step_1_title)).toBeVisible()
    await findTimeZone()
    expect(service.requests.filter(({ call }) => call.startsWith('create'))).toEqual([])
    act(() => void store.dispatch(dateChosen('2026-11-27')))
    expect(store.getState().booking).toMatchObject({ step: 1, isDateExpired: false })
  })

  it('is told on step 1, too', async () => {
    await renderStep(service, { booking: { step: 1 } })
    device.setNow(tooLate)
    comeBack()
    expect(await screen.findByText(enScheduledemo.error_date_over)).toBeVisible()
  })
})
