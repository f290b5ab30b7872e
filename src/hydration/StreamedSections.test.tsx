import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ClientNavigationContext, StreamedSections } from './StreamedSections'

const page = (
  <StreamedSections>
    <p>One</p>
    <p>Two</p>
    {['Three', 'Four'].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </StreamedSections>
)
const texts = () => screen.queryAllByText(/./).map(({ textContent }) => textContent)

it('is complete in a prerendered document, and hydrates without a change', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const paragraphs = screen.getAllByText(/./)
  expect(texts()).toEqual(['One', 'Two', 'Three', 'Four'])
  render(page, { container, hydrate: true })
  expect(screen.getAllByText(/./)).toEqual(paragraphs)
})

/** The next frame, and what follows its paint. */
const paint = () => {
  act(() => {
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1)
  })
}

it('is its first section on the way from another page, then one more after each paint', () => {
  jest.useFakeTimers()
  render(<ClientNavigationContext value={true}>{page}</ClientNavigationContext>)
  expect(texts()).toEqual(['One'])
  paint()
  expect(texts()).toEqual(['One', 'Two'])
  paint()
  paint()
  expect(texts()).toEqual(['One', 'Two', 'Three', 'Four'])
  jest.useRealTimers()
})
