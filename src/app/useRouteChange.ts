import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollToTop } from '../ui/scroll'
import { resolveAddress } from '../site/siteMap'

const scrollDelay = 100

/**
 * On the way to another page: scrolls smoothly to the top (specification, section 9) and moves the
 * focus to the new page, as a browser would. A switch of language stays where it is.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation()
  const resolved = resolveAddress(pathname)
  const place = resolved.kind === 'unknown' ? pathname : resolved.id
  const previousPlace = useRef(place)

  useEffect(() => {
    if (previousPlace.current === place) return
    previousPlace.current = place
    document.getElementById('content')?.focus({ preventScroll: true })
    const timer = setTimeout(scrollToTop, scrollDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [place])
}
