import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { LazyWhenVisible } from './LazyWhenVisible'

test('what is heavy is loaded when a visitor comes near it, and stays when they leave', async () => {
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
