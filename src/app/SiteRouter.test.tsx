import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SiteRouter } from './SiteRouter'

const Late = lazy(() => new Promise<never>(() => undefined))

function Place() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/precios">Next</Link>
      <Suspense fallback="Loading">{pathname === '/' ? 'Home' : <Late />}</Suspense>
    </>
  )
}

const renderPlace = (ready: boolean) =>
  render(
    <SiteRouter isReady={() => ready}>
      <Place />
    </SiteRouter>,
  )

beforeEach(() => {
  window.history.replaceState(null, '', '/')
})

it.each([
  ['keeps the page at hand until the next one has come', false, 'Home'],
  ['goes at once to a page that is ready', true, 'Loading'],
])('%s', async (_what, ready, shown) => {
  renderPlace(ready)
  expect(screen.getByText('Home')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(screen.getByText(shown)).toBeVisible()
  expect(window.location.pathname).toBe('/precios')
})
