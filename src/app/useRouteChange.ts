import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { actedAttribute } from '../hydration/attributes'
import { selectLanguage } from '../i18n/languageSlice'
import type { Language } from '../site/language'
import { useAppSelector } from '../store/hooks'
import { fadeContentIn, scrollToTop } from '../ui/scroll'
import { restoreScroll, scrollToAnchor, useScrollPosition } from './scrollPosition'
import { usePage } from './usePage'

/** Delays in milliseconds before scrolling to the top, and to an anchor (requirements, section 2). */
const topDelay = 100
const anchorDelay = 300

const getAnchor = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Whether the first page stays where it is: the visitor has acted while it loaded, or the browser has restored its
 * scroll position, as it does after a reload.
 */
function shouldKeepPosition(): boolean {
  if (document.documentElement.hasAttribute(actedAttribute)) return true
  // At the top the browser may have restored nothing.
  if (window.scrollY === 0) return false
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

interface PreviousLocation {
  readonly id: string
  readonly pathname: string
  readonly search: string
  readonly key: string
  readonly step: number | undefined
  readonly language: Language
}

/**
 * Sets scroll position and focus after a navigation, as a browser does: at the section that the hash
 * names, else at the top of the new page. Back and forward restore the former position. A switch of
 * language keeps the position.
 */
export function useRouteChange(): void {
  const { pathname, search, hash, key, state } = useLocation() as Location<{ step?: number } | null>
  const step = state?.step
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const language = useAppSelector(selectLanguage)
  const page = usePage(pathname)
  const id = page.id === 'notFound' ? pathname : page.id
  const previous = useRef<PreviousLocation>(undefined)
  const isScrollPending = useRef(false)
  const previousPosition = useScrollPosition(key, isScrollPending)
  const cancelScroll = useRef<() => void>(undefined)

  // Before the first paint of the new page. After Back or Forward the visitor may have seen it already, in the
  // gesture that led there.
  useLayoutEffect(() => {
    const isOtherPage = previous.current !== undefined && previous.current.id !== id
    if (isOtherPage && !isBackOrForward) fadeContentIn()
  }, [id, isBackOrForward])

  useEffect(
    () => () => {
      cancelScroll.current?.()
      previous.current = undefined
    },
    [],
  )

  useEffect(() => {
    const from = previous.current
    if (from?.key === key) return
    previous.current = { id, pathname, search, key, step, language }

    /** Calls `scroll` after a delay. The function that `scroll` returns stops the scrolling. */
    const scheduleScroll = (delay: number, scroll: () => (() => void) | undefined) => {
      cancelScroll.current?.()
      isScrollPending.current = true
      const timer = setTimeout(() => {
        isScrollPending.current = false
        cancelScroll.current = scroll()
      }, delay)
      cancelScroll.current = () => {
        isScrollPending.current = false
        clearTimeout(timer)
      }
    }

    const isOtherPage = from !== undefined && from.id !== id
    if (isOtherPage) document.getElementById('content')?.focus({ preventScroll: true })
    // The same page in the other language, after a switch or a redirect. Home has one path for both.
    if (from && !isOtherPage && (from.pathname !== pathname || from.language !== language)) return
    // A step of the booking moves focus and scroll position itself.
    if (from && !isOtherPage && from.step !== step) {
      cancelScroll.current?.()
      return
    }

    const position = isBackOrForward && from ? previousPosition.current : undefined
    if (position !== undefined) {
      scheduleScroll(topDelay, () => restoreScroll(position))
    } else if (hash) {
      const delay = from && !isOtherPage ? 0 : anchorDelay
      scheduleScroll(delay, () => {
        return !from && shouldKeepPosition() ? undefined : scrollToAnchor(getAnchor(hash))
      })
    } else if (isOtherPage || from?.search === search) {
      scheduleScroll(topDelay, () => {
        scrollToTop()
        return undefined
      })
    }
  }, [id, pathname, search, hash, key, step, language, isBackOrForward, previousPosition])
}
