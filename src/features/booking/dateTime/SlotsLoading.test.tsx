import { act, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { SlotsLoading } from './SlotsLoading'

afterEach(() => {
  jest.useRealTimers()
})

it('says after two seconds that the search goes on', async () => {
  jest.useFakeTimers()
  await renderWithProviders(<SlotsLoading />, { language: 'en', namespaces: ['scheduledemo'] })
  const status = screen.getByRole('status')
  act(() => {
    jest.advanceTimersByTime(1_999)
  })
  expect(status).toHaveTextContent(enScheduledemo.loading_times)
  act(() => {
    jest.advanceTimersByTime(1)
  })
  expect(status).toHaveTextContent(enScheduledemo.times_slow)
  expect(screen.getAllByText(enScheduledemo.times_slow)).toHaveLength(2)
})
