import { useSyncExternalStore } from 'react'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const getScrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth')

/** Fades in what the page shows now, unless the visitor prefers reduced motion. */
export function fadeContentIn(): void {
  if (prefersReducedMotion()) return
  document.getElementById('content')?.animate({ opacity: [0, 1] }, 300)
}

/** Moves the keyboard focus to a place in the page without scrolling. A field or a link stays a tab stop. */
export function focusPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: getScrollBehavior() })
}

/** Milliseconds from the first click of a double click to the second, also of a slow hand. */
const doubleClickMs = 400

let viewTitle: HTMLElement | null = null

/** Whether the page shows a view that came after its first one. */
export const isAtLaterView = (): boolean => viewTitle?.isConnected ?? false

/**
 * For a moment nothing in the page can be clicked: the second click of a double click was meant for what was in
 * its place before. That press, which falls through the page, leaves the focus where it is.
 */
export function ignoreSecondClick(): void {
  const content = document.getElementById('content')
  const pause = content?.animate({ pointerEvents: ['none', 'none'] }, doubleClickMs)
  if (!pause) return
  const keepFocus = (press: MouseEvent) => {
    if ((press.target as Node).contains(content)) press.preventDefault()
  }
  document.addEventListener('mousedown', keepFocus)
  pause.onfinish = pause.oncancel = () => {
    document.removeEventListener('mousedown', keepFocus)
  }
}

/** Begins a new view of the page at its top; its title gets the focus. */
export function beginView(title: HTMLElement | null): void {
  viewTitle = title
  title?.focus({ preventScroll: true })
  scrollToTop()
  ignoreSecondClick()
}

/** Scrolls to an element; the keyboard focus stays where it is. */
export function bringIntoView(
  element: HTMLElement | null,
  block: ScrollLogicalPosition = 'start',
): void {
  element?.scrollIntoView({ behavior: getScrollBehavior(), block })
}

const subscribeToScroll = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
  }
}

/**
 * Whether the page is scrolled by more than a number of pixels. Renders only when that changes, unlike MUI's
 * `useScrollTrigger` (`docs/decisions.md`, MUI's components are prerendered with emotion).
 */
export const useIsScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > threshold,
    () => false,
  )
