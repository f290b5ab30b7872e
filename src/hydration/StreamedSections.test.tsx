import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
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
const getTexts = () => screen.queryAllByText(/./).map(({ textContent }) => textContent)

it('StreamedSections is complete in a prerendered document and hydrates without a change', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const paragraphs = screen.getAllByText(/./)
  expect(getTexts()).toEqual(['One', 'Two', 'Three', 'Four'])
  render(page, { container, hydrate: true })
  expect(screen.getAllByText(/./)).toEqual(paragraphs)
})

it('StreamedSections shows its first section before the others after a client-side navigation', () => {
  const commits: (readonly (string | null)[])[] = []
  function Probe() {
    useLayoutEffect(() => void commits.push(getTexts()))
    return <p>One</p>
  }
  render(
    <ClientNavigationContext value={true}>
      <StreamedSections>
        <Probe />
        <p>Two</p>
        <p>Three</p>
      </StreamedSections>
    </ClientNavigationContext>,
  )
  expect(commits[0]).toEqual(['One'])
  expect(getTexts()).toEqual(['One', 'Two', 'Three'])
})
