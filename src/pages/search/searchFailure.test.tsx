import { screen } from '@testing-library/react'
import enSearch from '@/content/en/search'
import { readArticleDocument } from '@/articles/readArticleDocument'
import { setDocumentReader } from '@/i18n/loadDocument'
import { renderWithProviders } from '@/testing/renderWithProviders'
import SearchPage from './SearchPage'

it('a search index that fails to load shows an error and a retry button', async () => {
  let tries = 0
  setDocumentReader((path) => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('Failed to fetch')) : readArticleDocument(path)
  })
  const { user } = await renderWithProviders(<SearchPage />, {
    path: '/search?q=Messenger',
    language: 'en',
    namespaces: ['search'],
  })
  const failure = enSearch.failed
  expect(await screen.findByText(failure)).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^\d+ results for “Messenger”$/)).toBeVisible()
  expect(tries).toBe(2)
})
