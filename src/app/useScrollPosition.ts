import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readScrollPosition, type ScrollPosition } from './scrollPosition'

/**
 * Remembers the scroll position of each entry of the history in place of the browser, which restores
 * it before the page has changed. Returns where the current entry was left, if it was shown before.
 */
export function useScrollPosition(key: string): RefObject<ScrollPosition | undefined> {
  const [positions] = useState(() => new Map<string, ScrollPosition>())
  const previousPosition = useRef<ScrollPosition>(undefined)

  // A layout effect stops listening before the browser scrolls because the next page is shorter.
  useLayoutEffect(() => {
    // Read first, because the observer's first call overwrites the position before it is restored.
    previousPosition.current = positions.get(key)
    const remember = () => positions.set(key, readScrollPosition())
    // A section that changes its height moves the content below it without a scroll event.
    const sizes = new ResizeObserver(remember)
    const content = document.getElementById('content')
    if (content) sizes.observe(content)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', remember)
    }
  }, [key, positions])

  useEffect(() => {
    const restoreBySite = () => {
      window.history.scrollRestoration = 'manual'
    }
    // The browser restores the position after a reload, or after a visit to another site.
    const restoreByBrowser = () => {
      window.history.scrollRestoration = 'auto'
    }
    restoreBySite()
    window.addEventListener('pageshow', restoreBySite)
    window.addEventListener('pagehide', restoreByBrowser)
    return () => {
      window.removeEventListener('pageshow', restoreBySite)
      window.removeEventListener('pagehide', restoreByBrowser)
    }
  }, [])

  return previousPosition
}
