import { disableContentVisibility } from '../hydration/disableContentVisibility'

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

/** Scrolls to an element and moves the keyboard focus there. */
export function scrollToElement(element: HTMLElement): void {
  disableContentVisibility()
  bringIntoView(element)
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Milliseconds after which a page that is still shorter is assumed to have changed. */
const timeoutMs = 3_000

/**
 * Restores the scroll position as soon as the page is long enough again. Returns a function that
 * stops waiting.
 */
export function restoreScroll(top: number): () => void {
  const isLongEnough = () =>
    document.documentElement.scrollHeight >= top + document.documentElement.clientHeight
  const restore = () => {
    stop()
    disableContentVisibility()
    window.scrollTo({ top, behavior: 'auto' })
  }
  const observer = new MutationObserver(() => {
    if (isLongEnough()) restore()
  })
  const timer = setTimeout(restore, timeoutMs)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }

  disableContentVisibility()
  if (isLongEnough()) restore()
  else observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
