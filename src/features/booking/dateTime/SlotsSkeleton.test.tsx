import { act, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { SlotsSkeleton } from './SlotsSkeleton'
import { useIsSlow } from './useIsSlow'

afterEach(() => {
  jest.useRealTimers()
})

function Search({ day }: { readonly day: string }) {
  return <SlotsSkeleton isSlow={useIsSlow(true, day)} />
}

it('says after two seconds of a search that it goes on', async () => {
  jest.useFakeTimers()
  const options = { language: 'en', namespaces: ['scheduledemo'] } as const
  const { rerender } = await renderWithProviders(<Search day="one" />, options)
  const wait = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds)
    })
  }
  const text = () => screen.queryByText(enScheduledemo.times_slow)
  wait(1_999)
  expect(text()).not.toBeInTheDocument()
  wait(1)
  expect(text()).toBeVisible()
  rerender(<Search day="another" />)
  expect(text()).not.toBeInTheDocument()
})
