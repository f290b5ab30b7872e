import { render } from '@testing-library/react'
import { useHydrationComplete } from './useHydrationComplete'

function Site() {
  useHydrationComplete()
  return null
}

const pressed = (connected: boolean) => {
  const button = document.createElement('button')
  const press = jest.fn()
  button.addEventListener('click', press)
  if (connected) document.body.append(button)
  window.queuedClick = button
  return press
}

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
  delete window.queuedClick
})

it('marks the document as hydrated', () => {
  render(<Site />)
  expect(document.documentElement).toHaveAttribute('data-hydrated')
})

it('does once what was pressed before it was', () => {
  const press = pressed(true)
  const { rerender } = render(<Site />)
  rerender(<Site />)
  expect(press).toHaveBeenCalledTimes(1)
})

it('forgets what is no longer there', () => {
  const press = pressed(false)
  render(<Site />)
  expect(press).not.toHaveBeenCalled()
})
