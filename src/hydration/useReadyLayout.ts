import { useEffect, type RefObject } from 'react'

/**
 * Calculates style and layout of a hidden element while the browser is idle, so that it opens faster.
 * Browsers without `requestIdleCallback` skip this.
 */
export function useReadyLayout(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const request = requestIdleCallback(() => {
      // Reading a size makes the browser calculate the layout.
      element.current?.getBoundingClientRect()
    })
    return () => {
      cancelIdleCallback(request)
    }
  }, [element])
}
