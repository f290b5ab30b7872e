import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { LazyWhenVisible } from './LazyWhenVisible'

test('LazyWhenVisible loads its content near the viewport and keeps it when it leaves the viewport', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Heavy</p> }))
  const Heavy = lazy(load)
  const { container } = render(
    <LazyWhenVisible className="room">
      <Heavy />
    </LazyWhenVisible>,
  )
  expect(load).not.toHaveBeenCalled()
  expect(container.innerHTML).toBe('<div class="room" data-hydrate-on-visible=""></div>')
  mockAllIsIntersecting(true)
  expect(await screen.findByText('Heavy')).toBeVisible()
  mockAllIsIntersecting(false)
  expect(screen.getByText('Heavy')).toBeVisible()
})
