import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { mockBrowser } from '../testing/mockBrowser'
import { renderWithProviders } from '../testing/renderWithProviders'
import { startServer } from '../testing/startServer'
import { texts } from '../testing/texts'
import { shellNamespaces, Site } from './Site'

// The mock stands for a chunk that a release has removed, which Jest cannot simulate at a lower level.
jest.mock('./head/CurrentHead', () => {
  throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
})

mockBrowser()

startServer(http.head('*', () => new HttpResponse()))

it('a page whose head is lost is loaded as a document, since the title would be another page’s', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined)
  await renderWithProviders(<Site />, {
    path: '/nada',
    language: 'es',
    namespaces: shellNamespaces,
  })
  const { title } = texts.es.not_found
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  // jsdom can't load documents, and says so.
  await waitFor(() => {
    expect(String(error.mock.calls)).toContain('navigation')
  })
})
