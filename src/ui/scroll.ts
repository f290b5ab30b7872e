/** Smooth, unless the visitor prefers reduced motion. */
const getScrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Moves the keyboard focus to a place in the page without scrolling. A field or a link stays a tab stop. */
export function focusPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: getScrollBehavior() })
}

/** Scrolls to an element; the keyboard focus stays where it is. */
export function bringIntoView(
  element: HTMLElement | null,
  block: ScrollLogicalPosition = 'start',
): void {
  element?.scrollIntoView({ behavior: getScrollBehavior(), block })
}
