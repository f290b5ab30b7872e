import { act, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { createLoadError } from '../site/loading'
import { renderWithProviders } from '../testing/renderWithProviders'
import { texts } from '../testing/texts'
import { lazyAgain } from './lazyAgain'
import { LoadBoundary, lazyPart, lazyPrerenderedPart } from './LoadBoundary'

const { not_found } = texts.es
let isLost = true
const loadPart = async () => {
  await Promise.resolve()
  if (isLost) throw createLoadError('Loading chunk 1 failed')
  return { default: () => <p>The part</p> }
}

const renderPart = (Part: ComponentType) =>
  renderWithProviders(
    <>
      <h1>The page</h1>
      <Part />
    </>,
  )

function hydratePart(Part: ComponentType) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>The part</p><!--/$-->'
  render(
    <Suspense>
      <Part />
    </Suspense>,
    { container, hydrate: true },
  )
}

beforeEach(() => {
  isLost = true
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

it('a part whose code is lost says so in its place, and is loaded again on request', async () => {
  const { user } = await renderPart(lazyPart(loadPart))
  expect(await screen.findByRole('alert')).toHaveTextContent(not_found.part_lost)
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  isLost = false
  await user.click(screen.getByRole('button', { name: not_found.retry }))
  expect(await screen.findByText('The part')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('parts that are lost one after the other are loaded again on one request', async () => {
  let loseSecond: () => void = () => undefined
  const First = lazyAgain(loadPart)
  const Second = lazyAgain(() =>
    isLost
      ? new Promise<never>((_resolve, reject) => {
          loseSecond = () => {
            reject(createLoadError('Loading chunk 2 failed'))
          }
        })
      : loadPart(),
  )
  const { user } = await renderPart(() => (
    <LoadBoundary>
      <First />
      <Second />
    </LoadBoundary>
  ))
  const retry = await screen.findByRole('button', { name: not_found.retry })
  loseSecond()
  isLost = false
  await user.click(retry)
  expect(await screen.findAllByText('The part')).toHaveLength(2)
})

it('the focus stays in the place of a part that is loaded again', async () => {
  const Part = lazyPart(loadPart)
  const { user } = await renderPart(() => (
    <section>
      <Part />
    </section>
  ))
  await user.click(await screen.findByRole('button', { name: not_found.retry }))
  expect(document.activeElement?.localName).toBe('section')
})

describe('a part that documents have', () => {
  it('stays as it is in a document', async () => {
    hydratePart(lazyPrerenderedPart(loadPart))
    await act(() => expect(loadPart()).rejects.toThrow())
    expect(screen.getByText('The part')).toBeVisible()
  })

  it('says that it is lost where it is rendered anew, after a navigation or in another language', async () => {
    await renderPart(lazyPrerenderedPart(loadPart))
    expect(await screen.findByRole('alert')).toHaveTextContent(not_found.part_lost)
  })
})
