import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StreamedSections } from './StreamedSections'
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

it('repeats the queued click once', async () => {
  const press = queueButton(true)
  const { rerender } = render(<Site />)
  rerender(<Site />)
  await Promise.resolve()
  expect(press).toHaveBeenCalledTimes(1)
})

it('drops the queued click if its button no longer exists', async () => {
  const press = queueButton(false)
  render(<Site />)
  await Promise.resolve()
  expect(press).not.toHaveBeenCalled()
})

it('repeats the queued click on a button of a section that is hydrated later', async () => {
  const press = jest.fn()
  const site = (
    <>
      <Site />
      <StreamedSections>
        <button onClick={press}>Second</button>
      </StreamedSections>
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site)
  window.queuedClick = screen.getByRole('button')
  render(site, { container, hydrate: true })
  await Promise.resolve()
  expect(press).toHaveBeenCalledTimes(1)
})
