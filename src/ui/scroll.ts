import { disableContentVisibility } from '../hydration/disableContentVisibility'

/** Smoothly, unless the visitor asked for less motion. */
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
}

/** Scrolls to an element and lets the keyboard go on from there. */
export function scrollToElement(element: HTMLElement): void {
  disableContentVisibility()
  element.scrollIntoView({ behavior: behavior(), block: 'start' })
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** A page that is not as long again by then has changed. */
const patience = 3_000

/**
 * Puts the page back to where it was scrolled to, as soon as it is long enough again. Gives back what
 * stops the waiting.
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
  const timer = setTimeout(restore, patience)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }

  disableContentVisibility()
  if (isLongEnough()) restore()
  else observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
