import { render } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { AfterHydration, HydrateAfterPage } from './AfterHydration'

it('HydrateAfterPage hydrates its children after the page and what the page renders then', () => {
  const alive: string[] = []
  function Part({ name }: { readonly name: string }) {
    useEffect(() => {
      alive.push(name)
    }, [name])
    return name
  }
  const site = (
    <>
      <HydrateAfterPage>
        <Part name="header" />
      </HydrateAfterPage>
      <Suspense>
        <Part name="page" />
        <AfterHydration>
          <Part name="calendar" />
        </AfterHydration>
      </Suspense>
    </>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(site)
  document.body.append(container)
  expect(container).toHaveTextContent('headerpage')
  render(site, { container, hydrate: true })
  expect(alive).toEqual(['page', 'calendar', 'header'])
})
