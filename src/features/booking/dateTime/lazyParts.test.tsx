import { screen } from '@testing-library/react'
import { createLoadError } from '@/site/loading'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { BookingWizard } from '../BookingWizard'
import { findTimeZone } from '../testing/renderWizard'

const { not_found } = texts.en

mockBrowser()
startContactServiceServer()

let mockIsLost = true

// The mocks stand for a chunk that is lost, which Jest cannot simulate at a lower level.
function mockLoad(path: string): object {
  if (mockIsLost) throw createLoadError('Loading chunk booking-times failed')
  return jest.requireActual(path)
}
jest.mock('./DaySlots', () => mockLoad('./DaySlots'))
jest.mock('./FullMonth', () => mockLoad('./FullMonth'))
jest.mock('./TimeZoneField', () => mockLoad('./TimeZoneField'))

it('lost zones and times are told by one message, and come back together', async () => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const { user } = await renderWithProviders(<BookingWizard />, {
    language: 'en',
    namespaces: ['scheduledemo', 'time_zones', 'phone'],
    services: stubServiceUrls,
    preloadedState: { booking: { step: 1, isSubmitting: false, date: '2026-11-26' } },
  })
  expect(await screen.findAllByText(not_found.part_lost)).toHaveLength(1)
  mockIsLost = false
  await user.click(screen.getByRole('button', { name: not_found.retry }))
  expect(await findTimeZone()).toBeVisible()
  expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeEnabled()
  expect(screen.queryByText(not_found.part_lost)).not.toBeInTheDocument()
})
