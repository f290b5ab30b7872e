import { render } from '@testing-library/react'
import { useHydrationComplete } from './useHydrationComplete'

function Site() {
  useHydrationComplete()
  return null
}

const queueButton = (connected: boolean) => {
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

it('repeats the queued click once', () => {
  const press = queueButton(true)
  const { rerender } = render(<Site />)
  rerender(<Site />)
  expect(press).toHaveBeenCalledTimes(1)
})

it('drops the queued click if its button no longer exists', () => {
  const press = queueButton(false)
  render(<Site />)
  expect(press).not.toHaveBeenCalled()
})
