import { useSyncExternalStore } from 'react'
import { useInView } from 'react-intersection-observer'

const subscribeToVisibility = (follow: () => void) => {
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
  }
}

interface OnScreen {
  /** Ref of the observed element. */
  readonly ref: (element: Element | null) => void
  readonly onScreen: boolean
}

/** Whether a share of an element (0 to 1) is in view, and the browser tab is visible. */
export function useOnScreen(share = 0): OnScreen {
  const { ref, inView } = useInView({ threshold: share })
  const tabVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )
  return { ref, onScreen: inView && tabVisible }
}
