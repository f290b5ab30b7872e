import { fireEvent, screen } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { renderThemed } from '@/testing/renderThemed'
import { Reveal } from './Reveal'

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top })
  fireEvent.scroll(window)
}

const isHidden = () => screen.getByText('Content').hasAttribute('data-hidden')

afterEach(() => {
  scrollTo(0)
})

it('Reveal hides what is below the view, once it has been scrolled to no more', () => {
  renderThemed(<Reveal>Content</Reveal>)
  scrollTo(100)
  expect(isHidden()).toBe(false)
  mockAllIsIntersecting(false)
  expect(isHidden()).toBe(true)
  mockAllIsIntersecting(true)
  expect(isHidden()).toBe(false)
  mockAllIsIntersecting(false)
  expect(isHidden()).toBe(false)
})

it('Reveal hides nothing at the top of the page, where pictures of the whole page are taken', () => {
  renderThemed(<Reveal>Content</Reveal>)
  mockAllIsIntersecting(false)
  expect(isHidden()).toBe(false)
  scrollTo(1)
  expect(isHidden()).toBe(true)
  scrollTo(0)
  expect(isHidden()).toBe(false)
})
