import { screen } from '@testing-library/react'
import enSearch from '@/content/en/search'
import { readArticleDocument } from '@/articles/articleDocuments'
import { setDocumentReader } from '@/i18n/loadDocument'
import { renderWithProviders } from '@/testing/renderWithProviders'
import SearchPage from './SearchPage'

it('a search index that fails to load shows an error and a retry button', async () => {
  let isOffline = true
  setDocumentReader((path) =>
    isOffline ? Promise.reject(new Error('Failed to fetch')) : readArticleDocument(path),
  )
  const { user } = await renderWithProviders(<SearchPage />, {
    path: '/search?q=Messenger',
    language: 'en',
    namespaces: ['search'],
  })
  expect(await screen.findByText(enSearch.failed)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(enSearch.failed)
  isOffline = false
  await user.click(screen.getByRole('button', { name: enSearch.retry }))
  expect(await screen.findByText(/^\d+ results for “Messenger”$/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
})
