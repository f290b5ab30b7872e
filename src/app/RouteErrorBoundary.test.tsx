import { screen } from '@testing-library/react'
import enNotFound from '@/content/en/not_found'
import esNotFound from '@/content/es/not_found'
import { renderWithProviders } from '../testing/renderWithProviders'
import { RouteErrorBoundary } from './RouteErrorBoundary'

function BrokenPage(): never {
  throw new Error('A page that breaks')
}

describe('a page', () => {
  it('is shown as it is', async () => {
    await renderWithProviders(<RouteErrorBoundary path="/">A page</RouteErrorBoundary>)
    expect(screen.getByText('A page')).toBeVisible()
  })

  it.each([
    ['es', esNotFound],
    ['en', enNotFound],
  ] as const)(
    'that breaks is an error to read in %s, with a way on',
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
      expect(screen.getByRole('button', { name: reload })).toBeEnabled()
    },
  )

  it('is there without a part that breaks', async () => {
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

  it('that breaks does not stand in the way of the next one', async () => {
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
