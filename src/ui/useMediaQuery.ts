import { useCallback, useSyncExternalStore } from 'react'

const onServer = () => false

/** Whether a media query matches; re-renders when that changes. False while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (follow: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', follow)
      return () => {
        media.removeEventListener('change', follow)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer)
}

/** Whether the visitor prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)')
