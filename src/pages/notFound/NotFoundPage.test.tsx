import { screen, within } from '@testing-library/react'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { languages } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import NotFoundPage from './NotFoundPage'

it.each(languages)('leaves nobody stuck, in %s', async (language) => {
  const { not_found, search } = texts[language]
  const { user } = await renderWithProviders(
    <>
      <NotFoundPage />
      <LocationProbe />
    </>,
    { path: '/nowhere', language, namespaces: ['not_found', 'search'] },
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(not_found.title)
  expect(screen.getByRole('link', { name: not_found.back_home })).toHaveAttribute('href', '/')
  const suggestions = within(screen.getByRole('navigation', { name: search.suggestions }))
  const link = suggestions.getByRole('link', { name: search.suggestion_channels })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=.+WhatsApp/))
  await user.type(screen.getByRole('searchbox', { name: search.label }), 'CRM{Enter}')
  expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent('/search?q=CRM')
})
