import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazySection } from './lazySection'

const renderSection = (load: Parameters<typeof lazySection>[0]) => {
  const LoadedSection = lazySection(load)
  render(
    <main>
      The page
      <Suspense fallback="The fallback">
        <LoadedSection />
      </Suspense>
    </main>,
  )
}

it('shows the section when its code has loaded', async () => {
  renderSection(() => Promise.resolve({ default: () => <p>The section</p> }))
  expect(await screen.findByText('The section')).toBeVisible()
})

it('keeps the page and the fallback if the code cannot be loaded', async () => {
  const load = Promise.reject(new Error('Loading chunk failed'))
  renderSection(() => load)
  await expect(load).rejects.toThrow()
  expect(screen.getByText(/The page/)).toHaveTextContent('The pageThe fallback')
})
