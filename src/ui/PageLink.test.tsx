import { screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders'
import { PageLink } from './PageLink'

describe('a link to a page', () => {
  it.each([
    ['home', 'es', '/'],
    ['home', 'en', '/'],
    ['scheduleDemo', 'es', '/agendar-demo'],
    ['scheduleDemo', 'en', '/en/schedule-demo'],
  ] as const)('%s in %s leads to %s', async (page, language, path) => {
    await renderWithProviders(<PageLink page={page}>There</PageLink>, { language })
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', path)
  })

  it('follows a switch of language', async () => {
    const { switchLanguage } = await renderWithProviders(
      <PageLink page="scheduleDemo">There</PageLink>,
    )
    // At once, while the texts are still loading.
    const switched = switchLanguage('en')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/schedule-demo')
    await switched
  })

  it('takes the props of any link', async () => {
    await renderWithProviders(
      <PageLink page="home" className="brand" aria-label="Home">
        There
      </PageLink>,
    )
    expect(screen.getByRole('link', { name: 'Home' })).toHaveClass('brand')
  })
})
