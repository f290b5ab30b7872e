import { fireEvent, renderHook } from '@testing-library/react'
import { useIsScrolled } from './scroll'

it('useIsScrolled renders only when the page passes the threshold', () => {
  const rendered = jest.fn()
  renderHook(() => {
    rendered(useIsScrolled(10))
  })
  for (const scrollY of [10, 11, 20, 30, 11, 10]) fireEvent.scroll(window, { target: { scrollY } })
  expect(rendered.mock.calls).toEqual([[false], [true], [false]])
})
