import { act, render, screen } from '@testing-library/react'
import { useMediaQuery } from './useMediaQuery'

function Wide() {
  return <p>{useMediaQuery('(min-width: 900px)') ? 'wide' : 'narrow'}</p>
}

test('a media query is observed while it is used', () => {
  const listeners = new Set<() => void>()
  let matches = false
  Object.assign(window, {
    matchMedia: () => ({
      matches,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
  })
  const { unmount } = render(<Wide />)
  expect(screen.getByText('narrow')).toBeVisible()
  act(() => {
    matches = true
    listeners.forEach((listener) => {
      listener()
    })
  })
  expect(screen.getByText('wide')).toBeVisible()
  unmount()
  expect(listeners.size).toBe(0)
})
