import { expect, type Page } from '@playwright/test'

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

/** All cases are reported, not only the first that fails. */
const softly = expect.configure({ soft: true })

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

/** Checks that no text is lost, and nothing scrolls sideways, with more space or larger text. */
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
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
  if (before) await page.setViewportSize(before)
}
