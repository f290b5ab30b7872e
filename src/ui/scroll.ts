/** Smooth, unless the visitor prefers reduced motion. */
const getScrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Scrolls to the top of the page. */
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
