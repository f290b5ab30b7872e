import { expect, type Page } from '@playwright/test'

/** Checks that an element has the focus: lost, it is on `body`. */
export async function expectFocus(page: Page) {
  await expect(page.locator(':focus')).toBeAttached()
}

/** More stops than any page has. */
const mostStops = 400

/** What `describeFocus` returns while no element has the focus. */
const none = 'none'

/** Describes the focused element, and whether something lies over all of it. */
const describeFocus = (page: Page) =>
  page.evaluate(async (nothing) => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: nothing, isHidden: false }
    // Animations of sections that are not laid out never finish (`content-visibility`).
    const isSeen = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true
    while (document.getAnimations().some(isSeen))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const isHidden = !points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    const text = element.getAttribute('aria-label') ?? element.textContent
    return { name: `${element.tagName} ${text.trim().slice(0, 40)}`, isHidden }
  }, none)

/**
 * Presses a key from the beginning of the page until the focus leaves it. Returns the stops at which
 * nothing of the focused element is seen (WCAG 2.4.11), and how many there were.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    const { name, isHidden } = await describeFocus(page)
    if (name === none) return { stops, hidden }
    if (isHidden) hidden.push(name)
  }
  throw new Error(`${key} never leaves the page`)
}

/** Checks that no Tab stop is obscured, forward and backward. */
export async function expectFocusUnobscured(page: Page) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
    })
    const { stops, hidden } = await walk(page, key)
    expect(hidden, `hidden by ${key}`).toEqual([])
    expect(stops).toBeGreaterThan(5)
  }
}
