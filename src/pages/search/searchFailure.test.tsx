import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders'
import SearchPage from './SearchPage'

const article = '../../content/en/articles/turingTest/body.ts'
let mockTries = 0

// What a chunk does that the network does not bring, the first time that it is asked for.
jest.mock('../../content/en/articles/turingTest/body.ts', () => {
  mockTries += 1
  if (mockTries === 1) throw new Error('Loading chunk failed')
  return jest.requireActual<object>(article)
})

it('a search that can not be loaded says so, and can be tried again', async () => {
  const { user } = await renderWithProviders(<SearchPage />, {
    address: '/search?q=Messenger',
    language: 'en',
    namespaces: ['search'],
  })
  const failure = 'The search could not be loaded. Check your connection and try again.'
  expect(await screen.findByText(failure)).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^\d+ results for “Messenger”$/)).toBeVisible()
  expect(mockTries).toBe(2)
})
