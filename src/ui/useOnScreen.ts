import { useSyncExternalStore } from 'react'
import { useInView } from 'react-intersection-observer'

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Whether a share of an element (0 to 1) is in view, and the browser tab is visible. */
export function useOnScreen(share = 0) {
  const { ref, inView } = useInView({ threshold: share })
  const isTabVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )
  return { ref, isOnScreen: inView && isTabVisible }
}
