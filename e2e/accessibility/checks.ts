import type { Locator, Page } from '@playwright/test'
import { expect, softly } from '../fixtures/test'

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
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', firstStop: Locator | undefined) {
  const hidden: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    if (stops === 0 && firstStop) await expect(firstStop).toBeFocused()
    const { name, isHidden } = await describeFocus(page)
    if (name === none) return { stops, hidden }
    if (isHidden) hidden.push(name)
  }
  throw new Error(`${key} never leaves the page`)
}

/** Checks that no Tab stop is obscured, forward and backward, and which one is the first. */
export async function expectFocusUnobscured(page: Page, firstStop: Locator | undefined) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
    })
    const { stops, hidden } = await walk(page, key, key === 'Tab' ? firstStop : undefined)
    expect(hidden, `hidden by ${key}`).toEqual([])
    expect(stops).toBeGreaterThan(5)
  }
}

/**
 * Notes what screen readers announce on the pages from now on: what changes in a live region that was
 * there before, and an alert that appears. Any other region that appears with its text is silent.
 */
export const noteAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const liveRegions = '[role=alert], [role=status], [role=log], [aria-live]'
    const announced: string[] = []
    Object.assign(window, { announced })
    const known = new WeakSet<Element>()
    const learnRegions = () => {
      for (const region of document.querySelectorAll(liveRegions)) known.add(region)
    }
    const note = (element: Element) => {
      announced.push(element.textContent.replace(/\s+/g, ' '))
    }
    const noteChange = ({ type, target, addedNodes }: MutationRecord) => {
      if (type === 'childList' && addedNodes.length === 0) return
      const changed = target instanceof Element ? target : target.parentElement
      const region = changed?.closest(liveRegions)
      const isLive = region && known.has(region) && region.getAttribute('aria-live') !== 'off'
      if (isLive) note(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('[role=alert]')) note(node)
        node.querySelectorAll('[role=alert]').forEach(note)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      learnRegions()
      const observer = new MutationObserver((changes) => {
        changes.forEach(noteChange)
        learnRegions()
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    })
  })

/** Checks that a text was announced since `noteAnnouncements`. */
export async function expectAnnouncement(page: Page, text: string | RegExp) {
  const isAnnounced =
    typeof text === 'string'
      ? expect.stringContaining(text.replace(/\s+/g, ' '))
      : expect.stringMatching(text)
  const read = () =>
    page.evaluate(() => (window as Window & { announced?: string[] }).announced ?? [])
  await expect.poll(read).toContainEqual(isAnnounced)
}

/** Changes of text that a visitor may make. */
const textChanges = {
  /** The values of WCAG 1.4.12. */
  spacing: `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`,
  /** Text alone at 200 %, the layout as it is (WCAG 1.4.4). */
  doubled: 'html { font-size: 200% !important; }',
}

/** Each change at the widths where the layout has least room for it. */
const cases = [
  { change: 'spacing', width: 360 },
  { change: 'spacing', width: 1280 },
  { change: 'doubled', width: 320 },
  { change: 'doubled', width: 1280 },
] as const

/** Returns what cannot be read or reached: text outside the page, controls of the header off screen. */
const findLosses = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 1 && (right > clientWidth + 1 || left < -1)
    // These are moved into view by their own controls, or are for screen readers alone.
    const isExempt = (element: Element) =>
      element.closest('.visually-hidden, [aria-roledescription], [inert], svg') !== null ||
      !element.checkVisibility({ visibilityProperty: true })

    const losses = scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth} px`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement || !textContent?.trim() || isExempt(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if ([...range.getClientRects()].some(isOutside)) losses.push(textContent.trim().slice(0, 40))
    }
    for (const control of document.querySelectorAll('.MuiAppBar-root :is(a, summary, button)')) {
      const box = control.getBoundingClientRect()
      const isOff = isOutside(box) || box.top < 0 || box.bottom > window.innerHeight
      if (!isExempt(control) && !control.closest('details > :not(summary)') && isOff)
        losses.push(`header: ${control.textContent}`)
    }
    return losses
  })

/** Checks that with more space or larger text none is lost, no label is broken, and nothing scrolls sideways. */
export async function expectReflow(page: Page) {
  const before = page.viewportSize()
  for (const { change, width } of cases) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      window.scrollTo(0, 0)
    }, textChanges[change])
    await softly.poll(() => findLosses(page), `${change} at ${width} px`).toEqual([])
    await softly.poll(() => findBroken(page, labels), `${change} at ${width} px`).toEqual([])
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
  if (before) await page.setViewportSize(before)
}

/** Days, times and choices: none breaks within a word. */
const labels =
  '[role=gridcell], th, label:has([type=radio]) > *, .MuiToggleButton-root, [aria-haspopup=dialog]'

/** Returns the words of elements that break within. */
const findBroken = (page: Page, selector: string) =>
  page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)].flatMap((element) => {
        // The links of a closed menu have boxes, too.
        if (!element.checkVisibility()) return []
        // One range for each letter: the letters of a word may be in several elements.
        const letters: Range[] = []
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (let index = 0; index < text.length; index += 1) {
            const letter = document.createRange()
            letter.setStart(text, index)
            letter.setEnd(text, index + 1)
            letters.push(letter)
          }
        }
        const isBroken = (word: readonly Range[]) => {
          const boxes = word.flatMap((letter) => [...letter.getClientRects()])
          return new Set(boxes.map(({ top }) => Math.round(top))).size > 1
        }
        return [...letters.join('').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) =>
          isBroken(letters.slice(index, index + word.length)) ? [word] : [],
        )
      }),
    selector,
  )

/** The narrowest phone, and the narrowest screen with columns. */
const narrowWidths = [320, 600] as const

/** Checks that on narrow screens no heading, no date, no chip and no link of the header breaks within a word. */
export async function expectWholeWords(page: Page) {
  const before = page.viewportSize()
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 740 })
    await expect
      .poll(() => findBroken(page, 'main :is(h1, h2, h3, dd, .MuiChip-root), header a'))
      .toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

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
