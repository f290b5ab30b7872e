import { screen, within } from '@testing-library/react'
import enNotFound from '@/content/en/not_found'
import enSearch from '@/content/en/search'
import esNotFound from '@/content/es/not_found'
import esSearch from '@/content/es/search'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { renderWithProviders } from '@/testing/renderWithProviders'
import NotFoundPage from './NotFoundPage'

it.each([
  ['es', esNotFound, esSearch],
  ['en', enNotFound, enSearch],
] as const)('leaves nobody stuck, in %s', async (language, text, search) => {
  const { user } = await renderWithProviders(
    <>
      <NotFoundPage />
      <LocationProbe />
    </>,
    { path: '/nowhere', language, namespaces: ['not_found', 'search'] },
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title)
  expect(screen.getByRole('link', { name: text.back_home })).toHaveAttribute('href', '/')
  const suggestions = within(screen.getByRole('navigation', { name: search.suggestions }))
  const link = suggestions.getByRole('link', { name: search.suggestion_channels })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=.+WhatsApp/))
  await user.type(screen.getByRole('searchbox', { name: search.label }), 'CRM{Enter}')
  expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent('/search?q=CRM')
})
