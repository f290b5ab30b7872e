import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useHydrated } from './useHydrated'

const Query = () => <p>{useHydrated() ? 'what the query says' : 'what every visitor sees'}</p>

it('useHydrated is false in the prerendered page and true after hydration', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Query />)
  expect(container).toHaveTextContent('what every visitor sees')
  document.body.append(container)
  render(<Query />, { container, hydrate: true })
  expect(screen.getByText('what the query says')).toBeVisible()
})

it('useHydrated is true at once if nothing was prerendered', () => {
  const seen: boolean[] = []
  const Witness = () => {
    seen.push(useHydrated())
    return null
  }
  render(<Witness />)
  expect(seen).toEqual([true])
})
