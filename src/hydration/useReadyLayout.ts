import { useEffect, type RefObject } from 'react'

/**
 * Has an element that is not shown yet styled and laid out while the browser has nothing else to do,
 * so that it is only painted when it is shown. Where there is no telling when that is, it is left.
 */
export function useReadyLayout(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const request = requestIdleCallback(() => {
      // To answer, the browser has to do the work.
      element.current?.getBoundingClientRect()
    })
    return () => {
      cancelIdleCallback(request)
    }
  }, [element])
}
