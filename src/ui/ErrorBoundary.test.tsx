import { screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders'
import { createLoadError } from '../site/loading'
import { ErrorBoundary } from './ErrorBoundary'

let isBroken = true
const brokenPart = new Error('A part that breaks')
let thrown: Error = brokenPart

function Part() {
  if (isBroken) throw thrown
  return <p>The part</p>
}

const fallback = (error: unknown, retry: () => void) => (
  <button onClick={retry}>{(error as Error).message}</button>
)

beforeEach(() => {
  isBroken = true
  thrown = brokenPart
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

it('renders normally if nothing throws', async () => {
  await renderWithProviders(<ErrorBoundary fallback={fallback}>A page</ErrorBoundary>)
  expect(screen.getByText('A page')).toBeVisible()
})

it('renders the fallback instead of a part that throws, and the part again on request', async () => {
  const onError = jest.fn()
  const { user } = await renderWithProviders(
    <ErrorBoundary fallback={fallback} onError={onError}>
      <Part />
    </ErrorBoundary>,
  )
  expect(onError).toHaveBeenCalledTimes(1)
  isBroken = false
  await user.click(screen.getByRole('button', { name: brokenPart.message }))
  expect(screen.getByText('The part')).toBeVisible()
})

it('renders again after the visitor leaves a page that threw', async () => {
  const { rerender } = await renderWithProviders(
    <ErrorBoundary path="/precios" fallback={fallback}>
      <Part />
    </ErrorBoundary>,
  )
  rerender(
    <ErrorBoundary path="/blog" fallback={fallback}>
      Another page
    </ErrorBoundary>,
  )
  expect(screen.getByText('Another page')).toBeVisible()
})

it.each([
  ['a fault to the boundary around it', brokenPart, 'outer'],
  ['nothing that could not be loaded', createLoadError('lost'), 'inner'],
])('for loading leaves %s', async (_what, error, expected) => {
  thrown = error
  await renderWithProviders(
    <ErrorBoundary fallback={() => 'outer'}>
      <ErrorBoundary isForLoading fallback={() => 'inner'}>
        <Part />
      </ErrorBoundary>
    </ErrorBoundary>,
  )
  expect(screen.getByText(expected)).toBeVisible()
})
