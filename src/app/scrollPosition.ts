import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { actionEvents, laidOutAttribute, skippedSections } from '../hydration/attributes'
import { bringIntoView, focusPlace, isAtLaterView } from '../ui/scroll'

/** Milliseconds after which the page is assumed to be complete. */
const timeoutMs = 5_000

/**
 * Calls `scroll` now, and again whenever sections of the page are added or change their height. Stops
 * after some seconds, at the visitor's first action, or when the returned function is called.
 */
function holdInPlace(scroll: () => void): () => void {
  const layOut = () => {
    // The exact position of a section needs the layout of all that the early script has not laid out yet.
    for (const section of document.querySelectorAll(skippedSections))
      section.setAttribute(laidOutAttribute, '')
    scroll()
  }
  const sizes = new ResizeObserver(scroll)
  const additions = new MutationObserver(layOut)
  const timer = setTimeout(stop, timeoutMs)
  // Capturing, because React keeps events in a part that is not hydrated yet from bubbling.
  const options = { capture: true, passive: true }
  for (const action of actionEvents) window.addEventListener(action, stop, options)

  function stop() {
    clearTimeout(timer)
    sizes.disconnect()
    additions.disconnect()
    for (const action of actionEvents) window.removeEventListener(action, stop, options)
  }

  layOut()
  const content = document.getElementById('content')
  if (content) {
    sizes.observe(content)
    additions.observe(content, { childList: true })
  }
  return stop
}

/**
 * Scrolls to the element of an id as soon as it is there, moves the keyboard focus there, and holds it
 * in place. Returns a function that lets go of it.
 */
export function scrollToAnchor(id: string): () => void {
  let focused: HTMLElement | null = null
  return holdInPlace(() => {
    const element = document.getElementById(id)
    bringIntoView(element)
    if (!element || element === focused) return
    focused = element
    // A visitor who is in it already may be typing.
    if (!element.contains(document.activeElement)) focusPlace(element)
  })
}

/**
 * The position of a page when it was left: the section at the top of the viewport, and the distance of
 * its edge from there. A distance from the top of the page would be wrong once sections above change
 * their heights.
 */
interface ScrollPosition {
  readonly section: number
  readonly top: number
}

const getSections = () => [...document.querySelectorAll('#content > *')]

export function readScrollPosition(): ScrollPosition {
  const tops = getSections().map((section) => section.getBoundingClientRect().top)
  const section = Math.max(0, tops.filter((top) => top <= 0).length - 1)
  return { section, top: tops[section] ?? 0 }
}

/**
 * Restores a scroll position as soon as its section is there, and holds it in place. Returns a
 * function that lets go of it.
 */
export function restoreScroll({ section, top }: ScrollPosition): () => void {
  return holdInPlace(() => {
    const found = getSections()[section]
    if (!found) return
    const distance = found.getBoundingClientRect().top - top
    window.scrollTo({ top: window.scrollY + distance, behavior: 'auto' })
  })
}

/**
 * Remembers the scroll position of each entry of the history in place of the browser, which restores
 * it before the page has changed. Returns where the current entry was left, if it was shown before.
 *
 * @param isScrollPending whether the page is going to be scrolled: until then its position is that of the page before
 */
export function useScrollPosition(
  key: string,
  isScrollPending: RefObject<boolean>,
): RefObject<ScrollPosition | undefined> {
  const [positions] = useState(() => new Map<string, ScrollPosition>())
  const previousPosition = useRef<ScrollPosition>(undefined)

  // A layout effect stops listening before the browser scrolls because the next page is shorter.
  useLayoutEffect(() => {
    // Read first, because the observer's first call overwrites the position before it is restored.
    previousPosition.current = positions.get(key)
    const remember = () => {
      if (!isScrollPending.current) positions.set(key, readScrollPosition())
    }
    // A section that changes its height moves the content below it without a scroll event.
    const sizes = new ResizeObserver(remember)
    const content = document.getElementById('content')
    if (content) sizes.observe(content)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', remember)
    }
  }, [key, positions, isScrollPending])

  useEffect(() => {
    const restoreBySite = () => {
      window.history.scrollRestoration = 'manual'
    }
    // The browser restores the position after a reload, or after a visit to another site. A reload shows the
    // page's first view, to which the position in a later one means nothing.
    const restoreByBrowser = ({ persisted }: PageTransitionEvent) => {
      window.history.scrollRestoration = !persisted && isAtLaterView() ? 'manual' : 'auto'
    }
    // WebKit restores the position of a page in its back/forward cache only after this event.
    const restoreBySiteLater = () => setTimeout(restoreBySite)
    restoreBySite()
    window.addEventListener('pageshow', restoreBySiteLater)
    window.addEventListener('pagehide', restoreByBrowser)
    return () => {
      window.removeEventListener('pageshow', restoreBySiteLater)
      window.removeEventListener('pagehide', restoreByBrowser)
    }
  }, [])

  return previousPosition
}
