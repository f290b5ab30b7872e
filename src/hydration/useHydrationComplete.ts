import { useEffect } from 'react'

declare global {
  interface Window {
    /** What the visitor pressed last before the site's script was there (earlyScript). */
    queuedClick?: HTMLElement
  }
}

/** Says that the site is live, and does what was pressed before it was. */
export function useHydrationComplete(): void {
  useEffect(() => {
    document.documentElement.dataset.live = ''
    const tap = window.queuedClick
    if (!tap?.isConnected) return
    delete window.queuedClick
    tap.click()
  }, [])
}
