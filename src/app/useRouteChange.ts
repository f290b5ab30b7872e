import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { restoreScroll, scrollToAnchor, scrollToTop } from '../ui/scroll'
import { usePage } from './usePage'
import { useScrollPosition } from './useScrollPosition'

/** Delays in milliseconds before scrolling to the top, and to an anchor (requirements, section 9). */
const topDelay = 100
const anchorDelay = 300

const toTop = () => {
  scrollToTop()
  return undefined
}

const getAnchor = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

interface PreviousLocation {
  readonly id: string
  readonly pathname: string
  readonly search: string
  readonly key: string
  readonly step: number | undefined
}

/**
 * Sets scroll position and focus after a navigation, as a browser does: at the section that the hash
 * names, else at the top of the new page. Back and forward restore the former position. A switch of
 * language keeps the position.
 */
export function useRouteChange(): void {
  const { pathname, search, hash, key, state } = useLocation() as Location<{ step?: number } | null>
  const step = state?.step
  const returns = useNavigationType() === NavigationType.Pop
  const page = usePage(pathname)
  const id = page.id === 'notFound' ? pathname : page.id
  const previous = useRef<PreviousLocation>(undefined)
  const leftAt = useScrollPosition(key)
  const callOff = useRef<() => void>(undefined)

  useEffect(
    () => () => {
      callOff.current?.()
      previous.current = undefined
    },
    [],
  )

  useEffect(() => {
    const from = previous.current
    previous.current = { id, pathname, search, key, step }
    if (from?.key === key) return

    const move = (delay: number, act: () => (() => void) | undefined) => {
      callOff.current?.()
      const timer = setTimeout(() => {
        callOff.current = act()
      }, delay)
      callOff.current = () => {
        clearTimeout(timer)
      }
    }

    const another = from !== undefined && from.id !== id
    if (another) document.getElementById('content')?.focus({ preventScroll: true })
    // The same page at its path in the other language, after a switch or a redirect.
    if (from && !another && from.pathname !== pathname) return
    // A step of the booking moves focus and scroll position itself.
    if (from && !another && from.step !== step) return

    const returnsTo = returns && from ? leftAt.current : undefined
    if (returnsTo !== undefined) {
      move(topDelay, () => restoreScroll(returnsTo))
    } else if (hash) {
      const delay = from && !another ? 0 : anchorDelay
      move(delay, () => scrollToAnchor(getAnchor(hash)))
    } else if (another || from?.search === search) {
      move(topDelay, toTop)
    }
  }, [id, pathname, search, hash, key, step, returns, leftAt])
}
