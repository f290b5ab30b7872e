import { expect, type Page } from '@playwright/test'

/** Least height and width of a target in pixels (WCAG 2.5.8), and least height of buttons. */
const leastTarget = 24
const leastButton = 44

/** Checks the size of what can be pressed. Links within a sentence are exempt. */
export async function expectLargeTargets(page: Page) {
  const small = await page.evaluate(
    ({ target, button }) => {
      const isInText = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent !== element.textContent
      const selector =
        'a[href], button, summary, input, textarea, [role=tab], [role=gridcell], [role=option]'
      return [...document.querySelectorAll(selector)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
            !element.closest('.visually-hidden, [aria-hidden=true], [inert]') &&
            !isInText(element),
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          // The whole card of a link is its target.
          const area = getComputedStyle(element, '::after')
          const isStretched = area.position === 'absolute' && area.content !== 'none'
          const least = element.matches('.MuiButton-root') ? button : target
          const isLarge = height >= least && width >= target
          return isLarge || isStretched
            ? ''
            : `${element.textContent.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`
        })
        .filter(Boolean)
    },
    { target: leastTarget, button: leastButton },
  )
  expect(small).toEqual([])
}
