import { settleLayout } from './settleLayout'

/** Smoothly, unless the visitor asked for less motion. */
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
}

/** Scrolls to an element and lets the keyboard go on from there. */
export function scrollToElement(element: HTMLElement): void {
  settleLayout()
  element.scrollIntoView({ behavior: behavior(), block: 'start' })
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Puts the page back to where it was scrolled to. */
export function restoreScroll(top: number): void {
  settleLayout()
  window.scrollTo({ top, behavior: 'auto' })
}
