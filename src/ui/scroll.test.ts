import { fireEvent, renderHook } from '@testing-library/react'
import { ignoreSecondClick, useIsScrolled } from './scroll'

it('useIsScrolled renders only when the page passes the threshold', () => {
  const rendered = jest.fn()
  renderHook(() => {
    rendered(useIsScrolled(10))
  })
  for (const scrollY of [10, 11, 20, 30, 11, 10]) fireEvent.scroll(window, { target: { scrollY } })
  expect(rendered.mock.calls).toEqual([[false], [true], [false]])
})

/** Whether a press on an element takes the focus. */
const takesFocus = (element: Element) =>
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))

afterEach(() => {
  document.body.replaceChildren()
  jest.useRealTimers()
})

it.each(['finish', 'cancel'] as const)(
  'a press through the page keeps the focus for as long as the page can’t be clicked, up to its %s',
  (end) => {
    jest.useFakeTimers()
    const content = document.body.appendChild(document.createElement('main'))
    content.id = 'content'
    const button = document.body.appendChild(document.createElement('button'))
    const pause = new EventTarget() as Animation
    const animate = jest.spyOn(content, 'animate').mockReturnValue(pause)
    ignoreSecondClick()
    expect(animate).toHaveBeenCalledWith({ pointerEvents: ['none', 'none'] }, 400)
    // The animation begins later than the call, at the next frame.
    jest.advanceTimersByTime(500)
    expect(takesFocus(document.body)).toBe(false)
    expect(takesFocus(content)).toBe(false)
    expect(takesFocus(button)).toBe(true)
    pause[`on${end}`]?.(new Event(end) as AnimationPlaybackEvent)
    expect(takesFocus(document.body)).toBe(true)
  },
)
