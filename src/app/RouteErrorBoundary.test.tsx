import { screen } from '@testing-library/react'
import enNotFound from '@/content/en/not_found'
import esNotFound from '@/content/es/not_found'
import { siteConfig } from '../site/siteConfig'
import { renderWithProviders } from '../testing/renderWithProviders'
import { RouteErrorBoundary } from './RouteErrorBoundary'

function BrokenPage(): never {
  throw new Error('A page that breaks')
}

describe('a page inside the error boundary', () => {
  it('renders normally if nothing throws', async () => {
    await renderWithProviders(<RouteErrorBoundary path="/">A page</RouteErrorBoundary>)
    expect(screen.getByText('A page')).toBeVisible()
  })

  it.each([
    ['es', esNotFound],
    ['en', enNotFound],
  ] as const)(
    'shows an error and a link in %s if the page throws',
    async (language, { unexpected_error, reload }) => {
      // React reports what a boundary caught.
      jest.spyOn(console, 'error').mockReturnValue(undefined)
      await renderWithProviders(
        <RouteErrorBoundary path="/">
          <BrokenPage />
        </RouteErrorBoundary>,
        { language, namespaces: ['not_found'] },
      )
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Unexpected Application Error!',
      )
      expect(screen.getByText('Unexpected Application Error!')).toHaveAttribute('lang', 'en')
      expect(screen.getByText(unexpected_error)).toBeVisible()
      expect(document.title).toBe(`Unexpected Application Error! | ${siteConfig.brand}`)
      expect(screen.getByRole('button', { name: reload })).toBeEnabled()
    },
  )

  it('renders without a part that throws', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const onError = jest.fn()
    await renderWithProviders(
      <>
        <RouteErrorBoundary path="/" fallback={null} onError={onError}>
          <BrokenPage />
        </RouteErrorBoundary>
        A page
      </>,
    )
    expect(onError).toHaveBeenCalledTimes(1)
    expect(screen.getByText('A page')).toBeVisible()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('renders after the visitor leaves a page that threw', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const { rerender } = await renderWithProviders(
      <RouteErrorBoundary path="/precios">
        <BrokenPage />
      </RouteErrorBoundary>,
      { namespaces: ['not_found'] },
    )
    rerender(<RouteErrorBoundary path="/blog">Another page</RouteErrorBoundary>)
    expect(screen.getByText('Another page')).toBeVisible()
  })
})
