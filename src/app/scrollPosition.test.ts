import { renderHook } from '@testing-library/react'
import { laidOutAttribute } from '../hydration/attributes'
import { beginView } from '../ui/scroll'
import {
  readScrollPosition,
  restoreScroll,
  scrollToAnchor,
  useScrollPosition,
} from './scrollPosition'

/** The heights of the page's sections. */
let heights: number[] = []
const scrollTo = jest.fn<undefined, [ScrollToOptions]>(({ top = 0 }) => {
  window.scrollY = top
})
let resize: () => void = () => undefined

const addSection = (height: number) => {
  heights.push(height)
  const section = document.createElement('section')
  section.id = `section-${heights.length}`
  jest.spyOn(section, 'getBoundingClientRect').mockImplementation(() => {
    const index = [...document.querySelectorAll('section')].indexOf(section)
    const above = heights.slice(0, index).reduce((sum, one) => sum + one, 0)
    return new DOMRect(0, above - window.scrollY, 360, heights[index])
  })
  document.getElementById('content')?.append(section)
}

const waitForMutations = () => Promise.resolve()

beforeEach(() => {
  document.body.innerHTML = '<main id="content"></main>'
  heights = []
  window.scrollY = 0
  scrollTo.mockClear()
  Object.assign(window, { scrollTo })
  jest.spyOn(window, 'ResizeObserver').mockImplementation((notify) => {
    resize = () => {
      notify([], { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() })
    }
    const disconnect = () => {
      resize = () => undefined
    }
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect }
  })
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('a remembered scroll position', () => {
  it.each([
    [0, { section: 0, top: 0 }],
    [700, { section: 1, top: -200 }],
    [1500, { section: 2, top: 0 }],
  ])('names the section at the top of the viewport: at %d px', (at, position) => {
    for (const height of [500, 1000, 800]) addSection(height)
    window.scrollY = at
    expect(readScrollPosition()).toEqual(position)
  })

  it('names the first section if the viewport is above all sections', () => {
    expect(readScrollPosition()).toEqual({ section: 0, top: 0 })
    addSection(500)
    window.scrollY = -80
    expect(readScrollPosition()).toEqual({ section: 0, top: 80 })
  })
})

describe('restoring the scroll position', () => {
  it('scrolls at once if the section exists', () => {
    for (const height of [500, 1000]) addSection(height)
    restoreScroll({ section: 1, top: -200 })
    expect(window.scrollY).toBe(700)
  })

  it('waits until the section exists', async () => {
    addSection(500)
    restoreScroll({ section: 2, top: -200 })
    addSection(1000)
    await waitForMutations()
    expect(scrollTo).not.toHaveBeenCalled()
    addSection(800)
    await waitForMutations()
    expect(window.scrollY).toBe(1700)
  })

  it('keeps the section in place while sections above it grow', () => {
    for (const height of [500, 1000]) addSection(height)
    restoreScroll({ section: 1, top: -200 })
    heights[0] = 572
    resize()
    expect(window.scrollY).toBe(772)
  })

  it.each([
    ['the visitor scrolls', () => window.dispatchEvent(new Event('wheel'))],
    ['the visitor touches the screen', () => window.dispatchEvent(new Event('pointerdown'))],
    ['the visitor presses a key', () => window.dispatchEvent(new Event('keydown'))],
    [
      'five seconds have passed',
      () => {
        jest.advanceTimersByTime(5_000)
      },
    ],
  ])('stops on %s', async (_when, happen) => {
    addSection(500)
    restoreScroll({ section: 1, top: 0 })
    happen()
    addSection(1000)
    await waitForMutations()
    resize()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('stops on an action that React keeps from bubbling, in a part that is not hydrated', async () => {
    addSection(500)
    restoreScroll({ section: 1, top: 0 })
    const stopBubbling = (event: Event) => {
      event.stopPropagation()
    }
    document.addEventListener('keydown', stopBubbling, { once: true })
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    addSection(1000)
    await waitForMutations()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('stops when the visitor navigates', async () => {
    addSection(500)
    restoreScroll({ section: 1, top: 0 })()
    addSection(1000)
    await waitForMutations()
    resize()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

it('is restored by the browser after a visit to another site, also by WebKit, which does so after `pageshow`', () => {
  const { unmount } = renderHook(() => useScrollPosition('key', { current: false }))
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('auto')
  jest.runAllTimers()
  expect(window.history.scrollRestoration).toBe('manual')
  unmount()
})

it('is not restored after a reload that leaves a later view of the page', () => {
  const title = document.body.appendChild(document.createElement('h2'))
  beginView(title)
  const { unmount } = renderHook(() => useScrollPosition('key', { current: false }))
  const leave = (persisted: boolean) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
    return window.history.scrollRestoration
  }
  expect(leave(false)).toBe('manual')
  expect(leave(true)).toBe('auto')
  title.remove()
  expect(leave(false)).toBe('auto')
  unmount()
})

describe('an anchor', () => {
  it('has the whole page laid out, which moves it to its exact position, also if it comes later', async () => {
    document.body.append(Object.assign(document.createElement('footer'), { id: 'foot' }))
    const listLaidOut = () =>
      [...document.querySelectorAll(`[${laidOutAttribute}]`)].map(({ id }) => id)
    addSection(500)
    scrollToAnchor('section-2')
    expect(listLaidOut()).toEqual(['section-1', 'foot'])
    addSection(1000)
    await waitForMutations()
    expect(listLaidOut()).toEqual(['section-1', 'section-2', 'foot'])
    expect(document.getElementById('section-2')).toHaveFocus()
  })

  it('is kept in place, but focused only once', () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
    for (const height of [500, 1000]) addSection(height)
    scrollToAnchor('section-2')
    expect(document.getElementById('section-2')).toHaveFocus()
    document.getElementById('section-2')?.blur()
    resize()
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
    expect(document.body).toHaveFocus()
  })

  it('leaves the focus to a visitor who is in it', () => {
    addSection(500)
    const field = document.createElement('input')
    document.getElementById('section-1')?.append(field)
    field.focus()
    scrollToAnchor('section-1')
    expect(field).toHaveFocus()
  })

  it('that is a field gets the focus and stays a tab stop', () => {
    const field = document.createElement('input')
    field.id = 'query'
    document.getElementById('content')?.append(field)
    scrollToAnchor('query')
    expect(field).toHaveFocus()
    expect(field.tabIndex).toBe(0)
  })
})
